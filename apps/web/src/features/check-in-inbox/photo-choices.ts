import { addDays, daysBetween } from '@posedown/coaching';
import type { CheckInReview, PhotoPose } from '@posedown/contract';
import { POSE_ORDER } from '../../lib/pose-text.ts';

export type ReviewPhoto = CheckInReview['photos'][number];

/** Days between the two photos that are compared first. */
const USUAL_DAYS = 28;
/** Photos this much older belong to an earlier prep. */
const EARLIER_PREP_DAYS = 120;

/** The poses with photos, in line-up order. */
export function posesOf(photos: readonly ReviewPhoto[]): PhotoPose[] {
  const poses = new Set(photos.map(({ pose }) => pose));
  return POSE_ORDER.filter((pose) => poses.has(pose));
}

/** A pose's photos, newest first, one per day. */
export function photosOfPose(photos: readonly ReviewPhoto[], pose: PhotoPose): ReviewPhoto[] {
  const days = new Set<string>();
  return photos.filter((photo) => {
    if (photo.pose !== pose || days.has(photo.date)) return false;
    days.add(photo.date);
    return true;
  });
}

/** The newest photo of a pose, and the one nearest to four weeks before it. */
export function usualPair(ofPose: readonly ReviewPhoto[]): {
  before: ReviewPhoto | undefined;
  after: ReviewPhoto | undefined;
} {
  const [after, ...older] = ofPose;
  if (!after) return { before: undefined, after: undefined };
  const day = addDays(after.date, -USUAL_DAYS);
  const distance = ({ date }: ReviewPhoto) => Math.abs(daysBetween(date, day));
  const [before] = older.toSorted((one, other) => distance(one) - distance(other));
  return { before, after };
}

/** The photo of an earlier prep at as many weeks to its show, or undefined. */
export function earlierPrep(
  ofPose: readonly ReviewPhoto[],
  after: ReviewPhoto,
): ReviewPhoto | undefined {
  const { weeksOut } = after;
  if (weeksOut === null) return undefined;
  return ofPose.find(
    (photo) =>
      photo.weeksOut !== null &&
      Math.abs(photo.weeksOut - weeksOut) <= 1 &&
      daysBetween(photo.date, after.date) >= EARLIER_PREP_DAYS,
  );
}

/** The photos that a review shows first. */
export function photosToPreload({ photos }: Pick<CheckInReview, 'photos'>): ReviewPhoto[] {
  const [pose] = posesOf(photos);
  if (!pose) return [];
  const { before, after } = usualPair(photosOfPose(photos, pose));
  return [before, after].filter((photo) => photo !== undefined);
}
