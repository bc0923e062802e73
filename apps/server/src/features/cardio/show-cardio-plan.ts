import {
  BETA_BLOCKER_NOTE,
  calendarDayIn,
  cardioEffortText,
  cardioWeekOn,
  cardioZoneText,
  HEART_RATE_NOTE,
  heartRateZones,
  intervalBlockReason,
  SHOW_NOTES,
  trainingMaximum,
  weekdayOf,
} from '@posedown/coaching';
import type { CardioPlanReply, PastDays } from '@posedown/contract';
import { dayRangeOf, daysBefore } from '../../platform/http/day-range.ts';
import type { Services } from '../../platform/services.ts';
import { findLatestBody, healthFacts, type Person } from '../athletes/index.ts';
import { findNextShow, findPlanOverrides, peakDayOf } from '../shows/index.ts';
import { dayOfSession, listCardioSessions, type StoredCardioSession } from './queries.ts';

const DAYS = { usual: 84, most: 366 };
const MAX_SESSIONS = 1000;

/**
 * Sessions of the requested days, newest first. Pages of older sessions contain whole days, so the
 * next page starts before the last session's day. @throws AppError `invalid_input` for an invalid
 * range
 */
export async function listCardioDays(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { athlete, query }: { athlete: { id: string; timezone: string }; query: PastDays },
): Promise<StoredCardioSession[]> {
  const userId = athlete.id;
  const older = daysBefore(query);
  const stretch = older ?? dayRangeOf(query, calendarDayIn(now(), athlete.timezone), DAYS);
  const end = older && (await dayOfSession(db, { userId, ...older, place: query.limit }));
  const from = end ?? stretch.from;
  return listCardioSessions(db, { userId, from, to: stretch.to, limit: MAX_SESSIONS });
}

/** An athlete's cardio week and heart-rate zones, by their measured maximum or else by age. */
export async function showCardioPlan(
  { db, now }: Pick<Services, 'db' | 'now'>,
  athlete: Person,
): Promise<CardioPlanReply> {
  const today = calendarDayIn(now(), athlete.timezone);
  const latest = await findLatestBody(db, athlete.id, today);
  const weightKg = latest.weightKg ?? athlete.weight;
  const show = (await findNextShow(db, athlete.id, today))?.date ?? null;
  const planOverrides = await findPlanOverrides(db, athlete.id, today);
  const { showDays } = planOverrides;
  const maximum = trainingMaximum({
    ageYears: athlete.age,
    measuredMaxBpm: athlete.measuredMaxHeartRate,
    takesBetaBlockers: athlete.takesBetaBlockers,
  });
  const resting = athlete.restingHeartRate;
  return {
    today,
    weekday: weekdayOf(today),
    units: athlete.units,
    peakDay: peakDayOf(planOverrides),
    plan: toPlanReply(athlete, { day: today, show, showDays, weightKg, maxBpm: maximum?.maxBpm }),
    intervalBar: intervalBlockReason({ ...healthFacts(athlete), ageYears: athlete.age }),
    weightKg,
    measuredMaxHeartRate: athlete.measuredMaxHeartRate,
    restingHeartRate: resting,
    takesBetaBlockers: athlete.takesBetaBlockers,
    heartRatesVersion: athlete.heartRatesVersion,
    maxHeartRate: maximum,
    zones: maximum ? heartRateZones(maximum.maxBpm) : [],
    reserveZones: maximum && resting ? heartRateZones(maximum.maxBpm, resting) : [],
  };
}

interface Week {
  day: string;
  show: string | null;
  showDays: readonly string[];
  weightKg: number | null;
}

interface CardioPlanInput extends Week {
  maxBpm: number | undefined;
}

function toPlanReply(
  athlete: Person,
  { maxBpm, ...input }: CardioPlanInput,
): CardioPlanReply['plan'] {
  const { cardioProgression: progression, cardioType, cardioIntensity } = athlete;
  if (!progression || cardioType === null) return null;
  const { week, weeks, note, schedule, duration } = cardioOfWeek(progression, input);
  const sum = (field: 'duration' | 'calories') =>
    schedule.reduce((total, day) => total + day[field], 0);
  return {
    type: cardioType,
    sessionsPerWeek: athlete.cardioFrequency ?? 0,
    duration,
    intensity: cardioIntensity ?? 'none',
    weeklyMinutes: sum('duration'),
    weeklyCalories: sum('calories'),
    // Uses a maximum measured after the plan was created.
    schedule: schedule.map((day) => ({
      ...day,
      heartRateZone: cardioZoneOf(day, athlete, maxBpm),
    })),
    week,
    weeks,
    note,
    notes: notesOf(athlete, progression.notes, { maxBpm, show: input.show }),
  };
}

/** The notes that still apply. Notes about a show end with the show. */
function notesOf(
  athlete: Person,
  notes: readonly string[],
  { maxBpm, show }: Pick<CardioPlanInput, 'maxBpm' | 'show'>,
): string[] {
  const over: readonly string[] = show === null ? Object.values(SHOW_NOTES) : [];
  const byFeel = isByFeel(athlete, maxBpm);
  return notes
    .filter((note) => !over.includes(note))
    .map((note) => (byFeel && note === HEART_RATE_NOTE ? BETA_BLOCKER_NOTE : note));
}

type Progression = NonNullable<Person['cardioProgression']>;

/** Without a known weight, steady work that replaces intervals gets 0 calories. */
export const cardioOfWeek = (progression: Progression, { weightKg, ...week }: Week) =>
  cardioWeekOn(progression, { ...week, weightKg: weightKg ?? 0 });

type Heart = Pick<Person, 'restingHeartRate' | 'takesBetaBlockers'>;
type Day = Pick<Progression['schedule'][number], 'type' | 'heartRateZone'>;

const isByFeel = ({ takesBetaBlockers }: Heart, maxBpm: number | undefined) =>
  takesBetaBlockers && maxBpm === undefined;

/** A day's intensity, by the currently known maximum or else as planned. */
export function cardioZoneOf(day: Day, heart: Heart, maxBpm: number | undefined): string {
  if (isByFeel(heart, maxBpm)) return cardioEffortText(day.type);
  if (maxBpm === undefined) return day.heartRateZone;
  return cardioZoneText(day.type, maxBpm, heart.restingHeartRate ?? undefined);
}
