import {
  BUILDER_DEFAULTS,
  type CalendarDay,
  DROP_SET_PERCENT,
  dayNameAt,
  type ExerciseCategory,
  REST_PAUSE_REPS,
  SET_DEFAULTS,
  spreadDays,
  type Technique,
} from '@posedown/coaching';
import type {
  ExerciseItem,
  ExerciseTarget,
  TrainingPlanBody,
  TrainingPlanDetail,
} from '@posedown/contract';
import type { StoredOf } from '../../../lib/form/define-form.ts';
import { figuresForm, type TypedFigures, weeksField } from './plan-figures.ts';

/** One exercise of a plan draft: numbers as typed. */
export interface ExerciseDraft extends TypedFigures {
  key: string;
  exerciseId: string;
  exerciseName: string;
  category: ExerciseCategory;
  reps: string;
  tempo: string;
  technique: Technique;
  supersetWith: string;
  notes: string;
  /** The copied plan's seconds per set; used while reps and tempo stay as copied. */
  tension?: Pick<ExerciseTarget, 'reps' | 'tempo' | 'timeUnderTension'> | undefined;
}

/** The figures of an exercise, with the technique defaults where the plan has none. */
const figuresOf = (figures: StoredOf<typeof figuresForm.fields>): TypedFigures =>
  figuresForm.format(
    {
      ...figures,
      dropSetPercentage: figures.dropSetPercentage ?? DROP_SET_PERCENT,
      restPauseReps: figures.restPauseReps ?? REST_PAUSE_REPS,
    },
    'metric',
  );

export interface DayDraft {
  key: string;
  name: string;
  /** 1 (Monday) to 7. */
  day: number;
  exercises: ExerciseDraft[];
}

export interface PlanDraft {
  step: 1 | 2 | 3;
  name: string;
  description: string;
  weeks: string;
  daysPerWeek: number;
  clientId: string;
  clientName: string;
  /** Empty until chosen; then the day it’s saved counts. */
  startsOn: string;
  days: DayDraft[];
  requestKey: string;
  /** The start key it was created from or kept for, such as the id of the copied plan. */
  copiedFrom?: string | undefined;
  /** Its content at that time. A draft that still equals it can be discarded without asking. */
  begunAs?: string | undefined;
  /** The plan it replaces: the athlete's, or one of the coach's own. */
  replacesId?: string | undefined;
  /** Whether that plan's weeks set the effort, which makes the RPE here an upper limit. */
  effortRises?: boolean | undefined;
}

export function newPlan(newKey: () => string): PlanDraft {
  return {
    ...{ step: 1, name: '', description: '', clientId: '', clientName: '', startsOn: '' },
    weeks: String(BUILDER_DEFAULTS.weeks),
    daysPerWeek: BUILDER_DEFAULTS.daysPerWeek,
    days: [],
    requestKey: newKey(),
  };
}

/** Gives the plan its number of days: adds empty ones and keeps those already built. */
export function withDays(plan: PlanDraft, newKey: () => string): PlanDraft {
  const spread = spreadDays(plan.daysPerWeek);
  const isSame = plan.days.length === plan.daysPerWeek;
  const days = Array.from({ length: plan.daysPerWeek }, (_, index) => ({
    key: newKey(),
    name: dayNameAt(index),
    exercises: [],
    ...plan.days[index],
    // Chosen weekdays are kept only while the number of days stays the same.
    day: (isSame ? plan.days[index]?.day : spread[index]) ?? index + 1,
  }));
  return { ...plan, days };
}

/** An exercise with the builder's defaults. */
export function newExercise(item: ExerciseItem, key: string): ExerciseDraft {
  return {
    key,
    ...{ exerciseId: item.id, exerciseName: item.name, category: item.category },
    ...figuresOf({ ...SET_DEFAULTS, ...BUILDER_DEFAULTS }),
    reps: BUILDER_DEFAULTS.reps,
    tempo: SET_DEFAULTS.tempo,
    technique: 'straight_sets',
    ...{ supersetWith: '', notes: '' },
  };
}

/** A saved plan as the draft of a new one. */
export function copyOf(
  plan: TrainingPlanDetail,
  categoryOf: (exerciseId: string) => ExerciseCategory,
  newKey: () => string,
): PlanDraft {
  const days = plan.workouts.map(({ name, day, exercises }) => ({
    ...{ key: newKey(), name, day },
    exercises: exercises.map(({ reps, tempo, timeUnderTension, ...exercise }) => ({
      key: newKey(),
      ...{ exerciseId: exercise.exerciseId, exerciseName: exercise.exerciseName },
      category: categoryOf(exercise.exerciseId),
      ...figuresOf(exercise),
      ...{ reps, tempo, tension: { reps, tempo, timeUnderTension } },
      technique: exercise.technique,
      supersetWith: exercise.supersetWith ?? '',
      notes: exercise.notes ?? '',
    })),
  }));
  return {
    ...newPlan(newKey),
    name: `${plan.name} (copy)`,
    description: plan.description ?? '',
    weeks: String(plan.weeks),
    daysPerWeek: plan.workouts.length,
    days,
    copiedFrom: plan.id,
  };
}

/** The draft with its start day: today unless one was chosen, since a draft can be weeks old. */
export const withStartDay = (draft: PlanDraft, today: CalendarDay): PlanDraft => ({
  ...draft,
  startsOn: draft.startsOn || today,
});

