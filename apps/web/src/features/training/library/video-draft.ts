import type { ExerciseVideo } from '@posedown/contract';
import { fieldErrorsOf, isOutdated, userMessageOf } from '../../../lib/api-error.ts';

const UNSURE = 'We didn’t get a response, so the video may not have been saved. Please try again.';

/** A link under somebody's hands. */
export interface VideoDraft {
  address: string;
  /** Of what was read as the writing began; null once a try failed: the next one goes by what was refetched. */
  version: number | null;
}

export const addressOf = (draft: VideoDraft | undefined, { videoUrl }: ExerciseVideo) =>
  draft?.address ?? videoUrl ?? '';

/** What is sent. Without a word that was typed it is what is stored. */
export const bodyOf = (draft: VideoDraft | undefined, stored: ExerciseVideo): ExerciseVideo => ({
  videoUrl: addressOf(draft, stored).trim() || null,
  videoVersion: draft?.version ?? stored.videoVersion,
});

/** What is still to be saved once something was: what was typed since, over the version it has now. */
export function afterSaving(
  draft: VideoDraft | undefined,
  sent: VideoDraft | undefined,
  { videoVersion: version }: ExerciseVideo,
): VideoDraft | undefined {
  return draft?.address === sent?.address ? undefined : draft && { ...draft, version };
}

/** Why a link wasn't saved, and the current link if someone else saved one first. */
export function failureWords(failure: unknown, { videoUrl }: ExerciseVideo): string {
  if (!isOutdated(failure))
    return fieldErrorsOf(failure).videoUrl ?? userMessageOf(failure, UNSURE);
  const before = videoUrl ? `linked ${videoUrl}` : 'removed the video';
  return `Another device ${before} in the meantime. Save again to replace it with yours.`;
}
