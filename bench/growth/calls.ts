import { randomUUID } from 'node:crypto';

/** The ids a call's path needs. */
export interface Ids {
  athlete: string;
  /** Today for the athlete. */
  date: string;
}

export interface Read {
  name: string;
  /** Share of the floor to reach, in percent. */
  goal?: number;
  /** Whether the reply is requested compressed, as browsers do. */
  isCompressed?: boolean;
  /** Whether the server keeps the reply until the athlete's data changes. */
  isCached?: boolean;
  path(ids: Ids): string;
}

/** What the athlete's screens read. */
export const ATHLETE_READS: Read[] = [
  { name: 'session check', path: () => '/api/auth/me' },
  { name: 'dashboard', isCached: true, path: () => '/api/dashboard' },
  { name: 'dashboard, compressed', goal: 50, isCompressed: true, path: () => '/api/dashboard' },
  { name: 'training today', goal: 8, isCached: true, path: () => '/api/training/today' },
  {
    name: 'meal plan',
    goal: 12,
    isCached: true,
    path: ({ athlete }) => `/api/nutrition-plans/user/${athlete}`,
  },
  { name: 'food diary', path: ({ athlete }) => `/api/users/${athlete}/nutrition-logs` },
  { name: 'quick foods', path: ({ athlete }) => `/api/users/${athlete}/quick-foods` },
  { name: 'own progress', isCached: true, path: ({ athlete }) => `/api/users/${athlete}/progress` },
  {
    name: 'weight trend',
    path: ({ athlete, date }) => `/api/users/${athlete}/progress/trend?day=${date}`,
  },
  { name: 'workout history', path: ({ athlete }) => `/api/users/${athlete}/workout-sessions` },
  { name: 'training figures', path: ({ athlete }) => `/api/users/${athlete}/training-stats` },
  { name: 'check-ins', path: ({ athlete }) => `/api/users/${athlete}/check-ins` },
  { name: 'cardio sessions', path: ({ athlete }) => `/api/users/${athlete}/cardio-sessions` },
  { name: 'conversation', path: ({ athlete }) => `/api/users/${athlete}/messages` },
  { name: 'plan changes', path: ({ athlete }) => `/api/users/${athlete}/plan-changes` },
  { name: 'proposals', path: ({ athlete }) => `/api/users/${athlete}/proposals` },
  { name: 'competition prep', path: ({ athlete }) => `/api/users/${athlete}/prep` },
];

/** What the coach's screens read. */
export const COACH_READS: Read[] = [
  { name: 'roster', goal: 10, path: () => '/api/clients?limit=50' },
  { name: 'roster counts', path: () => '/api/clients/summary' },
  { name: 'roster search', path: () => '/api/clients?search=an+m' },
  {
    name: 'overview of an athlete',
    goal: 5,
    path: ({ athlete }) => `/api/users/${athlete}/overview`,
  },
  { name: 'progress of an athlete', path: ({ athlete }) => `/api/users/${athlete}/progress` },
  {
    name: 'training plan of an athlete',
    path: ({ athlete }) => `/api/users/${athlete}/training-plan`,
  },
  { name: 'check-in count', path: () => '/api/check-in-inbox/count' },
  { name: 'check-in inbox', path: () => '/api/check-in-inbox?limit=100' },
  {
    name: 'check-in review of an athlete',
    path: ({ athlete }) => `/api/users/${athlete}/check-in-review`,
  },
  { name: 'timeline of an athlete', path: ({ athlete }) => `/api/users/${athlete}/timeline` },
  { name: 'analytics', path: () => '/api/analytics' },
  { name: 'message threads', path: () => '/api/messages/threads' },
  { name: 'unread messages', path: () => '/api/messages/unread' },
  { name: 'alerts', path: () => '/api/alerts' },
];

/** An open workout, its first exercise, and the version of today's check-in. */
export interface Writer extends Ids {
  sessionId: string;
  exerciseKey: string;
  setId: string;
  version: number;
}

export interface Write {
  name: string;
  goal: number;
  /** A call that changes something each time. */
  call(writer: Writer, round: number): { method: string; path: string; body: unknown };
}

const MORNING = '07:30';

/** What an athlete writes every day. */
export const WRITES: Write[] = [
  {
    name: 'save a set',
    goal: 9,
    call: ({ sessionId, exerciseKey, setId }, round) => ({
      method: 'PUT',
      path: `/api/workout-sessions/${sessionId}/sets/${setId}`,
      body: {
        exerciseKey,
        weight: 40 + (round % 200) / 2,
        ...{ reps: 10, rpe: 8, form: 8, pump: 'High', mindMuscle: 'Good', energy: 'High' },
        at: new Date().toISOString(),
      },
    }),
  },
  {
    name: 'check in',
    goal: 4,
    call: ({ date, version }, round) => ({
      method: 'POST',
      path: '/api/check-ins',
      body: { date, energyLevel: 1 + (round % 10), mood: 'good', sleepHours: 7.5, version },
    }),
  },
  {
    name: 'log a meal',
    goal: 4,
    call: ({ athlete, date }) => ({
      method: 'POST',
      path: `/api/users/${athlete}/nutrition-logs`,
      body: {
        ...{ date, time: MORNING, mealName: 'Oats', calories: 320, protein: 12, carbs: 54 },
        ...{ fats: 6, requestKey: randomUUID() },
      },
    }),
  },
  {
    name: 'send a message',
    goal: 8,
    call: ({ athlete }, round) => ({
      method: 'POST',
      path: `/api/users/${athlete}/messages`,
      body: { content: `Slept well, ready for round ${round}.`, requestKey: randomUUID() },
    }),
  },
];
