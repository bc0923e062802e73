import type { Protocol } from '@posedown/contract';
import { Suspense, useState } from 'react';
import { Button } from '../../ui/parts/button.tsx';
import { lazyPart } from '../../ui/parts/lazy-part.tsx';

const ApproveDialog = lazyPart(() =>
  import('./approve-dialog.tsx').then(({ ApproveDialog }) => ({ default: ApproveDialog })),
);
const RejectDialog = lazyPart(() =>
  import('./reject-dialog.tsx').then(({ RejectDialog }) => ({ default: RejectDialog })),
);

interface DecisionBarProps {
  protocol: Protocol;
  onEdit: () => void;
}

/** Approve, edit or reject a draft. What crosses a limit has no way to be approved. */
export function DecisionBar({ protocol, onEdit }: DecisionBarProps) {
  const [open, setOpen] = useState<'approve' | 'reject' | null>(null);
  const close = () => setOpen(null);
  const isBlocked = protocol.safety.findings.some(({ level }) => level === 'block');
  return (
    <>
      <Button
        size="md"
        disabled={isBlocked}
        aria-describedby={isBlocked ? `safety-${protocol.id}` : undefined}
        onClick={() => setOpen('approve')}
      >
        {isBlocked ? 'Approve (crosses a limit)' : 'Approve'}
      </Button>
      <Button variant="default" size="md" onClick={onEdit}>
        Edit
      </Button>
      <Button variant="default" size="md" onClick={() => setOpen('reject')}>
        Reject
      </Button>
      <Suspense fallback={null}>
        {open === 'approve' && <ApproveDialog protocol={protocol} onClose={close} />}
        {open === 'reject' && <RejectDialog protocol={protocol} onClose={close} />}
      </Suspense>
    </>
  );
}
