import type { ReactNode } from 'react';
import { FormNotice } from '../form/form-notice.tsx';
import { Button } from '../parts/button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  /** The question: 'Create a new plan?' */
  title: string;
  /** The consequence, in one sentence. */
  children?: ReactNode;
  /** The label of the confirm button: 'Delete'. */
  confirmLabel: string;
  /** Whether the action can't be undone. */
  isDestructive?: boolean;
  busy?: boolean;
  /** Why it failed. Shown here because content behind the dialog isn't announced. */
  failure?: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for confirmation. The cancel button has the focus. */
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
