import { ApiError } from '../../lib/api-error.ts';
import { isFinal } from '../../lib/outbox.ts';
import { AGAIN_MS } from '../../lib/use-regularly.ts';

/** What finds no server is sent again after one turn of `useRegularly`, then two, four … : at most four minutes. */
const MOST_TURNS = 16;

export type Pace = ReturnType<typeof createPace>;

/**
 * When photos that did not arrive are sent again, for each time costs the whole of them. They have one pace:
 * what holds up one holds up the others.
 */
export function createPace(now: () => number = Date.now) {
  let failures = 0;
  let dueMs = 0;
  /** The server's word on how long to wait: nothing comes past it, not even the network that is back. */
  let refusal: { error: ApiError; untilMs: number } | undefined;

  const inForce = () => (refusal && now() < refusal.untilMs ? refusal.error : undefined);

  function speedUp() {
    failures = 0;
    dueMs = 0;
  }

  function slowDown(error: unknown) {
    if (error instanceof ApiError && error.retryAfterMs > 0) {
      refusal = { error, untilMs: now() + error.retryAfterMs };
    }
    // Those that fail one after the other count as one.
    if (now() < dueMs) return;
    const turns = Math.min(2 ** failures, MOST_TURNS);
    failures += 1;
    // Half a turn less: turns are counted from when they began, and come a little early or late.
    dueMs = now() + (turns - 0.5) * AGAIN_MS;
  }

  return {
    /** Whether what waits goes without another tap. @param isBack whether the network has just come back */
    isDue: (isBack: boolean): boolean => !inForce() && (isBack || now() >= dueMs),

    /** Makes a call, unless the server has said to wait: then it is refused as before. @throws as the call does */
    send: async <Reply>(call: () => Promise<Reply>): Promise<Reply> => {
      const refused = inForce();
      if (refused) throw refused;
      try {
        const reply = await call();
        speedUp();
        return reply;
      } catch (error) {
        if (isFinal(error)) speedUp();
        else if (!isGivenUp(error)) slowDown(error);
        throw error;
      }
    },
  };
}

/** Why a call ends whose person has called it off. What ends with its screen has another reason: it is still wanted. */
export const CALLED_OFF = new DOMException('Called off by its person', 'AbortError');

/** Whether its person gave it up: that says nothing of the way to the server. */
const isGivenUp = (error: unknown) => error instanceof Error && error.name === 'AbortError';

const paces = new Map<string, Pace>();

/** The pace of a person's photos in this tab, on the screen with them and beside it. */
export function paceOf(userId: string): Pace {
  const pace = paces.get(userId) ?? createPace();
  paces.set(userId, pace);
  return pace;
}
