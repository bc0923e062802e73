import { type CalendarDay, type Limit, type Mood, PROGRESS_LIMITS } from '@posedown/coaching';
import type { CheckIn, Units } from '@posedown/contract';
import { roundWithin, typedNumber } from '../../lib/typed-number.ts';
import {
  typedWeightKg,
  waterField,
  waterFromLitres,
  waterToLitres,
  weightFromKg,
} from '../../lib/units.ts';
import type { SentCheckIn } from './api.ts';

/** What can be ticked off for a day. */
export const DONE = ['Completed the workout', 'Followed the nutrition'] as const;
export type Done = (typeof DONE)[number];

/** A check-in as its form holds it: numbers as typed, in the athlete's own units. */
export interface CheckInForm {
  /** Null until it is chosen. */
  energyLevel: number | null;
  /** Empty until it is chosen. */
  mood: Mood | '';
  sleepHours: string;
  stressLevel: string;
  waterIntake: string;
  weight: string;
  notes: string;
  done: Done[];
}

const EMPTY: CheckInForm = {
  energyLevel: null,
  mood: '',
  sleepHours: '',
  stressLevel: '',
  waterIntake: '',
  weight: '',
  notes: '',
  done: [],
};

const text = (value: number | null, digits = 2) =>
  value === null ? '' : String(Number(value.toFixed(digits)));

/** What is said of a day. */
export type Said = Omit<CheckIn, 'id' | 'userId' | 'date' | 'version' | 'createdAt'>;

/** What a check-in on its way to the server says. */
export function saidIn(body: SentCheckIn): Said {
  return {
    energyLevel: body.energyLevel,
    mood: body.mood,
    sleepHours: body.sleepHours ?? null,
    stressLevel: body.stressLevel ?? null,
    waterIntake: body.waterIntake ?? null,
    weight: body.weight ?? null,
    notes: body.notes ?? null,
    completedWorkout: body.completedWorkout ?? false,
    followedNutrition: body.followedNutrition ?? false,
  };
}

/** The form of a day: what was said of it already, or an empty one. */
export function formOf(checkIn: Said | undefined, units: Units): CheckInForm {
  if (!checkIn) return EMPTY;
  const { waterIntake, weight } = checkIn;
  const water = waterIntake === null ? null : waterFromLitres(waterIntake, units);
  return {
    energyLevel: checkIn.energyLevel,
    mood: checkIn.mood,
    sleepHours: text(checkIn.sleepHours),
    stressLevel: text(checkIn.stressLevel),
    waterIntake: text(water, units === 'metric' ? 2 : 0),
    weight: text(weight === null ? null : weightFromKg(weight, units), units === 'metric' ? 2 : 1),
    notes: checkIn.notes ?? '',
    done: DONE.filter((_, place) =>
      place === 0 ? checkIn.completedWorkout : checkIn.followedNutrition,
    ),
  };
}

/** Hundredths: finer than any scale or bottle. */
const tidy = (value: number | undefined, limit: Limit) =>
  value === undefined ? undefined : roundWithin(value, 2, limit);

const LIMITS = PROGRESS_LIMITS;

interface Sent {
  date: CalendarDay;
  units: Units;
  /** Of the check-in that is changed; 0 for a new one. */
  version: number;
  requestKey: string;
  /** What was said before: a figure that still reads the same is sent as it was. */
  said?: Said | undefined;
}

/** A check-in that may still lack what has to be chosen. */
type Unchecked = Omit<SentCheckIn, 'mood' | 'energyLevel'> & {
  mood: Mood | '';
  energyLevel: number | undefined;
};

/** The check-in as the contract wants it: metric, and nothing for what was left empty. */
export function toCheckInBody(form: CheckInForm, { units, said, ...sent }: Sent): Unchecked {
  const weightKg = typedWeightKg(form.weight, units, LIMITS.weight);
  const water = typedNumber(form.waterIntake, waterField(units, LIMITS.waterIntake));
  const litres = water === undefined ? undefined : waterToLitres(water, units);
  const before = formOf(said, units);
  const kept = (name: 'sleepHours' | 'waterIntake' | 'weight') =>
    form[name].trim() === before[name] ? (said?.[name] ?? undefined) : undefined;
  return {
    ...sent,
    energyLevel: form.energyLevel ?? undefined,
    mood: form.mood,
    sleepHours:
      kept('sleepHours') ?? typedNumber(form.sleepHours, { unit: 'hours', ...LIMITS.sleepHours }),
    stressLevel: typedNumber(form.stressLevel, LIMITS.stressLevel),
    waterIntake: kept('waterIntake') ?? tidy(litres, LIMITS.waterIntake),
    weight: kept('weight') ?? tidy(weightKg, LIMITS.weight),
    notes: form.notes.trim() || undefined,
    completedWorkout: form.done.includes(DONE[0]),
    followedNutrition: form.done.includes(DONE[1]),
  };
}
