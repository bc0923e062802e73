import type { AssistantMessage } from '@posedown/contract';

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
  const where = coachEmail ? `, or e-mail the coach at ${coachEmail}` : '';
  return `I apologise, I am having connection issues. Please try again in a moment${where}.`;
}
