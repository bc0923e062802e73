import {
  addDays,
  EXPENDITURE_READ_DAYS,
  type ExpenditureFacts,
  type LearntExpenditure,
  learnExpenditure,
} from '@posedown/coaching';
import type { Db } from '../../platform/db/database.ts';
import {
  findLatest,
  findPlanAnswers,
  listIntakes,
  listWeighIns,
  type Person,
  TREND_DAYS,
} from '../athletes/index.ts';
import { findFreezes } from './freezes/find-freezes.ts';

/** What was eaten and weighed until today, and what moved the water: all but the answers. */
export async function readExpenditureFacts(
  db: Db,
  athlete: { id: string; timezone: string },
  today: string,
): Promise<Omit<ExpenditureFacts, 'answers'>> {
  const from = addDays(today, -EXPENDITURE_READ_DAYS);
  return {
    weighIns: await listWeighIns(db, athlete.id, addDays(today, -TREND_DAYS), today),
    intakes: await listIntakes(db, athlete.id, from, today),
    ...(await findFreezes(db, athlete, today)),
  };
}

/** What an athlete burns, learnt from their own diary and scale; null while answers are missing. */
export async function measureExpenditure(
  db: Db,
  athlete: Person,
  now: Date,
): Promise<LearntExpenditure | null> {
  const answers = findPlanAnswers(athlete, now, await findLatest(db, athlete, now));
  if (!answers) return null;
  const facts = await readExpenditureFacts(db, athlete, answers.today);
  return learnExpenditure({ answers, ...facts });
}

/**
 * What plans may take for what keeps the weight beside the answers: nothing, while it was not measured or
 * cannot be.
 */
export async function findMeasuredKcal(
  db: Db,
  athlete: Person,
  now: Date,
): Promise<{ measuredKcal?: number }> {
  const measured = await measureExpenditure(db, athlete, now);
  return measured?.expenditure.kind === 'expenditure'
    ? { measuredKcal: measured.expenditure.kcal }
    : {};
}
