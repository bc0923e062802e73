import { cardioColumns, makeCardioPlan, type PlanAnswers } from '@posedown/coaching';
import type { Db } from '../../platform/db/database.ts';
import { saveCardioPlan } from './queries.ts';

/**
 * Makes an athlete's cardio plan from their answers and stores it over the one before.
 * @param seed athletes with other seeds get other plans from the same answers
 */
export async function startCardioPlan(
  tx: Db,
  userId: string,
  answers: PlanAnswers,
  seed: string = userId,
) {
  const plan = makeCardioPlan(answers, { seed });
  await saveCardioPlan(tx, userId, cardioColumns(plan));
}
