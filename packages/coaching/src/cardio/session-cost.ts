import {
  EXERCISE_METS,
  grossKcalPerMinute,
  netKcalPerMinute,
  runningMet,
  walkingMet,
} from '../energy/exercise-cost.ts';
import { EASY_WALK, INTERVALS, STEADY } from './modality.ts';

/** Types of cardio a session can have, by library exercise. */
export const CARDIO_MODALITIES = [
  'treadmill-incline-walk',
  'brisk-walk',
  'stationary-bike',
  'spin-bike',
  'elliptical',
  'stair-climber',
  'rowing-machine',
  'jump-rope',
] as const;
export type CardioModality = (typeof CARDIO_MODALITIES)[number];

export const CARDIO_SESSION_TYPES = ['HIIT', 'LISS', 'Active Recovery'] as const;
export type CardioSessionType = (typeof CARDIO_SESSION_TYPES)[number];

/** Limits of a logged session: seconds, bpm, km, km/h, %, 1–10. */
export const CARDIO_LIMITS = {
  durationSeconds: { min: 1, max: 21_600, step: 1 },
  phasesCompleted: { min: 0, max: 16, step: 1 },
  heartRate: { min: 30, max: 250, step: 1 },
  distanceKm: { min: 0, max: 200, step: 0.1 },
  speedKmh: { min: 1, max: 25, step: 0.1 },
  inclinePercent: { min: 0, max: 40, step: 0.5 },
  rpe: { min: 1, max: 10, step: 1 },
  measuredMaxHeartRate: { min: 120, max: 230, step: 1 },
  restingHeartRate: { min: 25, max: 110, step: 1 },
} as const;

export interface CardioEffort {
  type: CardioSessionType;
  modality: CardioModality;
  /** On foot only. */
  speedKmh?: number | null | undefined;
  inclinePercent?: number | null | undefined;
}

const ON_FOOT: ReadonlySet<CardioModality> = new Set(['treadmill-incline-walk', 'brisk-walk']);
/** ACSM: people run from 8 km/h (5 mph). Compared in km/h, since 134 m/min is rounded. */
const RUNNING_KMH = 8;

export const isOnFoot = (modality: CardioModality) => ON_FOOT.has(modality);

/**
 * A session's METs: on foot with a known speed by ACSM's equations for walking or running, otherwise by the
 * Compendium. Intervals on other machines count like a bike.
 */
export function cardioMets({ type, modality, speedKmh, inclinePercent }: CardioEffort): number {
  if (type === 'HIIT') {
    const offer = INTERVALS.find(({ exerciseId }) => exerciseId === modality);
    return offer?.mets ?? EXERCISE_METS.bike_hiit;
  }
  if (ON_FOOT.has(modality) && speedKmh) {
    const met = speedKmh < RUNNING_KMH ? walkingMet : runningMet;
    return met((speedKmh * 1000) / 60, (inclinePercent ?? 0) / 100);
  }
  if (type === 'Active Recovery' && modality === 'brisk-walk') return EASY_WALK.mets;
  if (modality === 'spin-bike') return EXERCISE_METS.spin;
  if (modality === 'jump-rope') return EXERCISE_METS.rope;
  return STEADY.find(({ exerciseId }) => exerciseId === modality)?.mets ?? EASY_WALK.mets;
}

/** Whole kcal of a session: gross, and net as added to a day's budget. */
export function cardioCost(effort: CardioEffort, weightKg: number, durationSeconds: number) {
  const mets = cardioMets(effort);
  const minutes = durationSeconds / 60;
  return {
    netKcal: Math.round(netKcalPerMinute(mets, weightKg) * minutes),
    grossKcal: Math.round(grossKcalPerMinute(mets, weightKg) * minutes),
  };
}
