import { userMessageOf } from '../../lib/api-error.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { useClear } from './api.ts';

const NOT_CLEARED = 'We couldn’t clear the conversation. Please try again.';

interface NewConversationProps {
  userId: string;
  onCleared: () => void;
  onClose: () => void;
}

/** Asks before what was said is put away. */
export function NewConversation({ userId, onCleared, onClose }: NewConversationProps) {
  const clear = useClear(userId);
  const confirm = () =>
    clear.mutate(undefined, {
      onSuccess: () => {
        onCleared();
        onClose();
      },
    });
  return (
    <ConfirmDialog
      title="Start a new conversation?"
      confirmLabel="New conversation"
      isDestructive
      busy={clear.isPending}
      failure={clear.isError ? userMessageOf(clear.error, NOT_CLEARED) : undefined}
      onConfirm={confirm}
      onClose={onClose}
    >
      This deletes the conversation. Your coach keeps anything that was handed to them.
    </ConfirmDialog>
  );
}
