import { addDays } from '../../calendar/calendar-day.ts';
import { seededRandom } from '../../random/seeded.ts';
import { expenditureKcal, simulateDay } from '../../simulation/simulate-day.ts';
import { bodyWeightKg, startAthlete } from '../../simulation/simulated-athlete.ts';
import { adaptiveExpenditure } from '../adaptive-expenditure.ts';

const FIRST = '2026-03-02';
const LAST_WEEK = 7;

/** An athlete on a new diet from day 0, weighed and logged with human scatter, after this many days. */
export function simulatedRun(seed: number, days: number) {
  const random = seededRandom(seed);
  const sex = random.pick(['male', 'female'] as const);
  const start = startAthlete({
    sex,
    ageYears: random.integer(20, 50),
    heightCm: random.integer(160, 190),
    weightKg: random.integer(65, 100),
    pal: 1.4 + 0.5 * random.next(),
    bodyFatPercent: (sex === 'male' ? 10 : 18) + 15 * random.next(),
  });
  const plannedKcal = start.baseline.maintenanceKcal + random.integer(-700, 400);
  const weighIns = [];
  const intakes = [];
  const spent = [];
  let athlete = start;
  for (let index = 0; index < days; index += 1) {
    const energyIntakeKcal = plannedKcal * (1 + random.normal(0, 0.07));
    const dayKcal = { energyIntakeKcal, carbohydrateKcal: energyIntakeKcal / 2 };
    const day = addDays(FIRST, index);
    weighIns.push({ day, weightKg: bodyWeightKg(athlete) + random.normal(0, 0.6) });
    if (random.next() < 0.9) intakes.push({ day, intakeKcal: energyIntakeKcal });
    spent.push(expenditureKcal(athlete, dayKcal));
    athlete = simulateDay(athlete, dayKcal);
  }
  const formulaKcal = start.baseline.maintenanceKcal * (1 + random.normal(0, 0.1));
  const estimate = adaptiveExpenditure({
    today: addDays(FIRST, days),
    ...{ weighIns, intakes, formulaKcal, hasCycle: sex === 'female' },
    fatKg: start.fatKg * (1 + random.normal(0, 0.1)),
  });
  if (estimate.kind !== 'expenditure') throw new Error(`missing ${estimate.missing.join()}`);
  const lastWeek = spent.slice(-LAST_WEEK);
  const trueKcal = lastWeek.reduce((sum, kcal) => sum + kcal, 0) / lastWeek.length;
  return { estimate, trueKcal, formulaKcal };
}
