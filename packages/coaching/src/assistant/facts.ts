import type { ClientStatus } from '../adherence/adherence.ts';
import type { Units } from '../athlete/answers.ts';
import type { CalendarDay } from '../calendar/calendar-day.ts';
import type { WeighIn } from '../trend/weigh-ins.ts';

interface Macros {
  calories: number;
  protein: number;
  carbs: number;
  fats: number;
}

export interface MealFact extends Macros {
  name: string;
  /** HH:MM on the athlete's clock. */
  time: string;
  foods: readonly { name: string; amount: string }[];
}

export interface WorkoutFact {
  name: string;
  minutes: number;
  exercises: readonly { name: string; sets: number; reps: string }[];
}

/** What is known of the athlete who asks, on their own day. What is not known is null or empty. */
export interface AthleteFacts {
  today: CalendarDay;
  /** HH:MM on the athlete's clock. */
  time: string;
  units: Units;
  plan: {
    name: string;
    daysPerWeek: number;
    week: number;
    weeks: number;
    isDeload: boolean;
    /** The day on which the next deload week after this one begins. */
    nextDeload: CalendarDay | null;
  } | null;
  workout: WorkoutFact | null;
  nextWorkout: { name: string; date: CalendarDay } | null;
  cardio: { type: string; duration: number; intensity: string; zone: string } | null;
  cardioDoneMinutes: number | null;
  targets: (Macros & { mealCount: number }) | null;
  eaten: Macros;
  /** From Monday to today. */
  week: {
    /** What the diary of each day adds up to; days without a line are left out. */
    eaten: readonly ({ day: CalendarDay } & Macros)[];
    workoutsDone: number;
  };
  meals: readonly MealFact[];
  weightKg: number | null;
  startWeightKg: number | null;
  targetWeightKg: number | null;
  bodyFatPercent: number | null;
  /** Of the last twelve weeks, the oldest first. */
  weighIns: readonly (WeighIn & { trendKg: number })[];
  show: { name: string | null; date: CalendarDay; weeksOut: number; phase: string } | null;
  /** Estimated maxima, the most often done first. */
  lifts: readonly {
    name: string;
    points: readonly { date: CalendarDay; kg: number }[];
  }[];
  standing: { compliance: number | null; status: ClientStatus | null; reason: string } | null;
}
