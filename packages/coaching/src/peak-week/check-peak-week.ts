import { namesAny } from '../assistant/clause-states.ts';
import { indexOf } from '../assistant/patterns.ts';
import type { Units } from '../athlete/answers.ts';
import { waterRangeText } from '../athlete/water-text.ts';
import { finish, type Steps } from '../result/steps.ts';
import { checkPlanTextSteps } from '../safety/check-plan-text.ts';
import { DRYING } from '../safety/substances.data.ts';
import { thousands } from '../text/thousands.ts';
import type { PeakDay } from './generate-peak-week.ts';
import { assessPeakAvailability } from './peak-availability.ts';
import { minPeakKcal, type PeakEater } from './peak-intake.ts';
import {
  LOADING_DAYS,
  OUR_MARGINS,
  PEAK_DAY_RULES,
  PEAK_LIMITS,
  type PerKg,
  REHEARSED_CARBS,
} from './rules.ts';

const DRYING_METHODS = indexOf(DRYING);

/** A violation of a hard rule by a day of a plan. */
export interface PeakBreach {
  offset: number;
  field: 'waterMl' | 'sodiumMg' | 'carbsG' | 'fatG' | 'proteinG' | 'kcal' | 'words';
  /** A sentence for people. */
  text: string;
}

export interface PeakBasis extends PeakEater {
  weightKg: number;
  /** The athlete's own two-week mean, mg a day. */
  sodiumMg: number | null;
  /** Whether the loading days were rehearsed, which allows up to 10 g/kg. */
  isRehearsed: boolean;
  /** Units of the sentences; metric by default. */
  units?: Units;
}

/**
 * Hard limits a plan violates; empty if it's fine.
 * @param words problems with its text, if already checked
 */
export function checkPeakWeek(
  days: readonly PeakDay[],
  basis: PeakBasis,
  words: readonly PeakBreach[] = days.flatMap((day) => finish(checkPeakDayText(day))),
): PeakBreach[] {
  const ofDays = days.flatMap((day) => [
    ...checkWater(day, basis),
    ...checkSodium(day, basis),
    ...checkMacros(day, basis),
    ...checkKcal(day, basis),
    ...words.filter(({ offset }) => offset === day.offset),
  ]);
  const isReported = ({ offset, field }: PeakBreach) =>
    ofDays.some((breach) => breach.offset === offset && breach.field === field);
  const ofMoreDays = [...checkChanges(days, basis), ...checkLowDays(days, basis)];
  return [...ofDays, ...ofMoreDays.filter((breach) => !isReported(breach))];
}

/** Days within their ranges may still add up to a sharp cut overnight or until the show. */
function checkChanges(days: readonly PeakDay[], basis: PeakBasis): PeakBreach[] {
  const untilShow = days
    .filter(({ offset }) => offset <= 0)
    .toSorted((one, other) => one.offset - other.offset);
  return untilShow.flatMap((day, index) => {
    const before = untilShow.slice(0, index);
    return [...checkWaterChange(day, before, basis), ...checkSodiumChange(day, before.at(-1))];
  });
}

/** Compared with every earlier day, so that small steps don't add up to a large change. */
function checkWaterChange(
  { offset, title, waterMl }: PeakDay,
  before: readonly PeakDay[],
  { units }: PeakBasis,
): PeakBreach[] {
  const others = before.map((day) => day.waterMl);
  const minMl = Math.max(...others) * (1 - PEAK_LIMITS.waterChange);
  const maxMl = Math.min(...others) * (1 + PEAK_LIMITS.waterChange);
  // If earlier days already differ too much, there is no allowed range. That is a separate
  // violation.
  if (others.length === 0 || minMl > maxMl || (waterMl >= minMl && waterMl <= maxMl)) return [];
  const range = waterRangeText(minMl, maxMl, units);
  const text = `${title}: water stays constant, here within ${range}. The 10% margin around the days before is our choice.`;
  return [{ offset, field: 'waterMl', text }];
}

function checkSodiumChange({ offset, title, sodiumMg }: PeakDay, before?: PeakDay): PeakBreach[] {
  const mg = before?.sodiumMg;
  if (!mg || sodiumMg === null) return [];
  if (Math.abs(sodiumMg - mg) / mg <= PEAK_LIMITS.sodiumChange) return [];
  const text = `${title}: ${sodiumMg} mg of sodium after ${mg} mg. From one day to the next it changes by 25% at most.`;
  return [{ offset, field: 'sodiumMg', text }];
}

