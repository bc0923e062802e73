import { calendarDayIn, daysBetween } from '@posedown/coaching';
import type { PeakLogBody, UnwellBody } from '@posedown/contract';
import { AppError, badField } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import type { Person } from '../athletes/index.ts';
import { raiseAlert } from '../insights/index.ts';
import { holdPlan, listTicks, saveTick } from './queries.ts';
import { findShow } from './show-peak-week.ts';

type Needs = Pick<Services, 'db' | 'now'>;

/**
 * Keeps what the athlete confirms of a day: a task, the water, the weight.
 * @throws AppError `conflict` while no plan is approved, `invalid_input` for a day outside it.
 */
export async function logPeakWeek(
  { db, now }: Needs,
  athlete: Person,
  { date, task, done, waterMl, weight }: PeakLogBody,
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
    const others = (before?.tasks ?? []).filter((other) => other !== task);
    await saveTick(tx, {
      ...place,
      date,
      tasks: task !== undefined && done ? [...others, task] : others,
      waterMl: waterMl ?? before?.waterMl ?? null,
      weight: weight ?? before?.weight ?? null,
    });
  });
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
