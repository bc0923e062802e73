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

/** One exercise of a plan being built: numbers as typed. */
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
  /** Seconds of a set of these reps in this tempo, as the plan that was copied has them. */
  tension?: Pick<ExerciseTarget, 'reps' | 'tempo' | 'timeUnderTension'> | undefined;
}

/** The figures of an exercise, with what a technique takes where the plan does not say. */
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
  /** Empty until somebody chooses it: the day on which it is saved. */
  startsOn: string;
  days: DayDraft[];
  requestKey: string;
  /** What it began from, such as the plan that it is a copy of, or what it was kept for instead. */
  copiedFrom?: string | undefined;
  /** What it held then: the same as now, nobody would miss it. */
  begunAs?: string | undefined;
  /** The plan in whose place it comes: the athlete's, or one of the coach's own. */
  replacesId?: string | undefined;
  /** Whether the weeks of that plan say how hard sets get, and what is written here is the most they ask for. */
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

/** Gives the plan as many days as it asks for: empty ones are made, those that were built stay. */
export function withDays(plan: PlanDraft, newKey: () => string): PlanDraft {
  const spread = spreadDays(plan.daysPerWeek);
  const isSame = plan.days.length === plan.daysPerWeek;
  const days = Array.from({ length: plan.daysPerWeek }, (_, place) => ({
    key: newKey(),
    name: dayNameAt(place),
    exercises: [],
    ...plan.days[place],
    // Weekdays that were chosen hold for as long as the number of days does.
    day: (isSame ? plan.days[place]?.day : spread[place]) ?? place + 1,
  }));
  return { ...plan, days };
}

/** An exercise with the defaults of the builder. */
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

/** A plan that was saved before, as the draft of a new one. */
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

/** The draft with the day on which it begins, today where none was chosen: it may be weeks in the writing. */
export const begunOn = (draft: PlanDraft, today: CalendarDay): PlanDraft => ({
  ...draft,
  startsOn: draft.startsOn || today,
});

/** The draft as one athlete's own. */
export const forAthlete = (
  draft: PlanDraft,
  { id, name }: { id: string; name: string },
): PlanDraft => ({ ...draft, clientId: id, clientName: name });

/** The draft of a copy as a change of the plan that it was copied from. */
export const asChange = (
  draft: PlanDraft,
  { id, name, startsOn, effortRises }: TrainingPlanDetail,
): PlanDraft => ({ ...draft, name, startsOn, replacesId: id, effortRises });

/** The exercises of one day, to stand on another as well. */
export const alike = (exercises: readonly ExerciseDraft[], newKey: () => string): ExerciseDraft[] =>
  exercises.map((exercise) => ({ ...exercise, key: newKey() }));

/** The item moved one place up or down; as it was at either end. */
export function moved<Item>(items: readonly Item[], place: number, by: -1 | 1): Item[] {
  const next = [...items];
  const [item] = next.splice(place, 1);
  if (item === undefined || place + by < 0 || place + by > next.length) return [...items];
  next.splice(place + by, 0, item);
  return next;
}

/** What a day is called where its name was emptied. */
export const dayLabel = (name: string): string => name.trim() || 'Workout';

/** The partner of a superset by its name; none where that one is not on the day, or no longer: the next exercise then. */
export const partnerOf = (
  { key, supersetWith }: ExerciseDraft,
  exercises: readonly ExerciseDraft[],
): string =>
  exercises.some((other) => other.key !== key && other.exerciseName === supersetWith)
    ? supersetWith
    : '';

/** The days that hold something, as they are saved: an empty one is no workout. */
export function builtDays({ days }: PlanDraft): DayDraft[] {
  return days
    .filter(({ exercises }) => exercises.length > 0)
    .map(({ exercises, ...day }) => ({
      ...day,
      exercises: exercises.map((one) => ({ ...one, supersetWith: partnerOf(one, exercises) })),
    }));
}

/** Whether something was written that a person would miss. */
export function isTouched(plan: PlanDraft): boolean {
  const isNamed = plan.name.trim() !== '' || plan.description.trim() !== '';
  return (isNamed || builtDays(plan).length > 0) && contentOf(plan) !== plan.begunAs;
}

/** All that is saved of a draft, to be compared. */
const contentOf = (plan: PlanDraft): string =>
  JSON.stringify(toPlanBody({ ...plan, requestKey: '' }));

/** The draft as one that began so, from whatever is named. */
export const begunFrom = (plan: PlanDraft, copiedFrom: string): PlanDraft => ({
  ...plan,
  copiedFrom,
  begunAs: contentOf(plan),
});

/** The plan as the contract wants it. */
export function toPlanBody(plan: PlanDraft): TrainingPlanBody {
  return {
    name: plan.name.trim(),
    description: plan.description.trim() || undefined,
    weeks: weeksField.parse(plan.weeks),
    // An empty day is no workout, and nobody can be asked for it.
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

/** The plan in what the tab kept; undefined where it is none. */
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

/** What is wrong with the plan's details. */
export function detailProblems({ name, weeks }: PlanDraft): PlanErrors {
  const wrongWeeks = weeksField.error(weeks);
  return {
    ...(name.trim() === '' ? { name: 'Plan name is required' } : {}),
    ...(wrongWeeks ? { weeks: wrongWeeks } : {}),
  };
}
