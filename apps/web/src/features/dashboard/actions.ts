/**
 * The buttons of the athlete's dashboard. Each appears once on the page, and one of them is the
 * next action.
 */
export const ACTIONS = {
  startWorkout: { label: 'Start Workout', to: '/workout-session' },
  viewMealPlan: { label: 'View Meal Plan', to: '/nutrition/meal-plan' },
  startCardio: { label: 'Start Cardio', to: '/cardio/session' },
  viewCardioPlan: { label: 'View Cardio Plan', to: '/cardio/plan' },
  checkIn: { label: 'Check in', to: '/check-in' },
  logProgress: { label: 'Log Progress', to: '/progress/entry' },
  competition: { label: 'Competition', to: '/competition/setup' },
  chat: { label: 'Chat with the coach', to: '/ask-ali' },
  protocols: { label: 'View Protocols', to: '/protocols' },
  peakWeek: { label: 'Start Peak Week', to: '/peak-week' },
  supplements: { label: 'Supplements', to: '/nutrition/supplements' },
  posing: { label: 'Practice Posing', to: '/posing-practice' },
} as const satisfies Record<string, { label: string; to: string }>;

/** The hint next to the posing button. A constant, so that the routines don't need to be loaded. */
export const POSING_HINT = 'Posing: 8 mandatory poses, 85 s total';

export type ActionName = keyof typeof ACTIONS;

/** The inputs for choosing the next action. */
interface Day {
  hasProgressEntry: boolean;
  checkIn: unknown;
  peakDay: unknown;
  workout: unknown;
  workoutsDone: readonly unknown[];
  openWorkout: unknown;
  cardio: unknown;
  cardioDoneMinutes: number | null;
}

/**
 * The single next action: an open workout first. Then the check-in, unless the day has a progress
 * entry, then the peak week or training, then cardio, then food.
 */
export function nextAction(day: Day): ActionName {
  if (day.openWorkout !== null) return 'startWorkout';
  if (day.checkIn === null && !day.hasProgressEntry) return 'checkIn';
  if (day.peakDay !== null) return 'peakWeek';
  if (day.workout !== null && day.workoutsDone.length === 0) return 'startWorkout';
  if (day.cardio !== null && day.cardioDoneMinutes === null) return 'startCardio';
  return 'viewMealPlan';
}
