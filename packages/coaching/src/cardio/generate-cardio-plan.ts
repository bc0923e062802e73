import type { PlanAnswers } from '../athlete/answers.ts';
import type { CalendarDay } from '../calendar/calendar-day.ts';
import { estimateMaxHeartRate } from '../heart-rate/heart-rate.ts';
import { type HeartRateZone, heartRateZones } from '../heart-rate/zones.ts';
import { type SeededRandom, seededRandom } from '../random/seeded.ts';
import { planLength } from '../training/plan-length.ts';
import { cardioDose, SHOW_NOTES } from './dose.ts';
import { intervalModalities, steadyModalities } from './modality.ts';
import { placeWeek } from './place-week.ts';
import { type CardioWeek, cardioWeeks } from './progression.ts';
import { type CardioDay, fillSchedule } from './schedule.ts';

export const CARDIO_TYPES = ['None', 'LISS', 'HIIT', 'Mixed'] as const;
export type CardioType = (typeof CARDIO_TYPES)[number];

/** An athlete's cardio: the full first week, and how later ones grow. */
export interface CardioPlan {
  type: CardioType;
  /** HIIT and LISS sessions, without easy recovery walks. */
  sessionsPerWeek: number;
  /** Average minutes of a session; 0 without sessions. */
  duration: number;
  intensity: 'none' | 'low' | 'moderate' | 'high';
  /** The whole schedule, including recovery. */
  weeklyMinutes: number;
  /** Net kcal of the whole schedule. */
  weeklyCalories: number;
  /** Monday to Sunday. */
  schedule: CardioDay[];
  /** Tanaka's estimate from age, whole bpm. */
  maxHeartRate: number;
  zones: HeartRateZone[];
  /** The first day of its first week. */
  startsOn: CalendarDay;
  progression: CardioWeek[];
  notes: string[];
}

/** The `users` columns of a cardio plan. */
export interface CardioColumns {
  cardioFrequency: number;
  cardioDuration: number;
  cardioIntensity: string;
  cardioType: CardioType;
  cardioProgression: {
    /** Missing in old plans. */
    startsOn?: CalendarDay;
    /** The days of the first week. */
    schedule: CardioDay[];
    weeks: CardioWeek[];
    notes: string[];
  };
}

/**
 * An athlete's cardio plan from preference, goal, time, equipment, weight, age and weeks to the show. Deterministic
 * for answers and seed. Calories are net: (MET − 1)·3.5·kg/200 a minute.
 * @throws RangeError if `answers.today` isn't a calendar day or the age is outside 10–100
 */
export function generateCardioPlan(
  answers: PlanAnswers,
  { seed }: { seed: string | number },
): CardioPlan {
  const random = seededRandom(seed);
  const length = planLength(answers);
  const dose = cardioDose(answers, length.show?.weeksOut);
  const maxHeartRate = Math.round(estimateMaxHeartRate(answers.ageYears));
  const zones = heartRateZones(maxHeartRate);
  const placed = placeWeek(answers, dose);
  const schedule = fillSchedule(placed, {
    weightKg: answers.weightKg,
    zones,
    maxHeartRate,
    steadyMinutes: dose.steadyMinutes,
    ...modalityOrder(answers, random),
  });
  const sessions = schedule.filter(isSession);
  const sum = (days: CardioDay[], field: 'duration' | 'calories') =>
    days.reduce((total, day) => total + day[field], 0);
  const hiitCount = sessions.filter((day) => day.type === 'HIIT').length;
  return {
    type: typeOf(sessions.length, hiitCount),
    sessionsPerWeek: sessions.length,
    duration: sessions.length === 0 ? 0 : Math.round(sum(sessions, 'duration') / sessions.length),
    intensity: intensityOf(sessions.length, hiitCount),
    weeklyMinutes: sum(schedule, 'duration'),
    weeklyCalories: sum(schedule, 'calories'),
    schedule,
    maxHeartRate,
    zones,
    startsOn: answers.today,
    progression: cardioWeeks({ answers, length, dose, placed }),
    notes: [...notesFor(answers, sessions.length), ...dose.notes],
  };
}

/** The plan as `users` columns. */
export function cardioColumns(plan: CardioPlan): CardioColumns {
  return {
    cardioFrequency: plan.sessionsPerWeek,
    cardioDuration: plan.duration,
    cardioIntensity: plan.intensity,
    cardioType: plan.type,
    cardioProgression: {
      startsOn: plan.startsOn,
      schedule: plan.schedule,
      weeks: plan.progression,
      notes: plan.notes,
    },
  };
}

function modalityOrder(answers: PlanAnswers, random: SeededRandom) {
  const { equipmentAccess, experience } = answers;
  return {
    steady: random.shuffle(steadyModalities(equipmentAccess, experience)),
    intervals: random.shuffle(intervalModalities(equipmentAccess)),
  };
}

function isSession(day: CardioDay): boolean {
  return day.type === 'HIIT' || day.type === 'LISS';
}

function typeOf(sessions: number, hiit: number): CardioType {
  if (sessions === 0) return 'None';
  if (hiit === 0) return 'LISS';
  return hiit === sessions ? 'HIIT' : 'Mixed';
}

function intensityOf(sessions: number, hiit: number): CardioPlan['intensity'] {
  if (sessions === 0) return 'none';
  if (hiit === 0) return 'low';
  return hiit === 1 ? 'moderate' : 'high';
}

/** A plan's note about heart rates; replaced if they don't apply. */
export const HEART_RATE_NOTE =
  'Heart rates are estimated from your age and can be 7 to 11 beats off; a measured maximum is better. They don’t apply if you take beta-blockers.';

function notesFor(answers: PlanAnswers, sessions: number): string[] {
  const heart = HEART_RATE_NOTE;
  if (sessions === 0) {
    return ['You asked for no cardio. Daily walking still helps heart and appetite.', heart];
  }
  const net = 'Calories are net: what cardio adds to what you would have burned anyway.';
  const peak = answers.competitionDate === undefined ? [] : [SHOW_NOTES.peakWeek];
  return [net, heart, ...peak];
}
