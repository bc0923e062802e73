import { createHash } from 'node:crypto';
import { seededRandom } from '@posedown/coaching';
import type { PhotoPurpose } from '@posedown/contract';
import type { Services } from '../../platform/services.ts';
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
import type { LivedDay } from './live.ts';

const VIEWS: readonly View[] = ['front', 'side', 'back'];
/** How far along their weeks the athletes were when the pictures were taken. */
const MOMENTS = [0, 1 / 3, 2 / 3, 1] as const;
/** Shorter stays have nothing to compare. */
const LEAST_DAYS = 60;
/** Athletes with pictures: the demo client and those next to them on the list. */
const MOST_ATHLETES = 10;

/** Pictures drawn at once: fewer than may wait to be processed. */
const AT_ONCE = 8;

/** A picture that is still to be drawn, and the athlete and day it is of. */
export interface PlannedPhoto {
  userId: string;
  date: string;
  pose: View | null;
  svg: string;
  /** Progress by default. */
  purpose?: PhotoPurpose;
  /** Named where something else names it too. */
  id?: string;
}

/** The first members who have been here long enough. */
export function hasPhotos({ daysHere, behavior }: CastMember, already: number): boolean {
  return already < MOST_ATHLETES && daysHere >= LEAST_DAYS && behavior.silentDays < 14;
}

/** Drawings of the athlete's body from three sides on four days. */
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
 * Draws the pictures and stores them like uploads, processing each drawing once. The sweep removes the files if the
 * rows are never committed.
 */
export async function storePhotos(
  place: Services['settings'],
  planned: readonly PlannedPhoto[],
): Promise<NewPhoto[]> {
  const developed = new Map<string, ReturnType<typeof develop>>();
  async function store(photo: PlannedPhoto): Promise<NewPhoto> {
    const { svg, userId, date, pose, purpose = 'progress', id = newPhotoId() } = photo;
    const picture = developed.get(svg) ?? develop(svg);
    developed.set(svg, picture);
    const { full, thumb, width, height } = await picture;
    const key = { userId, id };
    await storePhotoFiles(place, key, { full, thumb });
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
