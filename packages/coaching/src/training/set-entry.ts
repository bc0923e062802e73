import type { Limit } from '../athlete/limits.ts';

/** Labels for how a set felt. */
export const PUMP_LEVELS = ['Low', 'Medium', 'High', 'Extreme'] as const;
export type PumpLevel = (typeof PUMP_LEVELS)[number];

export const MIND_MUSCLE_LEVELS = ['Poor', 'Good', 'Excellent', 'Perfect'] as const;
export type MindMuscle = (typeof MIND_MUSCLE_LEVELS)[number];

export const SET_ENERGIES = ['Low', 'Medium', 'High', 'Peak'] as const;
export type SetEnergy = (typeof SET_ENERGIES)[number];

/** One set: load in kg, reps (seconds for a hold), RPE and form from 1 to 10. */
export const SET_LIMITS = {
  weight: { min: 0, max: 1000, step: 0.1 },
  reps: { min: 0, max: 999, step: 1 },
  rpe: { min: 1, max: 10, step: 0.5 },
  form: { min: 1, max: 10, step: 1 },
} as const satisfies Record<string, Limit>;

/** A planned exercise: sets, rest in seconds, drop-set reduction in %, seconds under tension. */
export const TARGET_LIMITS = {
  sets: { min: 1, max: 20, step: 1 },
  restTime: { min: 0, max: 900, step: 5 },
  dropSetPercentage: { min: 5, max: 60, step: 5 },
  restPauseReps: { min: 1, max: 20, step: 1 },
  timeUnderTension: { min: 1, max: 600, step: 1 },
} as const satisfies Record<string, Limit>;

/** Defaults without a plan. */
export const SET_DEFAULTS = { rpe: 8, tempo: '2-0-2-0', timeUnderTension: 30 } as const;

/** Defaults for an isometric hold; its time under tension is the middle of its range. */
export const HOLD_DEFAULTS = { reps: '30-45 s', tempo: 'hold', timeUnderTension: 38 } as const;

/** The target of an unplanned exercise, such as one added in the gym; the number of sets is separate. */
export const UNPLANNED_TARGET = {
  ...SET_DEFAULTS,
  reps: '8-12',
  restTime: 90,
  technique: 'straight_sets',
  dropSetPercentage: null,
  restPauseReps: null,
  supersetWith: null,
  notes: null,
} as const;

/** Seconds of the short rests inside a rest-pause set. */
export const REST_PAUSE_SECONDS = { min: 10, max: 15 } as const;
