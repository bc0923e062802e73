import {
  adjustCardioPlan,
  CARDIO_TYPES,
  type CardioAdjustment,
  type CardioColumns,
  calendarDayIn,
  type PlanSummaries,
  type SteadyChange,
} from '@posedown/coaching';
import type { Tx } from '../../platform/db/database.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import { findPerson, type Person } from '../athletes/index.ts';
import { type PlanEdit, recordPlanChange } from '../plan-changes/index.ts';
import { saveCardioPlan } from './start-cardio-plan.ts';

type Adjusted = Extract<CardioAdjustment, { kind: 'adjusted' }>;
type Impossible = Extract<CardioAdjustment, { kind: 'impossible' }>;

/**
 * Changes a cardio plan's steady minutes from this week on. Call it with the athlete locked, then
 * refresh their roster row. @returns the first affected week, with its minutes before and after
 * @throws AppError `conflict` without a cardio plan or if its sessions can't fit the minutes
 */
export async function adjustCardio(
  tx: Tx,
  athleteId: string,
  change: SteadyChange,
  { now, edit }: { now: Date; edit: PlanEdit },
): Promise<Pick<Adjusted, 'week' | 'before' | 'after'>> {
  const athlete = await findPerson(tx, athleteId);
  if (!athlete) throw notFound('Athlete');
  const columns = cardioColumnsOf(athlete);
  if (!columns) {
    throw new AppError('conflict', { userMessage: 'There’s no cardio plan to adjust.' });
  }
  const today = calendarDayIn(now, athlete.timezone);
  const adjusted = adjustCardioPlan(columns, { today, change });
  if (adjusted.kind === 'impossible') {
    throw new AppError('conflict', { userMessage: reasonText(adjusted) });
  }
  await saveCardioPlan(tx, athleteId, adjusted.columns);
  const { week, before, after } = adjusted;
  await recordPlanChange(tx, {
    ...{ athleteId, edit, effectiveOn: today, now },
    difference: {
      kind: 'cardio',
      before: summaryIn(columns, week),
      after: summaryIn(adjusted.columns, week),
    },
  });
  return { week, before, after };
}

/** Sessions and minutes of one week of a plan. */
function summaryIn(
  { cardioFrequency, cardioProgression }: CardioColumns,
  week: number,
): PlanSummaries['cardio'] {
  const minutesPerWeek = cardioProgression.weeks[week - 1]?.weeklyMinutes ?? 0;
  return { sessionsPerWeek: cardioFrequency, minutesPerWeek };
}

function cardioColumnsOf(athlete: Person): CardioColumns | null {
  const { cardioProgression, cardioIntensity } = athlete;
  const cardioType = CARDIO_TYPES.find((type) => type === athlete.cardioType);
  if (!cardioProgression || !cardioType) return null;
  return {
    ...{ cardioProgression, cardioType },
    cardioIntensity: cardioIntensity ?? 'none',
    cardioFrequency: athlete.cardioFrequency ?? 0,
    cardioDuration: athlete.cardioDuration ?? 0,
  };
}

function reasonText({ reason, leastMinutes, mostMinutes }: Impossible): string {
  if (reason === 'no-steady-sessions') {
    return 'The cardio plan has no steady sessions to adjust. Create a new cardio plan instead.';
  }
  return `The plan’s steady sessions can hold ${leastMinutes}–${mostMinutes} minutes a week. Create a new cardio plan for more or fewer.`;
}
