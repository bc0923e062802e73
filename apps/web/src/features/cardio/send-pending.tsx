import type { CardioSessionBody } from '@posedown/contract';
import { outboxPerPerson, useOutboxOf, useRegularFlush } from '../../lib/outbox-per-person.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import { recordSession, refreshSessions } from './api.ts';

/** Sessions that were finished without a network. Their request keys make sending them twice harmless. */
const outboxOf = outboxPerPerson<CardioSessionBody>((userId, client) => ({
  key: `posedown.cardio.pending.${userId}`,
  isItem: (value): value is CardioSessionBody =>
    typeof (value as Partial<CardioSessionBody> | null)?.requestKey === 'string',
  send: async (session) => {
    await recordSession(session);
    refreshSessions(client, userId);
    void showToast({ title: 'Session sent', message: 'Your cardio is saved now.' });
  },
  onRefused: (_session, { userMessage }) => {
    void showToast({
      title: 'Session not saved',
      message: userMessage ?? 'The server refused the cardio kept on this device.',
      variant: 'destructive',
      seconds: 5,
    });
    return undefined;
  },
}));

/** Sends the sessions that this device kept, wherever the athlete is. Draws nothing. */
export function SendPendingCardio({ userId }: { userId: string }) {
  useRegularFlush(outboxOf, userId);
  return null;
}

/** How many sessions wait on this device. */
export const usePendingCount = (userId: string): number =>
  useOutboxOf(outboxOf, userId).waiting.length;

/** The ways to have a session on this device until the server has it. */
export function usePending(userId: string) {
  const { outbox } = useOutboxOf(outboxOf, userId);
  return {
    /** Has it on the device while it is being sent. */
    whileSent: outbox.during,
    /** @returns whether the device could keep it */
    keep: (session: CardioSessionBody): boolean => {
      outbox.drop(({ requestKey }) => requestKey === session.requestKey);
      return outbox.add(session);
    },
  };
}
