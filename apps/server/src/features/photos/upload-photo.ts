import { createHash } from 'node:crypto';
import { calendarDayIn } from '@posedown/coaching';
import type { PhotoPose, PhotoPurpose } from '@posedown/contract';
import type { Db } from '../../platform/db/database.ts';
import { databaseFailure } from '../../platform/db/failure.ts';
import { repeatResult, sentAs } from '../../platform/db/store-once.ts';
import { AppError, badField } from '../../platform/errors.ts';
import { countUp, limitOf } from '../../platform/limits/limit.ts';
import { requireLoggableDay } from '../../platform/logged-day.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { type Person, writeForAthlete } from '../athletes/index.ts';
import { developForPerson } from './develop-for-person.ts';
import { discardPhotoFiles, storePhotoFiles } from './photo-files.ts';
import {
  countPhotos,
  findPhotoByKey,
  insertPhoto,
  isAlreadyStored,
  type NewPhoto,
  newPhotoId,
  type StoredPhoto,
} from './queries.ts';

interface Sent {
  purpose: PhotoPurpose;
  /** Defaults to the athlete's current day. */
  date?: string | undefined;
  pose?: PhotoPose | undefined;
  requestKey?: string | undefined;
  image: Uint8Array;
  /** The declared media type. */
  type: string;
}

type Deps = Pick<Services, 'db' | 'now' | 'settings' | 'files'>;

/** Three photos a day for four and a half years. */
const MAX_KEPT = 5000;

/**
 * Stores an athlete's photo, resized and without metadata. A duplicate returns the first. Files are written before
 * their row.
 * @throws AppError for a future day, a damaged picture, a coach's photo outside messages, or too many photos
 */
export async function uploadPhoto(
  { db, now, settings, files }: Deps,
  { actor, athlete }: { actor: Actor; athlete: Person },
  sent: Sent,
): Promise<StoredPhoto> {
  const today = calendarDayIn(now(), athlete.timezone);
  const { image, type, date = today, ...facts } = sent;
  if (actor.userId !== athlete.id && facts.purpose !== 'message') {
    throw badField('purpose', 'A coach adds photos to messages only');
  }
  const userId = athlete.id;
  const request = sentAs(facts.requestKey, { ...facts, date: sent.date, picture: digestOf(image) });
  const findFirst = async () => {
    const existing = facts.requestKey ? await findPhotoByKey(db, userId, facts.requestKey) : null;
    return existing && repeatResult(existing, existing, request);
  };
  const first = await findFirst();
  if (first) return first;
  await limitUploads({ db, now, settings }, userId);
  requireLoggableDay(date, today);
  const { full, thumb, width, height } = await developForPerson(actor.userId, image, type);
  const key = { userId, id: newPhotoId() };
  await storePhotoFiles(files, key, { full, thumb });
  const createdAt = now();
  try {
    return await save(db, {
      ...key,
      ...facts,
      ...request,
      date,
      width,
      height,
      bytes: full.length,
      sha256: digestOf(full),
      // Progress photos need no attachment. Others wait for one.
      looseSince: facts.purpose === 'progress' ? null : createdAt,
      createdAt,
    });
  } catch (error) {
    // If the connection was lost, the row may exist. Files without rows are removed later by the cleanup.
    if (databaseFailure(error) !== 'away') await discardPhotoFiles(files, key);
    const other = isAlreadyStored(error) ? await findFirst() : null;
    if (other) return other;
    throw error;
  }
}

/** A progress photo is a log, so it refreshes the roster. */
function save(db: Db, photo: NewPhoto & { createdAt: Date }): Promise<StoredPhoto> {
  if (photo.purpose !== 'progress') return insertPhoto(db, photo);
  return writeForAthlete(
    { db, now: () => photo.createdAt },
    photo.userId,
    { affects: 'standing' },
    async (tx) => {
      const stored = await insertPhoto(tx, photo);
      return stored;
    },
  );
}

/** Counts every attempt, because rejected and deleted photos cost as much. */
async function limitUploads({ db, now, settings }: Omit<Deps, 'files'>, userId: string) {
  const limit = limitOf(settings, 'photoPerAthlete');
  const attempts = await countUp(db, limit, [userId], now());
  if ((await countPhotos(db, userId)) >= MAX_KEPT) {
    throw new AppError('conflict', {
      userMessage: `No more than ${MAX_KEPT.toLocaleString('en')} photos are kept. Delete some first.`,
    });
  }
  if (attempts > limit.max) {
    throw new AppError('too_many_requests', {
      userMessage: `You can send up to ${limit.max} photos in 24 hours. Please send the rest later.`,
      retryAfterSeconds: 3600,
    });
  }
}

const digestOf = (file: Uint8Array) => createHash('sha256').update(file).digest('hex');
