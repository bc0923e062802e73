import {
  type CheckInTime,
  calendarDayIn,
  dueAfterChange,
  isPaused,
  minuteOfDayIn,
} from '@posedown/coaching';
import type { CheckInSchedule, CheckInScheduleBody } from '@posedown/contract';
import type { Tx } from '../../../platform/db/database.ts';
import { badField, notFound, refuseOutdated } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { type Person, writeForAthlete } from '../../athletes/index.ts';
import { findForm } from '../forms/queries.ts';
import { STANDARD_FORM } from '../forms/standard-form.ts';
import {
  deleteSchedule,
  findAnsweredDay,
  findSchedule,
  moveDueDay,
  type StoredSchedule,
  saveSchedule,
} from './queries.ts';

type Needs = Pick<Services, 'db' | 'now'>;

interface ScheduleCall {
  actor: { userId: string };
  athlete: Person;
}

/** An athlete's schedule, or null. */
export async function showSchedule(
  { db, now }: Needs,
  athlete: Pick<Person, 'id' | 'timezone' | 'pausedUntil'>,
): Promise<CheckInSchedule | null> {
  const found = await findSchedule(db, athlete.id);
  if (!found) return null;
  const { schedule, form } = found;
  const isStandard = !form || form.archivedAt !== null;
  const { athleteId: _id, ...fields } = schedule;
  return {
    ...fields,
    pausedUntil: currentPause(athlete, now()),
    formId: isStandard ? null : form.id,
    formName: isStandard ? STANDARD_FORM.name : form.name,
  };
}

/**
 * Sets an athlete's form, day and time.
 * @throws AppError `changed_meanwhile` for an outdated version, `invalid_input` for an unknown form
 */
export function changeSchedule(
  { db, now }: Needs,
  call: ScheduleCall,
  { version, ...fields }: CheckInScheduleBody,
): Promise<CheckInSchedule> {
  return writeForAthlete({ db, now }, call, { affects: 'view' }, async (tx, athlete) => {
    const stored = (await findSchedule(tx, athlete.id))?.schedule;
    refuseOutdated('this schedule', stored?.version ?? 0, version);
    // The form of an earlier coach may stay.
    if (fields.formId !== stored?.formId) {
      await requireForm(tx, call.actor.userId, fields.formId);
    }
    const nextDueOn = await nextDueDayOf(tx, athlete, { stored, next: fields }, now());
    await saveSchedule(tx, { ...fields, athleteId: athlete.id, nextDueOn });
    const shown = await showSchedule({ db: tx, now }, athlete);
    if (!shown) throw new Error('the schedule was not stored');
    return shown;
  });
}

interface Change {
  stored: StoredSchedule | undefined;
  next: CheckInTime & { pausedUntil?: string | null };
}

/** The next due day after a change of an athlete's schedule or pause. */
async function nextDueDayOf(tx: Tx, athlete: Person, { stored, next }: Change, now: Date) {
  const { pausedUntil } = athlete;
  const schedule = stored ? { ...stored, pausedUntil } : null;
  const before = { schedule, answeredOn: await findAnsweredDay(tx, athlete.id) };
  return dueAfterChange({ pausedUntil, ...next }, before, localTime(now, athlete.timezone));
}

/** Moves a locked athlete's next due day past a new pause, or back if their pause ended. */
export async function moveDueDayForPause(
  tx: Tx,
  athlete: Person,
  pausedUntil: string | null,
  now: Date,
): Promise<void> {
  const stored = (await findSchedule(tx, athlete.id))?.schedule;
  if (!stored) return;
  const next = { ...stored, pausedUntil };
  await moveDueDay(tx, athlete.id, await nextDueDayOf(tx, athlete, { stored, next }, now));
}

/** The last day of an athlete's current pause, or null. */
export const currentPause = (
  { pausedUntil, timezone }: Pick<Person, 'pausedUntil' | 'timezone'>,
  now: Date,
) => (isPaused(pausedUntil, calendarDayIn(now, timezone)) ? pausedUntil : null);

/** @throws AppError `not_found` without one, `changed_meanwhile` for an outdated version */
export function stopSchedule(
  { db, now }: Needs,
  call: ScheduleCall & { version: number },
): Promise<void> {
  return writeForAthlete({ db, now }, call, { affects: 'view' }, async (tx, athlete) => {
    const stored = (await findSchedule(tx, athlete.id))?.schedule;
    if (!stored) throw notFound('Schedule');
    refuseOutdated('this schedule', stored.version, call.version);
    await deleteSchedule(tx, athlete.id);
  });
}

export async function requireForm(tx: Tx, coachId: string, formId: string | null): Promise<void> {
  if (formId === null) return;
  const form = await findForm(tx, { coachId, formId });
  if (form && form.archivedAt === null) return;
  throw badField('formId', 'That form is no longer available. Choose another one.');
}

export const localTime = (now: Date, timezone: string) => ({
  day: calendarDayIn(now, timezone),
  minute: minuteOfDayIn(now, timezone),
});
