import type { ScheduledMessage } from '@posedown/contract';
import { announce } from '../../../ui/announce/announce.ts';
import { showError } from '../../../ui/toast/show-error.ts';
import { showWhenDone } from '../../../ui/toast/show-undoable.ts';
import { useCancelScheduled, useRestoreScheduled, useSendScheduled } from './api.ts';

const UNREACHED =
  'We couldn’t reach the server, so your scheduled messages may not have changed. Try again when you’re online.';

/** Sends or cancels an athlete's scheduled messages. Cancel can be undone in its toast. */
export function useScheduledActions(athleteId: string, name: string | null) {
  const sending = useSendScheduled(athleteId);
  const canceling = useCancelScheduled(athleteId);
  const restoring = useRestoreScheduled(athleteId);
  const to = name ? ` to ${name}` : '';

  function send(message: ScheduledMessage): void {
    sending.mutate(message, {
      onSuccess: () => announce('Sent'),
      onError: (error) => showError(error, UNREACHED),
    });
  }

  function cancel(message: ScheduledMessage): void {
    void showWhenDone(canceling.mutateAsync(message), UNREACHED, () => ({
      title: 'Message canceled',
      message: `It won’t be sent${to}.`,
      undo: async () => {
        await restoring.mutateAsync(message);
        return { title: 'Message restored', message: 'It’s scheduled again.' };
      },
    }));
  }

  const running = [sending, canceling].find(({ isPending }) => isPending);
  return { send, cancel, busyId: running?.variables?.id };
}
