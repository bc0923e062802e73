import { calendarDayIn, daysBetween, unwellHolds } from '@posedown/coaching';
import type { PeakLogBody, UnwellBody } from '@posedown/contract';
import { v5 as uuidv5 } from 'uuid';
import type { Tx } from '../../platform/db/database.ts';
import { AppError, badField, notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { type Person, writeForAthlete } from '../athletes/index.ts';
import { placeHolds, raiseAlert } from '../insights/index.ts';
import { attachPhotos, detachPhotos } from '../photos/index.ts';
import { saveWeighIn } from '../weigh-ins/index.ts';
import { findShow } from './find-show.ts';
import { findOwnShow, listTicks, lockPlan, saveTick } from './queries.ts';

type Needs = Pick<Services, 'db' | 'now'>;

/**
 * Stores what the athlete confirms for a day: a task, water, weight or a photo. The weight is also the day's weigh-in,
 * and the coach is notified. A requested week works even if another show is next by now. @throws AppError `conflict`
 * without an approved plan, `invalid_input` for a day outside it, `not_found` for someone else's show
 */
export async function logPeakWeek(
  { db, now }: Needs,
  athlete: Person,
  { competitionId, date, task, done, waterMl, weight, photoId }: PeakLogBody,
): Promise<void> {
  const today = calendarDayIn(now(), athlete.timezone);
  await writeForAthlete({ db, now }, athlete.id, { affects: 'standing' }, async (tx) => {
    const { show, plan } = await lockFollowed(tx, athlete, today, competitionId);
    const offset = daysBetween(show.date, date);
    const day = plan.days.find((candidate) => candidate.offset === offset);
    if (!day || date > today) throw badField('date', 'That day can’t be confirmed yet');
    if (task !== undefined && !day.tasks[task]) throw badField('task', 'Task not found');
    const place = { userId: athlete.id, competitionId: show.id };
    const ticks = await listTicks(tx, place.userId, place.competitionId);
    const before = ticks.find((tick) => tick.date === date);
    const photo = { userId: athlete.id, date, photoId, kept: before?.photoId ?? null };
    const others = (before?.tasks ?? []).filter((other) => other !== task);
    await saveTick(tx, {
      ...place,
      date,
      tasks: task !== undefined && done ? [...others, task] : others,
      waterMl: waterMl ?? before?.waterMl ?? null,
      weight: weight ?? before?.weight ?? null,
      photoId: await changePhoto(tx, photo, now()),
    });
    if (weight !== undefined) {
      const from = { source: 'peak-week', sourceId: show.id } as const;
      await saveWeighIn(tx, { userId: athlete.id, date, kg: weight, ...from }, now());
    }
  });
}

/** Locks the approved week of the requested show, or else of the one shown to the athlete. */
async function lockFollowed(
  tx: Tx,
  { id }: Person,
  today: string,
  competitionId: string | undefined,
) {
  const show = competitionId
    ? await findOwnShow(tx, id, competitionId)
    : (await findShow(tx, id, today))?.show;
  if (competitionId && !show) throw notFound('Competition');
  const plan = show && (await lockPlan(tx, id, show.id));
  if (!show || plan?.status !== 'approved') {
    throw new AppError('conflict', { userMessage: 'Your coach hasn’t approved this plan yet.' });
  }
  return { show, plan };
}

interface DayPhoto {
  userId: string;
  date: string;
  /** The new photo or null. Undefined keeps the current one. */
  photoId: string | null | undefined;
  /** The day's current photo. */
  kept: string | null;
}

/** @returns the day's photo after the change. @throws AppError if the photo isn't available. */
async function changePhoto(tx: Tx, { userId, date, photoId, kept }: DayPhoto, at: Date) {
  if (photoId === undefined || photoId === kept) return kept;
  if (photoId) {
    const photo = { ids: [photoId], purpose: 'peak_week', date, field: 'photoId' } as const;
    await attachPhotos(tx, { userId, ...photo });
  }
  if (kept) await detachPhotos(tx, userId, [kept], at);
  return photoId;
}

/** Puts the diet on hold and alerts the coach. @returns whether there is a coach */
export async function reportUnwell(
  { db, now }: Needs,
  athlete: Person,
  { symptoms, requestKey }: UnwellBody,
): Promise<boolean> {
  const symptomText = symptoms.length > 0 ? symptoms.join(', ').toLowerCase() : 'no symptom named';
  const finding = {
    type: 'peak_week_unwell',
    severity: 'high',
    message: `${athlete.name} feels unwell in peak week: ${symptomText}. Call them now.`,
    // Repeating a report joins the same alert. New symptoms raise another one for the coach.
    basis: uuidv5([...symptoms].sort().join(), requestKey),
    subject: [...symptoms].sort().join(),
  } as const;
  const affects = ({ isOnHold }: { isOnHold: boolean }) => (isOnHold ? 'standing' : 'none');
  const { isSeen } = await writeForAthlete(
    { db, now },
    athlete.id,
    { affects },
    async (tx, lockedAthlete) => {
      // The athlete may have been handed over since the page was opened.
      const { coachId } = lockedAthlete;
      const reported = { source: 'peak-week', sourceId: requestKey, statedHolds: [] } as const;
      const holds = unwellHolds(symptoms);
      const placed = await placeHolds(tx, athlete.id, { ...reported, holds }, now());
      if (coachId) await raiseAlert(tx, { athleteId: athlete.id, coachId }, finding, now());
      return { isOnHold: placed.length > 0, isSeen: coachId !== null };
    },
  );
  return isSeen;
}
