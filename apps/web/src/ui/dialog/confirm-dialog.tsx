import type { ReactNode } from 'react';
import { FormNotice } from '../form/form-notice.tsx';
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
  /** Why it did not happen: behind the dialog nothing would be read. */
  failure?: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something happens. The safe answer has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirmLabel, isDestructive, busy, failure } = props;
  const { onConfirm, onClose } = props;
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
            loading={busy}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {failure && <FormNotice>{failure}</FormNotice>}
    </Dialog>
  );
}
