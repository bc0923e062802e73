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
  /** Minutes; 0 on a rest day. */
  duration: number;
  intensity: 'none' | 'very low' | 'low' | 'high';
  equipment: string;
  description: string;
  /** Net kcal added to the day's budget. */
  calories: number;
  /** 'Zone 2: 113-132 bpm' */
  heartRateZone: string;
  /** The library exercise; null on a rest day. */
  exerciseId: string | null;
}

/** Input for a week's days. */
export interface ScheduleInput {
  weightKg: number;
  zones: readonly HeartRateZone[];
  maxHeartRate: number;
  /** Minutes of a steady session on a day without weights. */
  steadyMinutes: number;
  /** Modalities in rotation order. */
  steady: readonly Modality[];
  intervals: readonly Modality[];
}

/** The full week, Monday to Sunday, with modalities in rotation. */
export function fillSchedule(placed: readonly PlacedDay[], input: ScheduleInput): CardioDay[] {
  const rotation = { HIIT: 0, LISS: 0 };
  return placed.map((day) => {
    if (day.type === 'HIIT') return hiitDay(day, nextOf(input.intervals, rotation.HIIT++), input);
    if (day.type === 'LISS') return steadyDay(day, nextOf(input.steady, rotation.LISS++), input);
    return day.type === 'Rest' ? restDay(day) : recoveryDay(day, input);
  });
}

function nextOf(modalities: readonly Modality[], index: number): Modality {
  return modalities[index % modalities.length] ?? EASY_WALK;
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

/** Minutes of an easy walk on a free day. */
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

/** Texts of a day without cardio. */
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
