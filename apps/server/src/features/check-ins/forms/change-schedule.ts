import {
  addDays,
  athletePhase,
  type CheckInTime,
  calendarDayIn,
  minuteOfDayIn,
  nextWeekday,
  weeksOut,
} from '@posedown/coaching';
import type { CheckInAssignment, CheckInSchedule, CheckInScheduleBody } from '@posedown/contract';
import type { Tx } from '../../../platform/db/database.ts';
import { badField, notFound, refuseOutdated } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { type Person, writeForAthlete } from '../../athletes/index.ts';
import {
  type Assignable,
  assignSchedules,
  deleteSchedule,
  findForm,
  findSchedule,
  lockAthletesOf,
  saveSchedule,
} from './queries.ts';
import { STANDARD_FORM } from './standard-form.ts';

type Needs = Pick<Services, 'db' | 'now'>;

interface ScheduleCall {
  actor: { userId: string };
  athlete: Person;
}

/** An athlete's schedule, or null. */
export async function showSchedule(
  db: Needs['db'],
  athleteId: string,
): Promise<CheckInSchedule | null> {
  const found = await findSchedule(db, athleteId);
  if (!found) return null;
  const { schedule, form } = found;
  const isStandard = !form || form.archivedAt !== null;
  const { athleteId: _id, ...fields } = schedule;
  return {
    ...fields,
    formId: isStandard ? null : form.id,
    formName: isStandard ? STANDARD_FORM.name : form.name,
  };
}

/**
 * Sets an athlete's form, day and time, or a break.
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
    await requireForm(tx, call.actor.userId, fields.formId);
    const first = firstDueDay(fields, athlete.timezone, now());
    const afterBreak =
      fields.pausedUntil && nextWeekday(addDays(fields.pausedUntil, 1), fields.weekday);
    // A new time doesn't excuse a check-in that is late already.
    const isSameDay =
      stored?.weekday === fields.weekday && !fields.pausedUntil && !stored.pausedUntil;
    const nextDueOn = isSameDay ? stored.nextDueOn : later(first, afterBreak ?? first);
    await saveSchedule(tx, { ...fields, athleteId: athlete.id, nextDueOn });
    const shown = await showSchedule(tx, athlete.id);
    if (!shown) throw new Error('the schedule was not stored');
    return shown;
  });
}

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

/**
 * Sets form, day and time of many athletes at once. @returns the number of athletes
 * @throws AppError `invalid_input` for an unknown form
 */
export function assignForm(
  { db, now }: Needs,
  coachId: string,
  { formId, to, ...time }: CheckInAssignment,
): Promise<number> {
  return db.transaction(async (tx) => {
    await requireForm(tx, coachId, formId);
    const athletes = await lockAthletesOf(tx, coachId, to.kind === 'athletes' ? to.ids : null);
    const instant = now();
    const chosen =
      to.kind === 'phase'
        ? athletes.filter((athlete) => phaseOf(athlete, instant) === to.phase)
        : athletes;
    const days = chosen.map(({ id, timezone }) => ({
      athleteId: id,
      nextDueOn: firstDueDay(time, timezone, instant),
    }));
    await assignSchedules(tx, { days, formId, ...time });
    return days.length;
  });
}

function phaseOf({ timezone, primaryGoal, showOn }: Assignable, now: Date) {
  const today = calendarDayIn(now, timezone);
  return athletePhase({ primaryGoal, weeksOut: showOn ? weeksOut(today, showOn) : null });
}

async function requireForm(tx: Tx, coachId: string, formId: string | null): Promise<void> {
  if (formId === null) return;
  const form = await findForm(tx, { coachId, formId });
  if (form && form.archivedAt === null) return;
  throw badField('formId', 'That form is no longer available. Choose another one.');
}

/** The first due time from now on. */
function firstDueDay({ weekday, minute }: CheckInTime, timezone: string, now: Date): string {
  const today = calendarDayIn(now, timezone);
  const day = nextWeekday(today, weekday);
  const isOver = day === today && minuteOfDayIn(now, timezone) >= minute;
  return isOver ? addDays(day, 7) : day;
}

const later = (one: string, other: string) => (one > other ? one : other);
