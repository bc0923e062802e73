import { type CalendarDay, daysBetween } from '../calendar/calendar-day.ts';
import { energyDensityOfWeightChange, leanEnergyShare, TISSUE } from '../simulation/tissue.ts';
import { BAND_SIGMAS } from '../trend/band.ts';

/** Current maintenance with its 95% band, kcal a day. */
export interface ExpenditureBand {
  kcal: number;
  lowKcal: number;
  highKcal: number;
}

interface ProjectedBody {
  weightKg: number;
  fatKg: number;
}

/** A weight on a future day with its 95% band, kg. */
export interface ProjectedWeight {
  kg: number;
  lowKg: number;
  highKg: number;
}

/** Change in expenditure per kilogram of tissue, kcal a day (Hall 2011: 22 for lean, and activity). */
const EXPENDITURE_PER_KG = 24;
/** Day-to-day scatter of the final morning weight, kg. */
const MORNING_SCATTER_KG = 0.5;
/** The model ends at this share of the initial fat. [our choice] */
const MIN_FAT_SHARE = 0.3;

/**
 * The weight after some days on constant intake: tissue by Hall's energy densities, with expenditure following.
 * Excludes water. The band covers expenditure and morning scatter. For adults, up to half a year, with nothing else
 * changing.
 */
export function projectWeight(
  body: ProjectedBody,
  { intakeKcal, expenditure, days }: ProjectionInput,
): ProjectedWeight {
  const at = (kcal: number) => weightAfter(body, { intakeKcal, expenditureKcal: kcal, days });
  const kg = at(expenditure.kcal);
  const scatter = BAND_SIGMAS * MORNING_SCATTER_KG;
  return {
    kg,
    lowKg: kg - Math.hypot(kg - at(expenditure.highKcal), scatter),
    highKg: kg + Math.hypot(at(expenditure.lowKcal) - kg, scatter),
  };
}

interface ProjectionInput {
  intakeKcal: number;
  expenditure: ExpenditureBand;
  days: number;
}

function weightAfter(
  { weightKg, fatKg }: ProjectedBody,
  {
    intakeKcal,
    expenditureKcal,
    days,
  }: { intakeKcal: number; expenditureKcal: number; days: number },
): number {
  const minFatKg = MIN_FAT_SHARE * fatKg;
  let changeKg = 0;
  let fat = fatKg;
  for (let day = 0; day < days; day += 1) {
    const balanceKcal = intakeKcal - (expenditureKcal + EXPENDITURE_PER_KG * changeKg);
    changeKg += balanceKcal / energyDensityOfWeightChange(fat);
    const fatChange = ((1 - leanEnergyShare(fat)) * balanceKcal) / TISSUE.fatKcalPerKg;
    fat = Math.max(minFatKg, fat + fatChange);
  }
  return weightKg + changeKg;
}

/** Projection weeks without a show, and the maximum. */
const USUAL_WEEKS = 8;
const MAX_WEEKS = 26;

/** Days to project weight for: until a show within half a year, otherwise eight weeks. */
export function projectionDays(today: CalendarDay, showDay: CalendarDay | undefined) {
  const toShow = showDay === undefined ? -1 : daysBetween(today, showDay);
  const isShow = toShow > 0 && toShow <= 7 * MAX_WEEKS;
  return { days: isShow ? toShow : 7 * USUAL_WEEKS, isShow };
}
