import type { Protocol } from '@posedown/contract';
import { IconCircleCheckFilled } from '@tabler/icons-react';
import { userMessageOf } from '../../lib/api-error.ts';
import { formatInstant } from '../../lib/days.ts';
import { announce } from '../../ui/announce/announce.ts';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { Button } from '../../ui/parts/button.tsx';
import { Card } from '../../ui/parts/card.tsx';
import { useAcknowledge } from './api.ts';
import detailClasses from './detail.module.css';

/** Lets the athlete confirm having read their protocol. */
export function AcknowledgeCard({ protocol }: { protocol: Protocol }) {
  const acknowledge = useAcknowledge(protocol.id);
  const { acknowledgedAt, status } = protocol;
  if (acknowledgedAt) {
    return (
      <p className={detailClasses.done}>
        <IconCircleCheckFilled size={20} aria-hidden="true" />
        You acknowledged this protocol on {formatInstant(acknowledgedAt)}.
      </p>
    );
  }
  if (status !== 'approved') return null;
  return (
    <Card gap="md">
      <p>Read the phases and the safety notes, then confirm below.</p>
      {acknowledge.isError && (
        <FormNotice>
          {userMessageOf(
            acknowledge.error,
            'That wasn’t saved. Check your connection and try again.',
          )}
        </FormNotice>
      )}
      <div>
        <Button
          size="md"
          loading={acknowledge.isPending}
          onClick={() =>
            acknowledge.mutate(undefined, {
              // The card disappears with the focused button.
              onSuccess: () => announce('You acknowledged this protocol.'),
            })
          }
        >
          {acknowledge.isPending ? 'Saving...' : 'I have read this protocol'}
        </Button>
      </div>
    </Card>
  );
}
