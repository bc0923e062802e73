import { cardioColumns, makeCardioPlan, type PlanAnswers } from '@posedown/coaching';
import type { Db } from '../../platform/db/database.ts';
import { saveCardioPlan } from './queries.ts';

/** Makes an athlete's cardio plan from their answers and stores it over the one before. */
export async function startCardioPlan(tx: Db, userId: string, answers: PlanAnswers) {
  const plan = makeCardioPlan(answers, { seed: userId });
  await saveCardioPlan(tx, userId, cardioColumns(plan));
}
