import type { PlannedChange } from '@posedown/contract';
import { useState } from 'react';
import { plannedText } from '../../lib/planned-text.ts';
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';
import { Button } from '../parts/button.tsx';
import { Text } from '../parts/text.tsx';

interface PlannedLineProps {
  planned: PlannedChange;
  /** For the coach. Resolves once it is removed. */
  onCancel?: () => Promise<unknown>;
}

const NOT_REMOVED = 'We couldn’t reach the server, so the change is still planned. Try again.';

/** The change that applies from a later day. A coach can remove it. */
export function PlannedLine({ planned, onCancel }: PlannedLineProps) {
  const [isAsking, setAsking] = useState(false);
  const [state, setState] = useState<'busy' | 'failed'>();
  async function cancel(act: () => Promise<unknown>) {
    setState('busy');
    await act().then(
      () => setAsking(false),
      () => setState('failed'),
    );
  }
  return (
    <div>
      <Text size="sm">{plannedText(planned)}</Text>
      {onCancel && (
        <Button variant="subtle" color="gray" size="sm" onClick={() => setAsking(true)}>
          Remove the planned change
        </Button>
      )}
      {isAsking && onCancel && (
        <ConfirmDialog
          title="Remove the planned change?"
          confirmLabel="Remove"
          busy={state === 'busy'}
          failure={state === 'failed' ? NOT_REMOVED : undefined}
          onConfirm={() => void cancel(onCancel)}
          onClose={() => setAsking(false)}
        >
          The plan stays as it is now.
        </ConfirmDialog>
      )}
    </div>
  );
}
