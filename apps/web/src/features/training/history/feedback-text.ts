import type { WorkoutSession } from '@posedown/contract';

/** A coach's feedback as typed. */
export interface FeedbackText {
  feedback: string;
  goals: string;
  /** The version it's based on, so that a newer one is never overwritten unseen. */
  version: number;
}

/** The saved feedback. */
export const wordsOf = (
  session: Pick<WorkoutSession, 'coachFeedback' | 'nextSessionGoals' | 'feedbackVersion'>,
): FeedbackText => ({
  feedback: session.coachFeedback ?? '',
  goals: session.nextSessionGoals ?? '',
  version: session.feedbackVersion,
});

/** Parses a stored draft; undefined if it isn't one. */
export function scanText(draft: unknown): FeedbackText | undefined {
  const { feedback, goals, version } = (draft ?? {}) as Partial<FeedbackText>;
  const isWhole =
    typeof feedback === 'string' && typeof goals === 'string' && typeof version === 'number';
  return isWhole ? { feedback, goals, version } : undefined;
}
