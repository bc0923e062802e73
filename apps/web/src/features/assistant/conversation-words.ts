import type { AssistantMessage } from '@posedown/contract';
import { ApiError, userMessageOf } from '../../lib/api-error.ts';
import type { Toast } from '../../ui/toast/toast.ts';

/** Messages of the conversation that go with a question. */
const HISTORY = 6;

/** What goes with a question, the oldest first. @param kept the newest first */
export const historyOf = (kept: readonly AssistantMessage[]) =>
  kept
    .slice(0, HISTORY)
    .reverse()
    .map(({ role, content, createdAt }) => ({ role, content, timestamp: createdAt }));

/** What the assistant says in place of an answer that did not come. */
export function apologyText(coachEmail: string | undefined): string {
  const where = coachEmail ? `, or email the coach at ${coachEmail}` : '';
  return `I’m sorry, I’m having connection issues. Please try again in a moment${where}.`;
}

const isLimit = (error: unknown) => error instanceof ApiError && error.code === 'too_many_requests';

/** The apology for a failure. A limit is said in the server's own words; all else is a matter of the line. */
export const apologyFor = (error: unknown, coachEmail: string | undefined): string =>
  isLimit(error) ? userMessageOf(error, apologyText(coachEmail)) : apologyText(coachEmail);

/**
 * What is told of a failure beside the apology among the lines: nothing more of a limit, which is said there. Whoever
 * has left the screen does not see those lines: they are told all of it.
 */
export function failureToast(error: unknown, apology: string, isHere: boolean): Toast | undefined {
  const failed = { variant: 'destructive', seconds: 5 } as const;
  if (!isHere) return { title: 'Your question is not answered', message: apology, ...failed };
  if (isLimit(error)) return undefined;
  const message = 'Unable to reach the coach right now. Please try again.';
  return { title: 'Connection Issue', message, ...failed };
}
