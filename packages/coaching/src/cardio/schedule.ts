import { netKcalPerMinute } from '../energy/exercise-cost.ts';
import type { HeartRateZone } from '../heart-rate/zones.ts';
import { WEEKDAY_NAMES, type WeekdayName } from '../training/split.ts';
import { HIIT_PROTOCOL, HIIT_TIMED_MINUTES, hiitTargets } from './hiit-protocol.ts';
import { EASY_WALK, type Modality } from './modality.ts';
import type { CardioDayType, PlacedDay } from './place-sessions.ts';
import { steadyMinutesOn } from './progression.ts';

/** One day of the cardio week. */
export interface CardioDay {
  day: WeekdayName;
  /** 0 (Monday) to 6. */
  weekday: number;
  type: CardioDayType;
  /** Minutes; 0 on a day of rest. */
  duration: number;
  intensity: 'none' | 'very low' | 'low' | 'high';
  equipment: string;
  description: string;
  /** Net kcal: what it adds to the day's budget. */
  calories: number;
  /** 'Zone 2: 113-132 bpm' */
  heartRateZone: string;
  /** The exercise of the library, or null on a day of rest. */
  exerciseId: string | null;
}

/** What the days are made from. */
export interface ScheduleInput {
  weightKg: number;
  zones: readonly HeartRateZone[];
  maxHeartRate: number;
  /** Minutes of a steady session on a day without weights. */
  steadyMinutes: number;
  /** Modalities in the order in which they take turns. */
  steady: readonly Modality[];
  intervals: readonly Modality[];
}

/** The week in full, Monday to Sunday; the modalities take turns. */
export function fillSchedule(placed: readonly PlacedDay[], input: ScheduleInput): CardioDay[] {
  const turn = { HIIT: 0, LISS: 0 };
  return placed.map((day) => {
    if (day.type === 'HIIT') return hiitDay(day, nextOf(input.intervals, turn.HIIT++), input);
    if (day.type === 'LISS') return steadyDay(day, nextOf(input.steady, turn.LISS++), input);
    return day.type === 'Rest' ? restDay(day) : recoveryDay(day, input);
  });
}

function nextOf(modalities: readonly Modality[], turn: number): Modality {
  return modalities[turn % modalities.length] ?? EASY_WALK;
}

function calories(modality: Modality, minutes: number, input: ScheduleInput): number {
  return Math.round(netKcalPerMinute(modality.mets, input.weightKg) * minutes);
}

function named(day: PlacedDay) {
  return { day: WEEKDAY_NAMES[day.weekday] ?? 'Monday', weekday: day.weekday, type: day.type };
}

function hiitDay(day: PlacedDay, modality: Modality, input: ScheduleInput): CardioDay {
  const { high } = hiitTargets(input.maxHeartRate);
  const { intervals, highSeconds, recoverySeconds } = HIIT_PROTOCOL;
  const after = day.workout === null ? '' : ` After ${day.workout}, or hours apart from it.`;
  return {
    ...named(day),
    duration: HIIT_PROTOCOL.totalMinutes,
    intensity: 'high',
    equipment: modality.equipment,
    description: `${intervals} times ${highSeconds} s hard and ${recoverySeconds} s easy. ${modality.description}${after}`,
    calories: calories(modality, HIIT_TIMED_MINUTES, input),
    heartRateZone: `Zones 4-5: ${high.min}-${high.max} bpm`,
    exerciseId: modality.exerciseId,
  };
}

function steadyDay(day: PlacedDay, modality: Modality, input: ScheduleInput): CardioDay {
  const minutes = steadyMinutesOn(day, input.steadyMinutes);
  const after = day.workout === null ? '' : ` After ${day.workout}.`;
  return {
    ...named(day),
    duration: minutes,
    intensity: 'low',
    equipment: modality.equipment,
    description: `${modality.description}${after}`,
    calories: calories(modality, minutes, input),
    heartRateZone: zoneText(input.zones[1]),
    exerciseId: modality.exerciseId,
  };
}

/** Minutes of an easy walk on a day that is left over. */
export const RECOVERY_MINUTES = 20;

function recoveryDay(day: PlacedDay, input: ScheduleInput): CardioDay {
  return {
    ...named(day),
    duration: RECOVERY_MINUTES,
    intensity: 'very low',
    equipment: EASY_WALK.equipment,
    description: EASY_WALK.description,
    calories: calories(EASY_WALK, RECOVERY_MINUTES, input),
    heartRateZone: zoneText(input.zones[0]),
    exerciseId: EASY_WALK.exerciseId,
  };
}

/** What a day without cardio asks for. */
export const REST = {
  duration: 0,
  intensity: 'none',
  equipment: 'None',
  calories: 0,
  heartRateZone: 'None',
  exerciseId: null,
} as const;

function restDay(day: PlacedDay): CardioDay {
  return {
    ...named(day),
    ...REST,
    description: day.workout === null ? 'Rest.' : `No cardio: ${day.workout} is enough for today.`,
  };
}

function zoneText(zone: HeartRateZone | undefined): string {
  return zone === undefined ? 'None' : `Zone ${zone.zone}: ${zone.bpm}`;
}
