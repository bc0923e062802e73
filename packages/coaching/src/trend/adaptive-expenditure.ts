import {
  type CalendarDay,
  daysBetween,
  fromEpochDay,
  toEpochDay,
} from '../calendar/calendar-day.ts';
import { type NotEnoughData, notEnoughData } from '../result/not-enough-data.ts';
import { BAND_SIGMAS } from './band.ts';
import {
  advanceFilter,
  applyReading,
  type ExpenditureFilter,
  filteredExpenditure,
  type RecordedDay,
  startFilter,
} from './expenditure-filter.ts';
import type { Person } from './expenditure-model.ts';
import { dailyWeighIns, isPossibleWeight, type WeighIn } from './weigh-ins.ts';

/** Days of logs and weigh-ins the estimate uses. Older ones no longer change it by a kcal. */
export const EXPENDITURE_READ_DAYS = 200;
/** The recent days that must contain enough data. */
export const EXPENDITURE_WINDOW_DAYS = 28;
/** Minimum data in them for an estimate. [our choice] */
export const EXPENDITURE_NEEDS = {
  spanDays: 13,
  weighIns: 8,
  loggedDays: 7,
  loggedShare: 0.5,
} as const;

export interface IntakeDay {
  day: CalendarDay;
  /** Total logged on the day; each day appears once. */
  intakeKcal: number;
}

export interface ExpenditureInput extends Person {
  today: CalendarDay;
  weighIns: readonly WeighIn[];
  intakes: readonly IntakeDay[];
  /** Show and carb-load days. */
  loadDays?: readonly CalendarDay[];
}

export interface ExpenditureEstimate {
  kind: 'expenditure';
  /** Best estimate and its 95% band, kcal/day. Always show the band. */
  kcal: number;
  lowKcal: number;
  highKcal: number;
  /** Complete logged days in the last 28. */
  loggedDays: number;
}

type Missing = 'weighIns' | 'intakes';

/**
 * The filter's state before the morning of `nextDay`, as plain JSON. Extending a stored record and rebuilding it
 * from the whole history give the same result.
 */
export interface ExpenditureRecord {
  filter: ExpenditureFilter;
  nextDay: CalendarDay;
  /** Days of the last 28 with a weigh-in, and with a complete log. */
  weighedDays: CalendarDay[];
  loggedDays: CalendarDay[];
}

/**
 * Expenditure in terms of the athlete's own diary: what they log on days of stable weight. A Kalman filter over all
 * days starts at the formula and learns from each weigh-in and complete log (`expenditure-model.ts`). Water from
 * diet starts, refeeds, loads and cycles is modeled. An athlete who always forgets the oil gets a lower figure, and
 * targets on the same terms. 'Not enough data' names what is missing.
 */
export function adaptiveExpenditure(
  input: ExpenditureInput,
): ExpenditureEstimate | NotEnoughData<Missing> {
  const record = extendRecord(null, input);
  return record ? estimateFrom(record, input) : notEnoughData<Missing>('weighIns');
}

/**
 * The record extended by all days before today; null before the first weigh-in. Today counts once it is over, since
 * its log may be incomplete. Editing a past day needs a new record.
 * @param record null to start with the first weigh-in
 */
export function extendRecord(
  record: ExpenditureRecord | null,
  { today, weighIns, intakes, loadDays = [], ...rest }: ExpenditureInput,
): ExpenditureRecord | null {
  const end = toEpochDay(today);
  const weights = weightsByDay(weighIns);
  const existing =
    record && end - toEpochDay(record.nextDay) <= EXPENDITURE_READ_DAYS ? record : null;
  const from = existing ? toEpochDay(existing.nextDay) : firstOf(weights, end);
  if (from === null) return existing;
  const eaten = new Map(intakes.map(({ day, intakeKcal }) => [day, intakeKcal]));
  const loads = new Set(loadDays);
  const { formulaKcal, fatKg, hasCycle } = rest;
  const firstKg = weights.get(fromEpochDay(from)) ?? 0;
  let filter = existing?.filter ?? startFilter({ formulaKcal, fatKg, hasCycle }, firstKg);
  const weighedDays = [...(existing?.weighedDays ?? [])];
  const loggedDays = [...(existing?.loggedDays ?? [])];
  for (let index = from; index < end; index += 1) {
    const day = fromEpochDay(index);
    const recorded: RecordedDay = {
      ...{ weightKg: weights.get(day), intakeKcal: eaten.get(day), isLoad: loads.has(day) },
    };
    if (recorded.weightKg !== undefined) weighedDays.push(day);
    filter = advanceFilter(filter, recorded);
    if (filter.daysWithoutLog === 0) loggedDays.push(day);
  }
  const oldest = fromEpochDay(end - EXPENDITURE_WINDOW_DAYS + 1);
  return {
    filter,
    nextDay: fromEpochDay(Math.max(from, end)),
    weighedDays: weighedDays.filter((day) => day >= oldest),
    loggedDays: loggedDays.filter((day) => day >= oldest),
  };
}

/** The estimate this morning, including today's weigh-ins. */
export function estimateFrom(
  record: ExpenditureRecord,
  { today, weighIns }: Pick<ExpenditureInput, 'today' | 'weighIns'>,
): ExpenditureEstimate | NotEnoughData<Missing> {
  const weightKg = record.nextDay === today ? weightsByDay(weighIns).get(today) : undefined;
  const weighedDays = weightKg === undefined ? record.weighedDays : [...record.weighedDays, today];
  const missing = missingOf(weighedDays, record.loggedDays);
  if (missing) return notEnoughData(missing);
  const { kcal, sdKcal } = filteredExpenditure(applyReading(record.filter, weightKg));
  return {
    kind: 'expenditure',
    kcal: Math.round(kcal),
    lowKcal: Math.round(kcal - BAND_SIGMAS * sdKcal),
    highKcal: Math.round(kcal + BAND_SIGMAS * sdKcal),
    loggedDays: record.loggedDays.length,
  };
}

function missingOf(
  weighedDays: readonly CalendarDay[],
  loggedDays: readonly CalendarDay[],
): Missing | null {
  const [first] = weighedDays;
  const last = weighedDays.at(-1);
  const spanDays = first && last ? daysBetween(first, last) : 0;
  const needs = EXPENDITURE_NEEDS;
  if (weighedDays.length < needs.weighIns || spanDays < needs.spanDays) return 'weighIns';
  const minLogged = Math.max(needs.loggedDays, needs.loggedShare * spanDays);
  return loggedDays.length < minLogged ? 'intakes' : null;
}

const weightsByDay = (weighIns: readonly WeighIn[]): Map<CalendarDay, number> =>
  new Map(
    dailyWeighIns(weighIns.filter(({ weightKg }) => isPossibleWeight(weightKg))).map(
      ({ day, weightKg }) => [day, weightKg],
    ),
  );

/** The first used day with a weigh-in, up to today. */
function firstOf(weights: ReadonlyMap<CalendarDay, number>, end: number): number | null {
  for (const day of weights.keys()) {
    const place = toEpochDay(day);
    if (place <= end && place >= end - EXPENDITURE_READ_DAYS) return place;
  }
  return null;
}
