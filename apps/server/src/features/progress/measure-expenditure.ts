import {
  type AthleteEnergy,
  adaptiveExpenditure,
  addDays,
  athleteEnergy,
  type CalendarDay,
  credibleKcal,
  dietStarts,
  EXPENDITURE_READ_DAYS,
  type ExpenditureEstimate,
  type NotEnoughData,
} from '@posedown/coaching';
import type { Db } from '../../platform/db/database.ts';
import { findLatest, findPlanAnswers, type Person } from '../athletes/index.ts';
import { findFreezes } from './freezes/find-freezes.ts';
import { listIntakes, listWeighed } from './queries.ts';

interface Measured extends ExpenditureEstimate {
  /** The athlete's calendar day. */
  today: CalendarDay;
  energy: AthleteEnergy;
}

type Missing = 'profile' | 'weighIns' | 'intakes';

/** What an athlete burns, learnt from their own diary and scale; or what is missing to say. */
export async function measureExpenditure(
  db: Db,
  athlete: Person,
  now: Date,
): Promise<Measured | NotEnoughData<Missing>> {
  const answers = findPlanAnswers(athlete, now, await findLatest(db, athlete, now));
  if (!answers) return { kind: 'not-enough-data', missing: ['profile'] };
  const { today } = answers;
  const energy = athleteEnergy(answers);
  const { formulaKcal, restingKcal, fatKg } = energy;
  const range = { from: addDays(today, -EXPENDITURE_READ_DAYS), until: today };
  const { intakeSteps, loadDays } = await findFreezes(db, athlete, today);
  const estimate = adaptiveExpenditure({
    today,
    weighIns: await listWeighed(db, athlete.id, range),
    intakes: await listIntakes(db, athlete.id, range),
    formulaKcal,
    restingKcal,
    fatKg,
    freezeStarts: [...dietStarts(intakeSteps, formulaKcal), ...loadDays],
  });
  return estimate.kind === 'expenditure' ? { ...estimate, today, energy } : estimate;
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
  if (measured.kind !== 'expenditure') return {};
  const measuredKcal = credibleKcal(measured, measured.energy.restingKcal);
  return measuredKcal === undefined ? {} : { measuredKcal };
}
