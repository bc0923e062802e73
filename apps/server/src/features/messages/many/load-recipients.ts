import {
  addDays,
  calendarDayIn,
  placeholderValues,
  type ReviewDay,
  reviewWeek,
  weeksOut,
} from '@posedown/coaching';
import type { Recipient } from '@posedown/contract';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { type FoundAthlete, type LoggedWeeks, listAthletes, listLoggedWeeks } from './queries.ts';

type Needs = Pick<Services, 'db' | 'now'>;

/**
 * What placeholders are filled with, in the given order: the last seven days of each athlete, today
 * included. @throws AppError `not_found` with the places of ids that aren't the coach's athletes
 */
export async function loadRecipients(
  { db, now }: Needs,
  coachId: string,
  ids: readonly string[],
): Promise<Recipient[]> {
  const byId = new Map((await listAthletes(db, coachId, ids)).map((one) => [one.id, one]));
  const athletes = ids.flatMap((id) => {
    const athlete = byId.get(id);
    return athlete ? [{ ...athlete, today: calendarDayIn(now(), athlete.timezone) }] : [];
  });
  if (athletes.length < ids.length)
    throw notFound(
      ids.filter((id) => !byId.has(id)),
      ids,
    );
  const periods = athletes.map(({ id, today }) => ({
    id,
    from: addDays(today, -13),
    until: today,
  }));
  const logged = new Map((await listLoggedWeeks(db, periods)).map((one) => [one.athleteId, one]));
  return athletes.map((athlete) => toRecipient(athlete, logged.get(athlete.id)));
}

const notFound = (missing: readonly string[], ids: readonly string[]) =>
  new AppError('not_found', {
    userMessage: 'Some of these athletes are no longer on your roster. Select them again.',
    issues: missing.map((id) => ({
      path: `ids.${ids.indexOf(id)}`,
      message: 'No longer your athlete',
    })),
  });

function toRecipient(
  { id, name, units, showOn, today }: FoundAthlete & { today: string },
  logged: LoggedWeeks | undefined,
): Recipient {
  const days: ReviewDay[] = [...(logged?.days ?? []), ...(logged?.weighIns ?? [])].map((day) => ({
    ...NO_LOGS,
    ...day,
  }));
  const week = reviewWeek(days, today);
  const values = placeholderValues({
    ...{ name, units },
    weeksOut: showOn && showOn >= today ? weeksOut(today, showOn) : null,
    weightKg: week.weightKg,
    weightBeforeKg: reviewWeek(days, addDays(today, -7)).weightKg,
    sleepHours: week.sleepHours,
    diaryDays: week.diaryDays,
  });
  return { athleteId: id, name, values };
}

const NO_LOGS: Omit<ReviewDay, 'day'> = {
  ...{ weightKg: null, kcal: null, proteinG: null, workouts: 0, rpeSum: 0, rpeCount: 0 },
  ...{ cardioSeconds: 0, sleepHours: null, energy: null, stress: null, waterLiters: null },
  ...{ posingSeconds: 0, supplements: 0 },
};
