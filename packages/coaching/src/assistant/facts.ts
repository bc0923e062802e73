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

/** A set as logged; without a weight, it was done with body weight only. */
export interface SetFact {
  kg: number | null;
  reps: number;
}

export interface LiftFact {
  name: string;
  /** Estimated maxima, oldest first. */
  points: readonly { date: CalendarDay; kg: number }[];
  /** The last session with this lift. */
  last: { date: CalendarDay; sets: readonly SetFact[] } | null;
  /** The heaviest set of the last twelve weeks; among equals, the one with the most reps. */
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

/** Known facts about the athlete who asks, on their own day. Unknown facts are null or empty. */
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
    /** Past its last week, its days continue. */
    isOver: boolean;
    isDeload: boolean;
    /** The first day of the next deload week after this one. */
    nextDeload: CalendarDay | null;
  } | null;
  /** Targets of an approved peak week for today, which replace training, cardio and the meal plan. */
  peakDay: PeakDayFact | null;
  workout: WorkoutFact | null;
  nextWorkout: { name: string; date: CalendarDay } | null;
  cardio: { type: string; duration: number; intensity: string; zone: string } | null;
  cardioDoneMinutes: number | null;
  /** Why they should skip intervals, whatever the plan says; null if they may do them. */
  intervalBlock: string | null;
  targets: (Macros & { mealCount: number }) | null;
  eaten: Macros;
  /** Types of meals with something logged today. */
  loggedMeals: readonly string[];
  /** From Monday to today. */
  week: {
    /** Totals of each day's diary; days without entries are left out. */
    eaten: readonly ({ day: CalendarDay } & Macros)[];
    workoutsDone: number;
    cardioDone: { sessions: number; minutes: number };
    /** For the whole week; null without a cardio plan. */
    cardioPlannedMinutes: number | null;
  };
  meals: readonly MealFact[];
  weightKg: number | null;
  startWeightKg: number | null;
  targetWeightKg: number | null;
  bodyFatPercent: number | null;
  /** From the last twelve weeks, oldest first. */
  weighIns: readonly (WeighIn & { trendKg: number })[];
  /** Show and carb-load days in these weeks, until today. */
  loadDays: readonly CalendarDay[];
  /** Days on which a diet started. */
  dietStarts: readonly CalendarDay[];
  show: {
    name: string | null;
    date: CalendarDay;
    weeksOut: number;
    phase: string;
    category: CompetitionCategory | null;
    /** Keys of the checked items of the show-day checklist. */
    ticked: readonly string[];
  } | null;
  /** Lifts of the last twelve weeks, most frequent first. */
  lifts: readonly LiftFact[];
  /** Expenditure estimated from diary and scale, kcal a day; null until there is enough data. */
  burnt: { kcal: number; lowKcal: number; highKcal: number; loggedDays: number } | null;
  diet: DietRules;
  /** Plan answers; null until every question is answered. */
  answers: PlanAnswers | null;
  standing: { compliance: number | null; status: ClientStatus | null; reason: string } | null;
}
