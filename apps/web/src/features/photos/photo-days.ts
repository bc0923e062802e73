import type { Photo, PhotoPose } from '@posedown/contract';
import { POSE_ORDER } from '../../lib/pose-text.ts';

interface PhotoDay {
  date: string;
  photos: Photo[];
}

const poseIndex = ({ pose }: Photo) => (pose ? POSE_ORDER.indexOf(pose) : POSE_ORDER.length);

/** Photos by day, newest first, in pose order within a day. */
export function photoDays(photos: readonly Photo[]): PhotoDay[] {
  const byDay = new Map<string, Photo[]>();
  for (const photo of photos) byDay.set(photo.date, [...(byDay.get(photo.date) ?? []), photo]);
  return [...byDay]
    .map(([date, ofDay]) => ({
      date,
      photos: ofDay.toSorted((a, b) => poseIndex(a) - poseIndex(b)),
    }))
    .toSorted((a, b) => (a.date < b.date ? 1 : -1));
}

/** The poses with photos on two or more days, with one photo per day, oldest first. */
export function comparablePoses(photos: readonly Photo[]): { pose: PhotoPose; photos: Photo[] }[] {
  return POSE_ORDER.flatMap((pose) => {
    const byDay = new Map<string, Photo>();
    // The first in the list is the latest of its day.
    for (const photo of photos) {
      if (photo.pose === pose && !byDay.has(photo.date)) byDay.set(photo.date, photo);
    }
    const ofPose = [...byDay.values()].toSorted((a, b) => (a.date < b.date ? -1 : 1));
    return ofPose.length < 2 ? [] : [{ pose, photos: ofPose }];
  });
}
