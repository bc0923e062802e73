/**
 * The buttons of the athlete's dashboard. One shows as soon as its screen exists; each stands at one
 * place on the page, and one of them is the next thing to do.
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
  posing: { label: 'Practice Posing', to: '/posing-practice' },
} as const satisfies Record<string, { label: string; to: string }>;

/** What stands beside the button for posing. A text, so that the routines need not be loaded for it. */
export const POSING_HINT = 'Posing: 8 mandatory poses, 85 s in all';

export type ActionName = keyof typeof ACTIONS;

/** What decides about the next action. */
interface Day {
  hasProgressEntry: boolean;
  checkIn: unknown;
  workout: unknown;
  cardio: unknown;
  cardioDoneMinutes: number | null;
}

/**
 * The single next thing to do: checking in comes first in the morning, unless the day was logged
 * already, then training, then cardio, then food. Only what has a screen counts.
 */
export function nextAction(
  { hasProgressEntry, checkIn, workout, cardio, cardioDoneMinutes }: Day,
  isBuilt: (path: string) => boolean,
): ActionName | null {
  const order: [ActionName, boolean][] = [
    ['checkIn', checkIn === null && !hasProgressEntry],
    ['startWorkout', workout !== null],
    ['startCardio', cardio !== null && cardioDoneMinutes === null],
    ['viewMealPlan', true],
  ];
  const next = order.find(([name, isDue]) => isDue && isBuilt(ACTIONS[name].to));
  return next?.[0] ?? null;
}