function checkWater({ offset, waterMl }: PeakDay, { weightKg, units }: PeakBasis): PeakBreach[] {
  const [low, high] = PEAK_LIMITS.waterMlPerKg;
  const maxMl = Math.min(high * weightKg, PEAK_LIMITS.waterMlPerHour * PEAK_LIMITS.hoursAwake);
  if (waterMl >= low * weightKg && waterMl <= maxMl) return [];
  const range = waterRangeText(low * weightKg, maxMl, units);
  return [{ offset, field: 'waterMl', text: `Water stays within ${range} a day.` }];
}

function checkSodium({ offset, sodiumMg }: PeakDay, basis: PeakBasis): PeakBreach[] {
  const breach = (text: string): PeakBreach[] => [{ offset, field: 'sodiumMg', text }];
  if (sodiumMg === null) return [];
  if (sodiumMg < PEAK_LIMITS.minSodiumMg) return breach('Sodium is never below 1500 mg a day.');
  if (basis.sodiumMg === null) return breach('Without a two-week mean, sodium has no target.');
  const change = Math.abs(sodiumMg - basis.sodiumMg) / basis.sodiumMg;
  if (change <= PEAK_LIMITS.sodiumChange) return [];
  return breach('Sodium stays within 25% of the two-week mean.');
}

function checkMacros(day: PeakDay, { weightKg, isRehearsed }: PeakBasis): PeakBreach[] {
  const rule = PEAK_DAY_RULES[day.offset];
  if (!rule) return [];
  const maxCarbs =
    isRehearsed && LOADING_DAYS.includes(day.offset) ? REHEARSED_CARBS : rule.carbs[1];
  const margins = OUR_MARGINS[day.offset] ?? {};
  const parts: ['carbsG' | 'fatG' | 'proteinG', string, PerKg, string?][] = [
    ['carbsG', 'Carbohydrate', [rule.carbs[0], maxCarbs], margins.carbs],
    ['fatG', 'Fat', rule.fat, margins.fat],
    ['proteinG', 'Protein', rule.protein, margins.protein],
  ];
  return parts.flatMap(([field, name, [low, high], said]) => {
    const value = day[field];
    // Plans use whole grams, so the ends of the range are rounded outward.
    const [least, highest] = [Math.floor(low * weightKg), Math.ceil(high * weightKg)];
    if (value !== null && value >= least && value <= highest) return [];
    const marginNote = said ? ` The source says ${said}; the margin around it is our choice.` : '';
    const text = `${name} stays within ${least}–${highest} g on this day.${marginNote}`;
    return [{ offset: day.offset, field, text }];
  });
}

/** The usual intake limits also apply in a peak week. */
function checkKcal({ offset, kcal }: PeakDay, basis: PeakBasis): PeakBreach[] {
  const minKcal = minPeakKcal(basis, offset);
  if (kcal === null || kcal >= minKcal) return [];
  const text = `No less than ${thousands(minKcal)} kcal on this day: going lower needs a clinician’s approval.`;
  return [{ offset, field: 'kcal', text }];
}

/** Except for men, energy may be too low for at most two weeks, including the days of earlier plans. */
function checkLowDays(days: readonly PeakDay[], basis: PeakBasis): PeakBreach[] {
  return assessPeakAvailability(days, basis).flatMap(({ day, finding }) =>
    finding.level === 'block'
      ? [{ offset: day.offset, field: 'kcal', text: `${day.title}: ${finding.text}` }]
      : [],
  );
}

/** Violations in a day's text. */
export function* checkPeakDayText(day: PeakDay): Steps<PeakBreach[]> {
  const { offset, training, advice, supplements, tasks } = day;
  const text = yield* checkPeakText([training, advice, supplements, ...tasks].join('\n'));
  return text ? [{ offset, field: 'words', text }] : [];
}

/** What is wrong with a plan's text, such as the coach's notes, as a sentence, or null. */
export function* checkPeakText(text: string): Steps<string | null> {
  return namesAny(text, DRYING_METHODS)
    ? 'No sauna, no sweat suit and no IV in a peak week: remove them from this text.'
    : yield* checkPlanTextSteps(text);
}
