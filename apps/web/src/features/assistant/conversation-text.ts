import type { AssistantMessage } from '@posedown/contract';
import { ApiError, userMessageOf } from '../../lib/api-error.ts';
import type { Toast } from '../../ui/toast/toast.ts';

/** Number of earlier messages sent with a question. */
const HISTORY = 6;

/**
 * The history sent with a question, oldest first.
 * @param messages newest first
 */
export const historyOf = (messages: readonly AssistantMessage[]) =>
  messages
    .slice(0, HISTORY)
    .reverse()
    .map(({ role, content, createdAt }) => ({ role, content, timestamp: createdAt }));

/** The assistant's message when an answer fails. */
export function apologyText(coachEmail: string | undefined): string {
  const where = coachEmail ? `, or email the coach at ${coachEmail}` : '';
  return `I’m sorry, I’m having connection issues. Please try again in a moment${where}.`;
}

const isLimit = (error: unknown) => error instanceof ApiError && error.code === 'too_many_requests';

/**
 * The apology for a failure. A rate limit uses the server's message; anything else counts as a
 * connection problem.
 */
export const apologyFor = (error: unknown, coachEmail: string | undefined): string =>
  isLimit(error) ? userMessageOf(error, apologyText(coachEmail)) : apologyText(coachEmail);

/**
 * The toast for a failed question. A rate limit needs none while the chat is open, because the
 * apology explains it. After the user has left the screen, the toast contains the whole apology.
 */
export function failureToast(error: unknown, apology: string, isHere: boolean): Toast | undefined {
  const style = { variant: 'destructive', seconds: 5 } as const;
  if (!isHere) return { title: 'Your question is not answered', message: apology, ...style };
  if (isLimit(error)) return undefined;
  const message = 'Unable to reach the coach right now. Please try again.';
  return { title: 'Connection Issue', message, ...style };
}
