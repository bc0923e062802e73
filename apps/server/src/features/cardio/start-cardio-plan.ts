import {
  cardioColumns,
  makeCardioPlan,
  type PlanAnswers,
  type PlanSummaries,
} from '@posedown/coaching';
import type { Tx } from '../../platform/db/database.ts';
import type { Person } from '../athletes/index.ts';
import { type PlanEdit, recordPlanChange } from '../plan-changes/index.ts';
import { saveCardioPlan } from './save-cardio-plan.ts';

interface Made {
  now: Date;
  /** Null for the first plan of a new athlete. */
  edit: PlanEdit | null;
  /** Athletes with other seeds get other plans from the same answers. */
  seed?: string;
}

/** Makes an athlete's cardio plan from their answers and stores it over the one before. */
export async function startCardioPlan(
  tx: Tx,
  athlete: Person,
  answers: PlanAnswers,
  { now, edit, seed = athlete.id }: Made,
) {
  const columns = cardioColumns(makeCardioPlan(answers, { seed }));
  await saveCardioPlan(tx, athlete.id, columns);
  if (!edit) return;
  await recordPlanChange(tx, {
    athleteId: athlete.id,
    edit,
    difference: { kind: 'cardio', before: summaryOf(athlete), after: summaryOf(columns) },
    effectiveOn: answers.today,
    now,
  });
}

type CardioColumnsOf = Pick<Person, 'cardioFrequency' | 'cardioProgression'>;

/** The sessions and minutes of a plan's first week; null without a plan. */
function summaryOf(columns: CardioColumnsOf): PlanSummaries['cardio'] | null {
  const { cardioFrequency: sessionsPerWeek, cardioProgression: progression } = columns;
  if (sessionsPerWeek === null || !progression) return null;
  const minutesPerWeek = progression.schedule.reduce((sum, { duration }) => sum + duration, 0);
  return { sessionsPerWeek, minutesPerWeek };
}
