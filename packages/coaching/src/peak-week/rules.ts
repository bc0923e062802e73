import { addDays, type CalendarDay, daysBetween } from '../calendar/calendar-day.ts';

/** A closed range, in g per kg of body weight and day. */
export type PerKg = readonly [number, number];

/**
 * Water, sodium and hourly limits of a peak week (science.md, section 3; Helms 2014, Escalante 2021). ml per kg and
 * day; mg a day.
 */
export const PEAK_LIMITS = {
  waterMlPerKg: [30, 60],
  waterTargetMlPerKg: [35, 45],
  /** ml an hour, over the hours awake. */
  waterMlPerHour: 1000,
  hoursAwake: 16,
  minSodiumMg: 1500,
  sodiumChange: 0.25,
  /**
   * The source says 'constant'. A glass more or less needs some tolerance: a tenth of an earlier day's water. [our
   * choice]
   */
  waterChange: 0.1,
  /** Minimum weigh-ins or logged days for a mean. */
  minWeighIns: 3,
  leastFoodDays: 5,
} as const;

/** Ranges of a day. */
export interface DayRule {
  carbs: PerKg;
  fat: PerKg;
  protein: PerKg;
}

/** A day's limits by days from the show: the source's ranges, or `OUR_MARGINS` otherwise. */
export const PEAK_DAY_RULES: Record<number, DayRule> = {
  [-6]: { carbs: [2, 3], fat: [0.7, 1], protein: [2, 2.4] },
  [-5]: { carbs: [2, 3], fat: [0.7, 1], protein: [2, 2.4] },
  [-4]: { carbs: [2, 3], fat: [0.6, 0.8], protein: [2, 2.4] },
  [-3]: { carbs: [6, 8], fat: [0.2, 0.5], protein: [1.6, 2] },
  [-2]: { carbs: [5, 7], fat: [0.2, 0.5], protein: [1.6, 2] },
  [-1]: { carbs: [3, 5], fat: [0.4, 0.6], protein: [1.7, 1.9] },
  0: { carbs: [2, 4], fat: [0.2, 0.5], protein: [1.6, 2] },
};

/**
 * Values without a range in the source: a single figure, an upper limit or a description. The margins are ours: a
 * tenth of a gram, a floor of 0.2 g/kg of fat, the loading days' protein on show day. [our choice]
 */
export const OUR_MARGINS: Record<number, Partial<Record<keyof DayRule, string>>> = {
  [-4]: { fat: '0.7 g per kg' },
  [-3]: { fat: '0.5 g per kg at most' },
  [-2]: { fat: '0.5 g per kg at most' },
  [-1]: { fat: '0.5 g per kg', protein: '1.8 g per kg' },
  0: { fat: 'low', protein: 'normal' },
};

/** Maximum of a loading day if the load was rehearsed, g/kg. */
export const REHEARSED_CARBS = 10;
export const LOADING_DAYS: readonly number[] = [-3, -2];

export const FIRST_PEAK_DAY = -6;
export const LAST_PEAK_DAY = 7;
/** Days before the show from which a plan can be created; earlier weights would differ too much. */
export const PEAK_OPENS_DAYS = 21;

/** The first day on which a plan for a show can be created. */
export const peakOpensOn = (showDay: CalendarDay): CalendarDay =>
  addDays(showDay, -PEAK_OPENS_DAYS);

/** Whether a plan created on a day has weights still valid for the show. */
export const isPeakNear = (createdOn: CalendarDay, showDay: CalendarDay): boolean =>
  daysBetween(peakOpensOn(showDay), createdOn) >= 0;

/** With one of these: stop, and call emergency services. */
export const PEAK_RED_FLAGS = [
  'Palpitations',
  'Fainting',
  'Confusion',
  'Severe cramps',
  'Weakness',
  'Vomiting',
  'No urine for 8 hours',
] as const;
export type PeakRedFlag = (typeof PEAK_RED_FLAGS)[number];
