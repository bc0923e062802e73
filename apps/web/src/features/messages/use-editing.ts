import { useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import type { Message } from '../../lib/message-limits.ts';
import { useSingleFlight } from '../../lib/use-single-flight.ts';
import { showError } from '../../ui/toast/show-error.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useEditMessage } from './api.ts';

const OVERTAKEN =
  'It was changed in the meantime, as shown above. Save again to overwrite it with this version.';

const UNREACHED = 'We couldn’t reach the server. Try again when you’re online.';

/** Shows a toast that explains why a message could not be edited or deleted. */
export const showSaveError = (error: unknown) => showError(error, UNREACHED);

/**
 * The message being edited. Saves run one at a time, because a second one would conflict with the
 * first.
 */
export function useEditing(athleteId: string) {
  const [editing, setEditing] = useState<Message>();
  const edit = useEditMessage(athleteId);
  const { busy, run } = useSingleFlight();

  /** Ends the edit unless another message is being edited by now. */
  const close = (id: string) => setEditing((line) => (line?.id === id ? undefined : line));

  /** On a conflict, the other version appears in the thread, and saving again overwrites it. */
  function explainEdit(error: unknown, messageId: string): void {
    const version = error instanceof ApiError ? error.version : undefined;
    if (version === undefined) {
      showSaveError(error);
      return;
    }
    setEditing((line) => (line?.id === messageId ? { ...line, version } : line));
    void showToast({ title: 'Not saved', message: OVERTAKEN, variant: 'destructive', seconds: 5 });
  }

  function save({ id: messageId, version }: Message, content: string): void {
    void run(() =>
      edit.mutateAsync({ messageId, content, version }).then(
        // The text stays in the input until the server has it.
        () => close(messageId),
        (error) => explainEdit(error, messageId),
      ),
    );
  }

  return { editing, setEditing, close, busy, save };
}
