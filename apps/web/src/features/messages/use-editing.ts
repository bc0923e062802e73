import { useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { useSingleFlight } from '../../lib/use-single-flight.ts';
import { showError } from '../../ui/toast/show-error.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useEditMessage } from './api.ts';
import type { Message } from './message-limits.ts';

const OVERTAKEN =
  'It was changed in the meantime, as shown above. Save again to overwrite it with this version.';

const UNREACHED = 'We couldn’t reach the server. Try again when you’re online.';

/** Says why a line could be neither changed nor deleted. */
export const explain = (error: unknown) => showError(error, UNREACHED);

/** The line that is being changed. It is sent once: a second tap would be overtaken by the first. */
export function useEditing(athleteId: string) {
  const [editing, setEditing] = useState<Message>();
  const edit = useEditMessage(athleteId);
  const { busy, run } = useSingleFlight();

  /** The field is for a new line again, unless another one is changed by now. */
  const close = (id: string) => setEditing((line) => (line?.id === id ? undefined : line));

  /** What another window wrote is in its line by now; sent again, what stands in the field takes its place. */
  function explainEdit(error: unknown, messageId: string): void {
    const version = error instanceof ApiError ? error.version : undefined;
    if (version === undefined) {
      explain(error);
      return;
    }
    setEditing((line) => (line?.id === messageId ? { ...line, version } : line));
    void showToast({ title: 'Not saved', message: OVERTAKEN, variant: 'destructive', seconds: 5 });
  }

  function save({ id: messageId, version }: Message, content: string): void {
    void run(() =>
      edit.mutateAsync({ messageId, content, version }).then(
        // What was written stays in the field until the server has it.
        () => close(messageId),
        (error) => explainEdit(error, messageId),
      ),
    );
  }

  return { editing, setEditing, close, busy, save };
}
