import { createHash } from 'node:crypto';
import { seededRandom } from '@posedown/coaching';
import type { PhotoPurpose } from '@posedown/contract';
import type { FileStore } from '../../platform/storage/file-store.ts';
import {
  developPhoto,
  loadSharp,
  type NewPhoto,
  newPhotoId,
  storePhotoFiles,
} from '../photos/index.ts';
import type { CastMember } from './cast.ts';
import { drawFigure, type View } from './figure/draw-figure.ts';
import { chooseLooks } from './figure/looks.ts';
import type { LivedDay } from './simulate-days.ts';

const VIEWS: readonly View[] = ['front', 'side', 'back'];
/** Points of an athlete's stay at which photos were taken, as shares of it. */
const MOMENTS = [0, 1 / 3, 2 / 3, 1] as const;
/** Shorter stays have too little to compare. */
const MIN_DAYS = 60;
/** Number of athletes with photos: the demo athlete and the next ones on the list. */
const MAX_ATHLETES = 10;

/** Photos drawn at once. Stays below the processing queue's limit. */
const AT_ONCE = 8;

/** A photo to draw, with its athlete and day. */
export interface PlannedPhoto {
  userId: string;
  date: string;
  pose: View | null;
  svg: string;
  /** Defaults to progress. */
  purpose?: PhotoPurpose;
  /** Set if other rows reference the photo. */
  id?: string;
}

/** Whether an athlete gets photos: the first members who have been here long enough. */
export function hasPhotos({ daysHere, behavior }: CastMember, already: number): boolean {
  return already < MAX_ATHLETES && daysHere >= MIN_DAYS && behavior.silentDays < 14;
}

/** Plans drawings of the athlete's body from three sides on four days. */
export function planPhotos(
  { email, sex, answers }: CastMember,
  userId: string,
  days: readonly LivedDay[],
): PlannedPhoto[] {
  const looks = chooseLooks(seededRandom(`looks:${email}`));
  const shown = days.filter(({ silent }) => !silent);
  return MOMENTS.flatMap((share) => {
    const day = shown[Math.round(share * (shown.length - 1))];
    if (!day) return [];
    const body = { ...day, sex, heightCm: answers.heightCm };
    return VIEWS.map((pose) => {
      return { userId, date: day.date, pose, svg: drawFigure(body, pose, looks) };
    });
  });
}

/**
 * Draws the photos and stores them like uploads, processing each drawing once. If the rows are never committed, the
 * photo cleanup removes the files.
 */
export async function storePhotos(
  files: FileStore,
  planned: readonly PlannedPhoto[],
): Promise<NewPhoto[]> {
  const developed = new Map<string, ReturnType<typeof develop>>();
  async function store(photo: PlannedPhoto): Promise<NewPhoto> {
    const { svg, userId, date, pose, purpose = 'progress', id = newPhotoId() } = photo;
    const picture = developed.get(svg) ?? develop(svg);
    developed.set(svg, picture);
    const { full, thumb, width, height } = await picture;
    const key = { userId, id };
    await storePhotoFiles(files, key, { full, thumb });
    return {
      ...key,
      purpose,
      date,
      pose,
      width,
      height,
      bytes: full.length,
      sha256: createHash('sha256').update(full).digest('hex'),
      createdAt: new Date(`${date}T07:30:00Z`),
    };
  }
  const rows: NewPhoto[] = [];
  for (let done = 0; done < planned.length; done += AT_ONCE) {
    rows.push(...(await Promise.all(planned.slice(done, done + AT_ONCE).map(store))));
  }
  return rows;
}

async function develop(svg: string) {
  const sharp = await loadSharp();
  const drawn = await sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer();
  return developPhoto(drawn, 'image/png');
}