/** The draft as a plan for an athlete. */
export const forAthlete = (
  draft: PlanDraft,
  { id, name }: { id: string; name: string },
): PlanDraft => ({ ...draft, clientId: id, clientName: name });

/** The draft of a copy as an edit of the plan it was copied from. */
export const asChange = (
  draft: PlanDraft,
  { id, name, startsOn, effortRises }: TrainingPlanDetail,
): PlanDraft => ({ ...draft, name, startsOn, replacesId: id, effortRises });

/** The exercises of one day with new keys, for another day. */
export const copyExercises = (
  exercises: readonly ExerciseDraft[],
  newKey: () => string,
): ExerciseDraft[] => exercises.map((exercise) => ({ ...exercise, key: newKey() }));

/** Moves an item one place up or down; no change at either end. */
export function moved<Item>(items: readonly Item[], index: number, by: -1 | 1): Item[] {
  const next = [...items];
  const [item] = next.splice(index, 1);
  if (item === undefined || index + by < 0 || index + by > next.length) return [...items];
  next.splice(index + by, 0, item);
  return next;
}

/** The day's name, or a default if it’s empty. */
export const dayLabel = (name: string): string => name.trim() || 'Workout';

/** The named superset partner, if it’s still on the day; empty means the next exercise. */
export const partnerOf = (
  { key, supersetWith }: ExerciseDraft,
  exercises: readonly ExerciseDraft[],
): string =>
  exercises.some((other) => other.key !== key && other.exerciseName === supersetWith)
    ? supersetWith
    : '';

/** The days with exercises, as they are saved. */
export function builtDays({ days }: PlanDraft): DayDraft[] {
  return days
    .filter(({ exercises }) => exercises.length > 0)
    .map(({ exercises, ...day }) => ({
      ...day,
      exercises: exercises.map((one) => ({ ...one, supersetWith: partnerOf(one, exercises) })),
    }));
}

/** Whether the draft has input worth asking about before it’s discarded. */
export function isTouched(plan: PlanDraft): boolean {
  const isNamed = plan.name.trim() !== '' || plan.description.trim() !== '';
  return (isNamed || builtDays(plan).length > 0) && contentOf(plan) !== plan.begunAs;
}

/** Everything that would be saved, for comparison. */
const contentOf = (plan: PlanDraft): string =>
  JSON.stringify(toPlanBody({ ...plan, requestKey: '' }));

/** Marks the draft as untouched since it was created from the given start key. */
export const markUntouched = (plan: PlanDraft, copiedFrom: string): PlanDraft => ({
  ...plan,
  copiedFrom,
  begunAs: contentOf(plan),
});

/** The request body of a plan. */
export function toPlanBody(plan: PlanDraft): TrainingPlanBody {
  return {
    name: plan.name.trim(),
    description: plan.description.trim() || undefined,
    weeks: weeksField.parse(plan.weeks),
    // Empty days aren’t saved as workouts.
    daysPerWeek: builtDays(plan).length,
    ...(plan.clientId ? { clientId: plan.clientId, startsOn: plan.startsOn } : {}),
    ...(plan.replacesId ? { replacesId: plan.replacesId } : {}),
    workouts: builtDays(plan).map(({ name, day, exercises }) => ({
      ...{ name: dayLabel(name), day },
      exercises: exercises.map(toExerciseBody),
    })),
    requestKey: plan.requestKey,
  };
}

function toExerciseBody(
  exercise: ExerciseDraft,
): TrainingPlanBody['workouts'][number]['exercises'][number] {
  const { technique, tension } = exercise;
  const { dropSetPercentage, restPauseReps, ...figures } = figuresForm.toBody(exercise, 'metric');
  const [reps, tempo] = [exercise.reps.trim(), exercise.tempo.trim()];
  const isAsCopied = tension?.reps === reps && tension.tempo === tempo;
  return {
    exerciseId: exercise.exerciseId,
    exerciseName: exercise.exerciseName,
    category: exercise.category,
    ...{ ...figures, reps },
    tempo: tempo || undefined,
    ...(isAsCopied ? { timeUnderTension: tension.timeUnderTension } : {}),
    technique,
    ...(technique === 'drop_set' ? { dropSetPercentage } : {}),
    ...(technique === 'rest_pause' ? { restPauseReps } : {}),
    ...(technique === 'super_set' && exercise.supersetWith
      ? { supersetWith: exercise.supersetWith }
      : {}),
    notes: exercise.notes.trim() || undefined,
  };
}

/** Parses a stored draft; undefined if it isn’t one. */
export function readPlan(value: unknown): PlanDraft | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { step, name, days, requestKey } = value as Record<string, unknown>;
  const isPlan =
    [1, 2, 3].includes(Number(step)) &&
    typeof name === 'string' &&
    typeof requestKey === 'string' &&
    Array.isArray(days) &&
    days.every((day) => Array.isArray(day?.exercises));
  return isPlan ? (value as PlanDraft) : undefined;
}

export type PlanErrors = Partial<Record<'name' | 'weeks', string>>;

/** The first error in the plan's details. */
export function detailProblems({ name, weeks }: PlanDraft): PlanErrors {
  const wrongWeeks = weeksField.error(weeks);
  return {
    ...(name.trim() === '' ? { name: 'Plan name is required' } : {}),
    ...(wrongWeeks ? { weeks: wrongWeeks } : {}),
  };
}
