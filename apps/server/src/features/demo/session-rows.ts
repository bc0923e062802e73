import {
  EXERCISES,
  exerciseKeyAt,
  MIND_MUSCLE_LEVELS,
  maxesOfSession,
  PUMP_LEVELS,
  SET_ENERGIES,
  type SeededRandom,
  seededRandom,
  weekdayOf,
} from '@posedown/coaching';
import { prescribeDays, weekAt } from '../training/index.ts';
import type { CastMember } from './cast.ts';
import { type DemoRow, type DemoRows, newId, type PlannedDay } from './queries.ts';
import type { LivedDay } from './simulate-days.ts';

/** Working load of a trained man or woman by kind of movement, in kg per kg of body weight. */
const LOAD_PER_KG: Record<string, { male: number; female: number }> = {
  Chest: { male: 0.75, female: 0.4 },
  Back: { male: 0.8, female: 0.5 },
  Shoulders: { male: 0.3, female: 0.18 },
  Arms: { male: 0.28, female: 0.16 },
  Legs: { male: 1.2, female: 0.95 },
  Core: { male: 0.2, female: 0.12 },
};

/** The share of its kind's load that a movement uses, by name. The first match counts, otherwise the full load. */
const SHARES: readonly (readonly [RegExp, number])[] = [
  [/calf/i, 0.6],
  [/goblet|kettlebell/i, 0.32],
  [/split squat|lunge|step-up|single-leg|dumbbell romanian|dumbbell hip/i, 0.25],
  [/romanian|good morning/i, 0.8],
  [/deadlift|rack pull/i, 1.4],
  [/leg press|hack|pendulum/i, 1.4],
  [/leg curl|leg extension|abduction|kickback|pull-through/i, 0.4],
  [/raise|rear-delt|reverse pec|face pull/i, 0.35],
  [/\bfly\b|pec deck|straight-arm|pullover/i, 0.3],
  [/dumbbell|hammer|concentration|arnold|farmer/i, 0.42],
];

/** Equipment without weight. */
const UNLOADED =
  /body weight|band|pull-up|parallel bars|glute-ham|back extension|decline|ab wheel/i;
const EQUIPMENT = new Map(
  EXERCISES.map(({ name, equipmentNeeded }) => [name, equipmentNeeded.join()]),
);

/** The share of a movement's load. Null for movements without weight. */
function shareOf(name: string): number | null {
  if (UNLOADED.test(EQUIPMENT.get(name) ?? '') || name === 'Inverted Row') return null;
  // Each hand holds one dumbbell, while a machine loads both.
  const handShare = /^(Seated )?Dumbbell Calf/.test(name) ? 0.5 : 1;
  return (SHARES.find(([pattern]) => pattern.test(name))?.[1] ?? 1) * handShare;
}

const EXPERIENCE_FACTOR = { beginner: 0.65, intermediate: 0.85, advanced: 1, expert: 1.1 };
/** Growth of loads over the sixteen weeks, as a share. */
const GROWTH = 0.09;

/** Recent days whose sets also have form and effort ratings. */
const FELT_DAYS = 28;

interface Plan {
  training: Parameters<typeof weekAt>[0] & Parameters<typeof prescribeDays>[0]['plan'];
  days: readonly PlannedDay[];
}

type SessionRows = Pick<DemoRows, 'sessions' | 'sessionExercises' | 'sets'>;

/** Sessions as the plan prescribes, with loads growing over the weeks. */
export function sessionRows(
  member: CastMember,
  userId: string,
  days: LivedDay[],
  plan: Plan,
): SessionRows {
  const random = seededRandom(`sessions:${member.email}`);
  const feelings = seededRandom(`feelings:${member.email}`);
  const plannedOn = plannedBy(plan);
  const rows: SessionRows = { sessions: [], sessionExercises: [], sets: [] };
  for (const [index, day] of days.entries()) {
    const planned = plannedOn(day.date);
    if (!planned) continue;
    const done = random.next() < member.behavior.trains;
    const progress = index / Math.max(1, days.length);
    const exercises = setsOf(member, day, planned, progress, random);
    if (!done || day.silent) continue;
    const id = newId();
    const session = { id, userId, workoutId: planned.id, name: planned.name, date: day.date };
    const maxes = maxesOfSession(exercises.map(toLift));
    rows.sessions.push({ ...session, ...sessionFeedback(planned, day, random), maxes });
    const isRecent = index >= days.length - FELT_DAYS;
    addExercises(rows, session, isRecent ? withFeelings(exercises, feelings) : exercises);
  }
  return rows;
}

