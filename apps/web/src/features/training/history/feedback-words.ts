import type { WorkoutSession } from '@posedown/contract';

/** A coach's feedback as typed. */
export interface FeedbackWords {
  feedback: string;
  goals: string;
  /** The version it's based on, so that a newer one is never overwritten unseen. */
  version: number;
}

/** The saved feedback. */
export const wordsOf = (
  session: Pick<WorkoutSession, 'coachFeedback' | 'nextSessionGoals' | 'feedbackVersion'>,
): FeedbackWords => ({
  feedback: session.coachFeedback ?? '',
  goals: session.nextSessionGoals ?? '',
  version: session.feedbackVersion,
});

/** Parses a stored draft; undefined if it isn't one. */
export function readWords(draft: unknown): FeedbackWords | undefined {
  const { feedback, goals, version } = (draft ?? {}) as Partial<FeedbackWords>;
  const isWhole =
    typeof feedback === 'string' && typeof goals === 'string' && typeof version === 'number';
  return isWhole ? { feedback, goals, version } : undefined;
}
