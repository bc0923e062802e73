import {
  addDays,
  calendarDayIn,
  EXPENDITURE_READ_DAYS,
  type ExpenditureFacts,
  type LearnedExpenditure,
  learnExpenditure,
  lossForPlanning,
  type PlanAnswers,
} from '@posedown/coaching';
import type { Db } from '../../platform/db/database.ts';
import {
  findLatest,
  findPlanAnswers,
  listDietStarts,
  listIntakes,
  type Person,
  toPlanAnswers,
} from '../athletes/index.ts';
import { listLoadDays } from '../shows/index.ts';
import { listWeighIns } from '../weigh-ins/index.ts';

/** Intake and weight until today, and what affected water weight. */
export async function readExpenditureFacts(
  db: Db,
  athlete: { id: string; timezone: string },
  today: string,
): Promise<Omit<ExpenditureFacts, 'answers'>> {
  const from = addDays(today, -EXPENDITURE_READ_DAYS);
  return {
    weighIns: await listWeighIns(db, athlete.id, from, today),
    intakes: await listIntakes(db, athlete.id, from, today),
    loadDays: await listLoadDays(db, athlete.id, { today, since: from }),
  };
}

/** Expenditure learned from diary and scale. Null while answers are missing. */
export async function measureExpenditure(
  db: Db,
  athlete: Person,
  now: Date,
): Promise<LearnedExpenditure | null> {
  const answers = findPlanAnswers(athlete, now, await findLatest(db, athlete, now));
  if (!answers) return null;
  const facts = await readExpenditureFacts(db, athlete, answers.today);
  return learnExpenditure({ answers, ...facts });
}

/** Measured plan inputs: maintenance and recent progress. */
export async function findMeasured(
  db: Db,
  athlete: Person,
  now: Date,
): Promise<Pick<PlanAnswers, 'measuredKcal' | 'observedLoss'>> {
  const answers = findPlanAnswers(athlete, now, await findLatest(db, athlete, now));
  const today = calendarDayIn(now, athlete.timezone);
  const facts = await readExpenditureFacts(db, athlete, today);
  const expenditure = answers && learnExpenditure({ answers, ...facts }).expenditure;
  const dietStarts = await listDietStarts(db, athlete, answers);
  const loss = lossForPlanning(facts.weighIns, { today, loadDays: facts.loadDays, dietStarts });
  return {
    ...(expenditure?.kind === 'expenditure' ? { measuredKcal: expenditure.kcal } : {}),
    ...(loss.kind === 'loss' ? { observedLoss: loss } : {}),
  };
}

/** Plan input: answers, latest weight, expenditure and rate of loss. */
export async function answersNow(db: Db, athlete: Person, now: Date): Promise<PlanAnswers> {
  const latest = await findLatest(db, athlete, now);
  const measured = await findMeasured(db, athlete, now);
  return { ...toPlanAnswers(athlete, now, latest), ...measured };
}
