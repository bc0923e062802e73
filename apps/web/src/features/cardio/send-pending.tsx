import type { CardioSessionBody } from '@posedown/contract';
import { isOtherRequest, userMessageOf } from '../../lib/api-error.ts';
import { outboxPerPerson, useOutboxOf, useRegularFlush } from '../../lib/outbox-per-person.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import { recordSession, refreshSessions } from './api.ts';

/** A session that was finished and the server does not have. */
export interface PendingSession extends CardioSessionBody {
  /** Why the server does not take it; absent while it waits for the network. */
  problem?: string;
}

/**
 * Sessions that were finished without a network. Their request keys make sending them twice harmless. One that the
 * server refuses stays until it is tried again or removed, and holds no other up.
 */
export const sessionsOf = outboxPerPerson<PendingSession>((userId, client) => ({
  key: `posedown.cardio.pending.${userId}`,
  isItem: (value): value is PendingSession =>
    typeof (value as Partial<PendingSession> | null)?.requestKey === 'string',
  send: async (session) => {
    await recordSession(session);
    refreshSessions(client, userId);
    void showToast({ title: 'Session sent', message: 'Cardio saved' });
  },
  onRefused: (session, error) => {
    const problem = userMessageOf(error, 'The server couldn’t save it.');
    void showToast({
      title: 'Session not saved',
      message: problem,
      variant: 'destructive',
      seconds: 5,
    });
    // The first try had arrived: that one is saved.
    return isOtherRequest(error) ? undefined : { ...session, problem };
  },
  isHeld,
}));

function isHeld({ problem }: PendingSession): boolean {
  return problem !== undefined;
}

/** Sends the sessions that this device kept, wherever the athlete is. Draws nothing. */
export function SendPendingCardio({ userId }: { userId: string }) {
  useRegularFlush(sessionsOf, userId);
  return null;
}

/** How many sessions on this device wait to be sent, and how many the server did not take. */
export function usePendingCounts(userId: string) {
  const { waiting } = useOutboxOf(sessionsOf, userId);
  const refused = waiting.filter(isHeld).length;
  return { cardio: waiting.length - refused, refusedCardio: refused };
}

/** The ways to have a session on this device until the server has it. */
export function usePending(userId: string) {
  const { outbox } = useOutboxOf(sessionsOf, userId);
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
