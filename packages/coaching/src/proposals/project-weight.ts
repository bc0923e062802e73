import { type CalendarDay, daysBetween } from '../calendar/calendar-day.ts';
import { energyDensityOfWeightChange, leanEnergyShare, TISSUE } from '../simulation/tissue.ts';
import { BAND_SIGMAS } from '../trend/band.ts';

/** Current maintenance with its 95 % band, kcal a day. */
export interface ExpenditureBand {
  kcal: number;
  lowKcal: number;
  highKcal: number;
}

interface ProjectedBody {
  weightKg: number;
  fatKg: number;
}

/** A weight on a day to come, with its 95 % band, kg. */
export interface ProjectedWeight {
  kg: number;
  lowKg: number;
  highKg: number;
}

/** How much expenditure moves with a kilogram of tissue, kcal a day (Hall 2011: 22 for lean, and activity). */
const EXPENDITURE_PER_KG = 24;
/** Day-to-day scatter of the weight on the last morning, kg. */
const MORNING_SCATTER_KG = 0.5;
/** The model ends at this share of the initial fat. [our choice] */
const LEAST_FAT_SHARE = 0.3;

/**
 * The weight after some days on constant intake: tissue by Hall's energy densities, with expenditure following. Water
 * is left out. The band covers expenditure and morning scatter. For adults, up to half a year, who change nothing else.
 */
export function projectWeight(
  body: ProjectedBody,
  { intakeKcal, expenditure, days }: ProjectionAsked,
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

interface ProjectionAsked {
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
  const leastFatKg = LEAST_FAT_SHARE * fatKg;
  let changeKg = 0;
  let fat = fatKg;
  for (let day = 0; day < days; day += 1) {
    const balanceKcal = intakeKcal - (expenditureKcal + EXPENDITURE_PER_KG * changeKg);
    changeKg += balanceKcal / energyDensityOfWeightChange(fat);
    const fatChange = ((1 - leanEnergyShare(fat)) * balanceKcal) / TISSUE.fatKcalPerKg;
    fat = Math.max(leastFatKg, fat + fatChange);
  }
  return weightKg + changeKg;
}

/** Weeks looked ahead without a show, and at most. */
const USUAL_WEEKS = 8;
const MOST_WEEKS = 26;

/** Up to when weight is projected: the show, where one is within half a year, or else eight weeks. */
export function projectionDays(today: CalendarDay, showDay: CalendarDay | undefined) {
  const toShow = showDay === undefined ? -1 : daysBetween(today, showDay);
  const isShow = toShow > 0 && toShow <= 7 * MOST_WEEKS;
  return { days: isShow ? toShow : 7 * USUAL_WEEKS, isShow };
}
