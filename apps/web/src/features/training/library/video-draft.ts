import type { ExerciseVideo } from '@posedown/contract';
import { fieldErrorsOf, isOutdated, userMessageOf } from '../../../lib/api-error.ts';

const UNSURE = 'We didn’t get a response, so the video may not have been saved. Please try again.';

/** A video link being edited. */
export interface VideoDraft {
  address: string;
  /** The version it's based on; null after a failed save, so that the next one uses the refetched version. */
  version: number | null;
}

export const addressOf = (draft: VideoDraft | undefined, { videoUrl }: ExerciseVideo) =>
  draft?.address ?? videoUrl ?? '';

/** The request body; the saved link if nothing was typed. */
export const bodyOf = (draft: VideoDraft | undefined, stored: ExerciseVideo): ExerciseVideo => ({
  videoUrl: addressOf(draft, stored).trim() || null,
  videoVersion: draft?.version ?? stored.videoVersion,
});

/**
 * The draft after a save: cleared, or based on the new version if the user kept typing during the
 * save.
 */
export function draftAfterSave(
  draft: VideoDraft | undefined,
  sent: VideoDraft | undefined,
  { videoVersion: version }: ExerciseVideo,
): VideoDraft | undefined {
  return draft?.address === sent?.address ? undefined : draft && { ...draft, version };
}

/** Why a link wasn't saved, and the current link if someone else saved one first. */
export function failureText(failure: unknown, { videoUrl }: ExerciseVideo): string {
  if (!isOutdated(failure))
    return fieldErrorsOf(failure).videoUrl ?? userMessageOf(failure, UNSURE);
  const before = videoUrl ? `linked ${videoUrl}` : 'removed the video';
  return `Another device ${before} in the meantime. Save again to replace it with yours.`;
}
