import type { ClientStatus } from '../adherence/adherence.ts';
import type { CompetitionCategory, PlanAnswers, Units } from '../athlete/answers.ts';
import type { CalendarDay } from '../calendar/calendar-day.ts';
import type { DietRules } from '../foods/diet.ts';
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
  foods: readonly { foodId: string; name: string; amount: string }[];
}

export interface WorkoutFact {
  name: string;
  minutes: number;
  exercises: readonly { name: string; sets: number; reps: string }[];
}

/** A set as it was logged; without a weight it was done with the body alone. */
export interface SetFact {
  kg: number | null;
  reps: number;
}

export interface LiftFact {
  name: string;
  /** Estimated maxima, the oldest first. */
  points: readonly { date: CalendarDay; kg: number }[];
  /** Of the last session that had it. */
  last: { date: CalendarDay; sets: readonly SetFact[] } | null;
  /** The heaviest set of the last twelve weeks, of several the one with most repetitions. */
  heaviest: (SetFact & { date: CalendarDay }) | null;
}

export interface PeakDayFact {
  theme: string;
  training: string;
  kcal: number | null;
  carbsG: number | null;
  fatG: number | null;
  proteinG: number | null;
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
    /** Past its last week its days go on. */
    isOver: boolean;
    isDeload: boolean;
    /** The day on which the next deload week after this one begins. */
    nextDeload: CalendarDay | null;
  } | null;
  /** What an approved peak week asks for today, in the place of training, cardio and the meal plan. */
  peakDay: PeakDayFact | null;
  workout: WorkoutFact | null;
  nextWorkout: { name: string; date: CalendarDay } | null;
  cardio: { type: string; duration: number; intensity: string; zone: string } | null;
  cardioDoneMinutes: number | null;
  /** Why they should skip intervals, whatever the plan says; null if they're fine. */
  intervalBar: string | null;
  targets: (Macros & { mealCount: number }) | null;
  eaten: Macros;
  /** The types of the meals of which something is logged today. */
  loggedMeals: readonly string[];
  /** From Monday to today. */
  week: {
    /** What the diary of each day adds up to; days without a line are left out. */
    eaten: readonly ({ day: CalendarDay } & Macros)[];
    workoutsDone: number;
    cardioDone: { sessions: number; minutes: number };
    /** Of the whole week; null without a cardio plan. */
    cardioPlannedMinutes: number | null;
  };
  meals: readonly MealFact[];
  weightKg: number | null;
  startWeightKg: number | null;
  targetWeightKg: number | null;
  bodyFatPercent: number | null;
  /** Of the last twelve weeks, the oldest first. */
  weighIns: readonly (WeighIn & { trendKg: number })[];
  /** Their shows and carbohydrate loads in these weeks, until today. */
  loadDays: readonly CalendarDay[];
  /** The days on which they started a diet. */
  dietStarts: readonly CalendarDay[];
  show: {
    name: string | null;
    date: CalendarDay;
    weeksOut: number;
    phase: string;
    category: CompetitionCategory | null;
    /** The keys of the show-day checklist that are ticked. */
    ticked: readonly string[];
  } | null;
  /** What was lifted in the last twelve weeks, the most often done first. */
  lifts: readonly LiftFact[];
  /** Their expenditure by diary and scale, kcal a day; null until it can be estimated. */
  burnt: { kcal: number; lowKcal: number; highKcal: number; loggedDays: number } | null;
  diet: DietRules;
  /** Plan input; null until every question is answered. */
  answers: PlanAnswers | null;
  standing: { compliance: number | null; status: ClientStatus | null; reason: string } | null;
}