const sessionFeedback = (
  { estimatedMinutes }: PlannedDay,
  { date }: LivedDay,
  random: SeededRandom,
) => ({
  completed: true,
  duration: Math.round(estimatedMinutes * (1 + random.normal(0, 0.08))),
  overallRpe: Math.round(clamp(random.normal(8, 0.6), 6, 10) * 2) / 2,
  energyLevel: whole(random.normal(7, 1.2)),
  motivation: whole(random.normal(7.5, 1.2)),
  pump: whole(random.normal(7.3, 1)),
  focus: whole(random.normal(7.4, 1)),
  createdAt: new Date(`${date}T17:30:00Z`),
});

type DoneExercise = Pick<DemoRow<'sessionExercises'>, 'exerciseId' | 'exerciseName'> & {
  sets: Pick<DemoRow<'sets'>, 'weightKg' | 'reps' | 'rpe' | 'form' | 'pump' | 'doneAt'>[];
};

const toLift = ({ exerciseId, sets }: DoneExercise) => ({
  exerciseId,
  sets: sets.map(({ weightKg: weight = null, reps, rpe = null }) => ({ weight, reps, rpe })),
});

function addExercises(
  rows: SessionRows,
  { id: sessionId, userId }: { id: string; userId: string },
  exercises: readonly DoneExercise[],
) {
  for (const [position, { sets, ...exercise }] of exercises.entries()) {
    const key = exerciseKeyAt(sessionId, position);
    rows.sessionExercises.push({ userId, sessionId, key, position, ...exercise });
    for (const [index, set] of sets.entries()) {
      const place = { userId, sessionId, exerciseKey: key, number: index + 1 };
      rows.sets.push({ ...place, id: newId(), ...set });
    }
  }
}

/** The workout planned for a date. Before the plan starts, uses the plan as written. Each week is computed once. */
function plannedBy({ training, days }: Plan): (date: string) => PlannedDay | undefined {
  const weeks = new Map<number, readonly PlannedDay[]>();
  return (date) => {
    const week = date < training.startsOn ? null : weekAt(training, date);
    const number = week?.week ?? 0;
    const prescribed = weeks.get(number) ?? prescribeDays({ days, plan: training }, week);
    weeks.set(number, prescribed);
    return prescribed.find(({ day }) => day === weekdayOf(date) + 1);
  };
}

function setsOf(
  { sex, answers }: CastMember,
  day: LivedDay,
  planned: PlannedDay,
  progress: number,
  random: SeededRandom,
) {
  return planned.exercises.map(({ exerciseId, exerciseName, category, sets, reps, rpe }) => {
    const perKg = LOAD_PER_KG[category]?.[sex];
    const share = shareOf(exerciseName);
    const factor = EXPERIENCE_FACTOR[answers.experience] * (1 + GROWTH * progress);
    const load =
      perKg === undefined || share === null
        ? null
        : roundLoad(perKg * share * day.weightKg * factor);
    const [low = 8, high = low] = (reps.match(/\d+/g) ?? []).map(Number);
    return {
      exerciseId,
      exerciseName,
      sets: Array.from({ length: sets }, (_, index) => ({
        weightKg: load,
        reps: Math.max(1, high - random.integer(0, Math.max(0, high - low)) - (index > 1 ? 1 : 0)),
        rpe: rpe === null ? null : clamp(rpe + random.integer(-1, 1) * 0.5, 6, 10),
        doneAt: new Date(`${day.date}T17:${String(30 + (index % 30)).padStart(2, '0')}:00Z`),
      })),
    };
  });
}

function withFeelings(exercises: ReturnType<typeof setsOf>, random: SeededRandom) {
  const one = <Word>(words: readonly Word[]) => words[random.integer(1, words.length - 1)] ?? null;
  return exercises.map((exercise) => ({
    ...exercise,
    sets: exercise.sets.map((set) => ({
      ...set,
      form: whole(random.normal(8, 1)),
      pump: one(PUMP_LEVELS),
      mindMuscle: one(MIND_MUSCLE_LEVELS),
      energy: one(SET_ENERGIES),
    })),
  }));
}

const roundLoad = (kg: number) => Math.max(2.5, Math.round(kg / 2.5) * 2.5);
const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));
const whole = (value: number) => clamp(Math.round(value), 1, 10);
