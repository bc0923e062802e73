import type { WorkoutSession } from '@posedown/contract';

/** What a coach writes on a session. */
export interface FeedbackWords {
  feedback: string;
  goals: string;
  /** Of what was read as the writing began: other words are never written over unseen. */
  version: number;
}

/** What stands there already. */
export const wordsOf = (
  session: Pick<WorkoutSession, 'coachFeedback' | 'nextSessionGoals' | 'feedbackVersion'>,
): FeedbackWords => ({
  feedback: session.coachFeedback ?? '',
  goals: session.nextSessionGoals ?? '',
  version: session.feedbackVersion,
});

/** What an earlier look at the page left, where it left something. */
export function readWords(draft: unknown): FeedbackWords | undefined {
  const { feedback, goals, version } = (draft ?? {}) as Partial<FeedbackWords>;
  const isWhole =
    typeof feedback === 'string' && typeof goals === 'string' && typeof version === 'number';
  return isWhole ? { feedback, goals, version } : undefined;
}
