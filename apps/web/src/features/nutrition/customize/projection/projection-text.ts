import {
  addDays,
  type BodyProjection,
  bodyFatLimits,
  type CalendarDay,
  counted,
  type ProjectedWeek,
} from '@posedown/coaching';
import type { Units } from '@posedown/contract';
import { formatDay } from '../../../../lib/days.ts';
import { formatNumber } from '../../../../lib/numbers.ts';
import { formatWeight, WEIGHT_UNIT, weightFromKg } from '../../../../lib/units.ts';
import type { WeightPoint } from '../../../../ui/charts/weight-chart.ts';
import type { Outlook } from './outlook-of.ts';

/**
 * Text such as 'In 12 weeks about 85.5 kg, 4.5 kg less than now: 3.2 kg less fat, 0.9 kg less lean
 * mass, 0.4 kg less water.' Water is listed separately because it returns with food. Null for a
 * projection without weeks.
 */
export function outcomeText({ weeks }: BodyProjection, units: Units): string | null {
  const [first, last] = [weeks[0], weeks.at(-1)];
  if (!first || !last || last.week === 0) return null;
  const change = changeText(last.weightKg - first.weightKg, units);
  const parts = [
    partText(last.fatKg - first.fatKg, 'fat', units),
    partText(dryLeanKg(last) - dryLeanKg(first), 'lean mass', units),
    partText(last.waterKg - first.waterKg, 'water', units),
  ].filter((part) => part !== null);
  const weight = `In ${counted(last.week, 'week')} about ${formatWeight(last.weightKg, units)}`;
  const than = change === null ? 'as now' : `${change} than now`;
  return parts.length === 0 ? `${weight}, ${than}.` : `${weight}, ${than}: ${parts.join(', ')}.`;
}

const dryLeanKg = ({ leanKg, waterKg }: ProjectedWeek) => leanKg - waterKg;

/** Text such as '4.5 kg less'; null if the change rounds to zero. */
function changeText(changeKg: number, units: Units): string | null {
  const size = formatNumber(Math.abs(weightFromKg(changeKg, units)), 1);
  return size === '0' ? null : `${size} ${WEIGHT_UNIT[units]} ${changeKg < 0 ? 'less' : 'more'}`;
}

function partText(changeKg: number, part: string, units: Units): string | null {
  const change = changeText(changeKg, units);
  return change === null ? null : `${change} ${part}`;
}

/** Why the projection ends early; null if it doesn’t. */
export function endText({ projection, sex, showDay }: Outlook): string | null {
  const { endsAt, weeks } = projection;
  if (endsAt === null) {
    return (
      showDay && `The line ends in the last whole week before your show, ${formatDay(showDay)}.`
    );
  }
  const limit =
    endsAt === 'body-fat'
      ? `your body fat would be below ${bodyFatLimits(sex).block}%`
      : 'your weight would be too low for your height (a BMI below 18.5)';
  return weeks.length === 1
    ? `There’s nothing to show: within a week ${limit}. Talk to your coach.`
    : `The line ends where ${limit}; talk to your coach.`;
}

/** Describes what the projection starts from and how certain that is. */
export function startText(outlook: Outlook): string {
  const { projection, sex, expenditureKcal, isBodyFatMeasured } = outlook;
  const [now] = projection.weeks;
  const percent = now ? (100 * now.fatKg) / now.weightKg : 0;
  const formula = `the formula for ${sex === 'male' ? 'men' : 'women'}`;
  const kcal = `from ${formatNumber(expenditureKcal)} kcal a day to maintain your weight, by ${formula}.`;
  return isBodyFatMeasured
    ? `It starts from your measured ${formatNumber(percent, 1)}% body fat and ${kcal}`
    : `It starts from about ${formatNumber(percent)}% body fat, estimated from your age, height and weight, and ${kcal} That’s too high for muscular athletes, so log a measured value.`;
}

/** The weekly chart points in the athlete's own unit. */
export function chartPoints(
  { weeks }: BodyProjection,
  today: CalendarDay,
  units: Units,
): WeightPoint[] {
  return weeks.map(({ week, weightKg }) => {
    const weight = weightFromKg(weightKg, units);
    // A projection has no confidence band.
    return { day: addDays(today, 7 * week), weight, trend: weight, low: weight, high: weight };
  });
}

/** Table rows: week, weight, fat and lean mass. */
export function tableRows({ weeks }: BodyProjection, units: Units) {
  const own = (kg: number) => weightFromKg(kg, units).toFixed(1);
  return weeks.map(({ week, weightKg, fatKg, leanKg }) => ({
    id: String(week),
    cells: [week === 0 ? 'Now' : `Week ${week}`, own(weightKg), own(fatKg), own(leanKg)],
  }));
}
