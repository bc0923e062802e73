import type { ReactNode } from 'react';
import { Button } from '../parts/button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  /** The question: 'Make a new plan?' */
  title: string;
  /** What will happen, in a sentence. */
  children?: ReactNode;
  /** The verb on the button: 'Delete'. */
  confirmLabel: string;
  /** Whether what happens cannot be taken back. */
  isDestructive?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something happens. The safe answer has the focus. Load it lazily, as every dialog. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirmLabel, isDestructive, busy, onConfirm, onClose } = props;
  return (
    <Dialog
      role="alertdialog"
      title={title}
      intro={children}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" size="md" data-autofocus onClick={onClose}>
            Cancel
          </Button>
          <Button
            size="md"
            color={isDestructive ? 'behind' : undefined}
            disabled={busy}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
