import { ApiError } from '../../lib/api-error.ts';
import { isFinal } from '../../lib/outbox.ts';
import { INTERVAL_MS } from '../../lib/use-regularly.ts';

/** The maximum retry delay in intervals of `useRegularly`: four minutes. */
const MAX_INTERVALS = 16;

export type Pace = ReturnType<typeof createPace>;

/** Retries photo uploads with backoff, since every attempt sends the whole photo. All photos share one pace. */
export function createPace(now: () => number = Date.now) {
  let failures = 0;
  let dueMs = 0;
  /** The server's retry-after, which applies even when back online. */
  let refusal: { error: ApiError; untilMs: number } | undefined;

  const activeRefusal = () => (refusal && now() < refusal.untilMs ? refusal.error : undefined);

  function speedUp() {
    failures = 0;
    dueMs = 0;
  }

  function slowDown(error: unknown) {
    if (error instanceof ApiError && error.retryAfterMs > 0) {
      refusal = { error, untilMs: now() + error.retryAfterMs };
    }
    // Consecutive failures of one batch count once.
    if (now() < dueMs) return;
    const intervals = Math.min(2 ** failures, MAX_INTERVALS);
    failures += 1;
    // Half an interval less, because intervals may start slightly early or late.
    dueMs = now() + (intervals - 0.5) * INTERVAL_MS;
  }

  return {
    /**
     * Whether waiting photos may be sent automatically. @param isBack whether the network has just
     * been restored
     */
    isDue: (isBack: boolean): boolean => !activeRefusal() && (isBack || now() >= dueMs),

    /** Makes a call, unless the server said to wait; then throws its earlier error. @throws as the call does */
    send: async <Reply>(call: () => Promise<Reply>): Promise<Reply> => {
      const refused = activeRefusal();
      if (refused) throw refused;
      try {
        const reply = await call();
        speedUp();
        return reply;
      } catch (error) {
        if (isFinal(error)) speedUp();
        else if (!isAborted(error)) slowDown(error);
        throw error;
      }
    },
  };
}

/** The abort reason of a canceled upload. Leaving the screen aborts with another reason, and retries later. */
export const CANCELED = new DOMException('Canceled', 'AbortError');

/** Whether the call was aborted, which says nothing about the connection. */
const isAborted = (error: unknown) => error instanceof Error && error.name === 'AbortError';

const paces = new Map<string, Pace>();

/** The pace of a person's uploads in this tab. */
export function paceOf(userId: string): Pace {
  const pace = paces.get(userId) ?? createPace();
  paces.set(userId, pace);
  return pace;
}
