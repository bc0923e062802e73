import type { CardioSessionBody } from '@posedown/contract';
import { isOtherRequest, userMessageOf } from '../../lib/api-error.ts';
import { outboxPerPerson, useOutboxOf, useRegularFlush } from '../../lib/outbox-per-person.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import { recordSession, refreshSessions } from './api.ts';

/** A finished session that isn't on the server yet. */
export interface PendingSession extends CardioSessionBody {
  /** Why the server rejected it; absent while it waits for the network. */
  problem?: string;
}

/**
 * Sessions finished offline. Request keys make retries safe. A rejected one stays until it is retried or removed,
 * without blocking the others.
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
    // An earlier attempt went through.
    return isOtherRequest(error) ? undefined : { ...session, problem };
  },
  isRejected,
}));

function isRejected({ problem }: PendingSession): boolean {
  return problem !== undefined;
}

/** Sends waiting sessions on every screen. Renders nothing. */
export function SendPendingCardio({ userId }: { userId: string }) {
  useRegularFlush(sessionsOf, userId);
  return null;
}

/** The number of waiting and of rejected sessions on this device. */
export function usePendingCounts(userId: string) {
  const { waiting } = useOutboxOf(sessionsOf, userId);
  const refused = waiting.filter(isRejected).length;
  return { cardio: waiting.length - refused, refusedCardio: refused };
}

/** Stores a session on this device until the server has it. */
export function usePending(userId: string) {
  const { outbox } = useOutboxOf(sessionsOf, userId);
  return {
    /** Stores the session while it is being sent. */
    whileSent: outbox.during,
    /** @returns whether it could be stored */
    store: (session: CardioSessionBody): boolean => {
      outbox.drop(({ requestKey }) => requestKey === session.requestKey);
      return outbox.add(session);
    },
  };
}
