import { calendarDayIn, daysBetween } from '@posedown/coaching';
import type { PeakLogBody, UnwellBody } from '@posedown/contract';
import { v5 as uuidv5 } from 'uuid';
import type { Db } from '../../platform/db/database.ts';
import { AppError, badField } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { type Person, refreshRosterEntry } from '../athletes/index.ts';
import { raiseAlert } from '../insights/index.ts';
import { attachPhotos, loosenPhotos } from '../photos/index.ts';
import { keepWeighIn } from '../progress/index.ts';
import { holdPlan, listTicks, saveTick } from './queries.ts';
import { findShow } from './show-peak-week.ts';

type Needs = Pick<Services, 'db' | 'now'>;

/**
 * Keeps what the athlete confirms of a day: a task, the water, the weight, a photo. The weight is the
 * day's weigh-in too, and the coach is told.
 * @throws AppError `conflict` while no plan is approved, `invalid_input` for a day outside it.
 */
export async function logPeakWeek(
  { db, now }: Needs,
  athlete: Person,
  { date, task, done, waterMl, weight, photoId }: PeakLogBody,
): Promise<void> {
  const today = calendarDayIn(now(), athlete.timezone);
  await db.transaction(async (tx) => {
    const found = await findShow(tx, athlete.id, today);
    const plan = found && (await holdPlan(tx, athlete.id, found.show.id));
    if (!found || plan?.status !== 'approved') {
      throw new AppError('conflict', { userMessage: 'Your coach has not approved this plan yet.' });
    }
    const offset = daysBetween(found.show.date, date);
    const day = plan.days.find((candidate) => candidate.offset === offset);
    if (!day || date > today) throw badField('date', 'That day is not to be confirmed yet');
    if (task !== undefined && !day.tasks[task]) throw badField('task', 'There is no such task');
    const place = { userId: athlete.id, competitionId: found.show.id };
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
      const requestKey = uuidv5(date, place.competitionId);
      await keepWeighIn(tx, { userId: athlete.id, date, weight, requestKey }, now());
    }
    await refreshRosterEntry(tx, athlete.id, now());
  });
}

interface DayPhoto {
  userId: string;
  date: string;
  /** Another one, or none; undefined leaves it as it is. */
  photoId: string | null | undefined;
  /** The one that the day has. */
  kept: string | null;
}

/** @returns the photo that a day has from now on. @throws AppError where it is not there to be had. */
async function changePhoto(tx: Db, { userId, date, photoId, kept }: DayPhoto, at: Date) {
  if (photoId === undefined || photoId === kept) return kept;
  if (photoId) {
    const photo = { ids: [photoId], purpose: 'peak_week', date, field: 'photoId' } as const;
    await attachPhotos(tx, { userId, ...photo });
  }
  if (kept) await loosenPhotos(tx, userId, [kept], at);
  return photoId;
}

/** Alerts the coach at once. @returns whether there is a coach to alert */
export async function reportUnwell(
  { db, now }: Needs,
  athlete: Person,
  { symptoms, requestKey }: UnwellBody,
): Promise<boolean> {
  if (!athlete.coachId) return false;
  const what = symptoms.length > 0 ? symptoms.join(', ').toLowerCase() : 'no symptom named';
  const about = { athleteId: athlete.id, coachId: athlete.coachId };
  const finding = {
    type: 'peak_week_unwell',
    severity: 'high',
    message: `${athlete.name} feels unwell in peak week: ${what}. Call them now.`,
    basis: requestKey,
  } as const;
  await db.transaction((tx) => raiseAlert(tx, about, finding, now()));
  return true;
}
