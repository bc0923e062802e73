import {
  calendarDayIn,
  cardioZoneText,
  heartRateZones,
  trainingMaximum,
  weekdayOf,
} from '@posedown/coaching';
import type { CardioPlanReply } from '@posedown/contract';
import type { Services } from '../../platform/services.ts';
import { findLatestBody, type Person } from '../athletes/index.ts';

/** An athlete's cardio week and zones, by their measured maximum or else by their age. */
export async function showCardioPlan(
  { db, now }: Pick<Services, 'db' | 'now'>,
  athlete: Person,
): Promise<CardioPlanReply> {
  const today = calendarDayIn(now(), athlete.timezone);
  const { weightKg } = await findLatestBody(db, athlete.id);
  const maximum = trainingMaximum(athlete.age, athlete.measuredMaxHeartRate);
  const resting = athlete.restingHeartRate;
  return {
    today,
    weekday: weekdayOf(today),
    plan: planOf(athlete, maximum?.maxBpm),
    weightKg: weightKg ?? athlete.weight,
    measuredMaxHeartRate: athlete.measuredMaxHeartRate,
    restingHeartRate: resting,
    maxHeartRate: maximum,
    zones: maximum ? heartRateZones(maximum.maxBpm) : [],
    reserveZones: maximum && resting ? heartRateZones(maximum.maxBpm, resting) : [],
  };
}

function planOf(athlete: Person, maxBpm: number | undefined): CardioPlanReply['plan'] {
  const { cardioProgression: progression, cardioType, cardioIntensity } = athlete;
  if (!progression || cardioType === null) return null;
  const { schedule, weeks, notes } = progression;
  const sum = (field: 'duration' | 'calories') =>
    schedule.reduce((total, day) => total + day[field], 0);
  return {
    type: cardioType,
    sessionsPerWeek: athlete.cardioFrequency ?? 0,
    duration: athlete.cardioDuration ?? 0,
    intensity: cardioIntensity ?? 'none',
    weeklyMinutes: sum('duration'),
    weeklyCalories: sum('calories'),
    // A maximum that was measured since the plan was made counts at once.
    schedule: schedule.map((day) => ({
      ...day,
      heartRateZone:
        maxBpm === undefined
          ? day.heartRateZone
          : cardioZoneText(day.type, maxBpm, athlete.restingHeartRate ?? undefined),
    })),
    weeks,
    notes,
  };
}
