import { DROP_SET_PERCENT, REST_PAUSE_REPS } from '@posedown/coaching';
import {
  type ExerciseItem,
  type TrainingPlanDetail,
  trainingPlanBodySchema,
} from '@posedown/contract';
import { describe, expect, it } from 'vitest';
import {
  asChange,
  copyExercises,
  copyOf,
  detailProblems,
  forAthlete,
  isTouched,
  markUntouched,
  moved,
  newExercise,
  newPlan,
  partnerOf,
  readPlan,
  toPlanBody,
  withDays,
  withStartDay,
} from './plan-draft.ts';
import { exerciseProblem } from './plan-problems.ts';

let count = 0;
const newKey = () => {
  count += 1;
  return `8f14e45f-ceea-467f-a9f6-${String(count).padStart(12, '0')}`;
};
const item = { id: newKey(), name: 'Bench Press', category: 'Chest' } as ExerciseItem;
const empty = newPlan(newKey);

describe('a new plan', () => {
  it('starts with 12 weeks of 5 days named in order', () => {
    expect(empty).toMatchObject({ weeks: '12', daysPerWeek: 5, days: [] });
    const { days } = withDays(empty, newKey);
    expect(days.map(({ name }) => name)).toEqual(['Push', 'Pull', 'Legs', 'Upper', 'Lower']);
    for (const { exercises } of days) expect(exercises).toEqual([]);
  });

  it('keeps the built days when their number changes', () => {
    const five = withDays(empty, newKey);
    const [first] = five.days;
    first?.exercises.push(newExercise(item, newKey()));
    const seven = withDays({ ...five, daysPerWeek: 7 }, newKey);
    expect(seven.days[0]?.exercises).toHaveLength(1);
    expect(seven.days.map(({ name }) => name).slice(5)).toEqual(['Full Body', 'Cardio']);
    expect(new Set(seven.days.map(({ day }) => day)).size).toBe(7);
  });

  it('copies the exercises of one day to another, each with its own key', () => {
    const push = [{ ...newExercise(item, newKey()), sets: '5', notes: 'Slow' }];
    const [copy] = copyExercises(push, newKey);
    expect(copy).toEqual({ ...push[0], key: copy?.key });
    expect(copy?.key).not.toBe(push[0]?.key);
  });

  it('gives an exercise 3 sets of 8-12 with 90 s of rest', () => {
    expect(newExercise(item, 'k')).toMatchObject({ sets: '3', reps: '8-12', restTime: '90' });
  });
});

describe('plan validation', () => {
  it('needs a name and 1 to 52 weeks', () => {
    expect(detailProblems(empty)).toEqual({ name: 'Plan name is required' });
    for (const weeks of ['0', '53', '', '7.5']) {
      expect(detailProblems({ ...empty, name: 'Base', weeks }), weeks).toHaveProperty('weeks');
    }
    for (const weeks of ['1', '12', '52']) {
      expect(detailProblems({ ...empty, name: 'Base', weeks }), weeks).toEqual({});
    }
  });

  it('says what is wrong with an exercise', () => {
    const exercise = newExercise(item, 'k');
    expect(exerciseProblem(exercise)).toBeUndefined();
    expect(exerciseProblem({ ...exercise, sets: '0' })).toMatch(/Sets/);
    expect(exerciseProblem({ ...exercise, reps: ' ' })).toMatch(/reps/);
    expect(
      exerciseProblem({ ...exercise, technique: 'drop_set', dropSetPercentage: '90' }),
    ).toMatch(/drop/);
  });
});

it('sends a valid body without empty days', () => {
  const clientId = newKey();
  const plan = { ...withDays(empty, newKey), name: ' Base ', description: 'Heavy.', clientId };
  plan.days[0]?.exercises.push({ ...newExercise(item, newKey()), technique: 'drop_set' });
  const body = trainingPlanBodySchema.parse(toPlanBody(withStartDay(plan, '2026-11-21')));
  const details = { name: 'Base', description: 'Heavy.', weeks: 12, clientId };
  expect(body).toMatchObject({ ...details, workouts: [{ name: 'Push', day: 1 }] });
  expect(body.workouts).toHaveLength(1);
  // Four of its five days are empty.
  expect(body.daysPerWeek).toBe(1);
  expect(body.workouts[0]?.exercises[0]).toMatchObject({
    ...{ exerciseId: item.id, exerciseName: 'Bench Press', category: 'Chest' },
    ...{ sets: 3, reps: '8-12', restTime: 90, dropSetPercentage: 20 },
  });
});

it('starts on the day it is saved, unless another is chosen', () => {
  const plan = forAthlete(empty, { id: newKey(), name: 'Ana' });
  const startOf = (draft: typeof plan, today: string) =>
    toPlanBody(withStartDay(draft, today)).startsOn;
  const stored = readPlan(JSON.parse(JSON.stringify(plan))) ?? plan;
  expect([startOf(plan, '2026-11-21'), startOf(stored, '2026-11-26')]).toEqual([
    '2026-11-21',
    '2026-11-26',
  ]);
  expect(startOf({ ...stored, startsOn: '2026-11-23' }, '2026-11-26')).toBe('2026-11-23');
});

it('omits a superset partner that is not on the day', () => {
  const plan = withDays(empty, newKey);
  const row = { ...newExercise(item, newKey()), exerciseName: 'Row' };
  const paired = { technique: 'super_set' as const, supersetWith: 'Row' };
  const press = { ...newExercise(item, newKey()), ...paired };
  const partnerBeside = (...others: (typeof row)[]) => {
    const exercises = [press, ...others];
    const days = plan.days.map((day) => ({ ...day, exercises }));
    return toPlanBody({ ...plan, days }).workouts[0]?.exercises[0]?.supersetWith;
  };
  expect([partnerBeside(row), partnerBeside()]).toEqual(['Row', undefined]);
  // Shown and saved values match.
  expect([partnerOf(press, [row]), partnerOf(press, [])]).toEqual(['Row', '']);
});

it('keeps a copied exercise’s time under tension until its reps or tempo change', () => {
  const targets = { sets: 3, reps: '8-12', restTime: 90, rpe: 8, tempo: '3-0-1-0' };
  const exercise = {
    ...targets,
    exerciseId: item.id,
    exerciseName: item.name,
    timeUnderTension: 40,
  };
  const source = { id: newKey(), workouts: [{ name: 'Push', day: 1, exercises: [exercise] }] };
  const copy = copyOf(source as unknown as TrainingPlanDetail, () => 'Chest', newKey);
  // Technique fields are prefilled in case the technique is chosen later.
  expect(copy.days[0]?.exercises[0]).toMatchObject({
    ...{ dropSetPercentage: String(DROP_SET_PERCENT), restPauseReps: String(REST_PAUSE_REPS) },
  });
  const tensionWith = (change: object) => {
    const days = copy.days.map((day) => ({
      ...{ ...day, exercises: day.exercises.map((one) => ({ ...one, ...change })) },
    }));
    return toPlanBody({ ...copy, days }).workouts[0]?.exercises[0]?.timeUnderTension;
  };
  expect([{}, { sets: '4' }].map(tensionWith)).toEqual([40, 40]);
  expect([{ reps: '5' }, { tempo: '' }].map(tensionWith)).toEqual([undefined, undefined]);
});

it('remembers its source, and whether it has been edited', () => {
  const source = { id: newKey(), name: 'Base', weeks: 8, workouts: [], description: null };
  const copy = copyOf(source as unknown as TrainingPlanDetail, () => 'Core', newKey);
  expect(readPlan(JSON.parse(JSON.stringify(copy)))?.copiedFrom).toBe(source.id);
  expect(toPlanBody(copy)).not.toHaveProperty('copiedFrom');
  // Unedited, so it can be discarded without asking.
  const draft = markUntouched(copy, source.id);
  expect([isTouched(copy), isTouched(draft)]).toEqual([true, false]);
  expect(isTouched({ ...draft, name: 'Base, heavier' })).toBe(true);
  const days = withDays(empty, newKey);
  expect([isTouched(empty), isTouched(days)]).toEqual([false, false]);
  days.days[0]?.exercises.push(newExercise(item, newKey()));
  expect(isTouched(days)).toBe(true);
});

it('edits an athlete’s plan from its original start day', () => {
  const source = { ...{ id: newKey(), name: 'Base', weeks: 8 }, workouts: [], description: null };
  const followed = {
    ...source,
    startsOn: '2026-10-05',
    effortRises: true,
  } as unknown as TrainingPlanDetail;
  const copy = copyOf(followed, () => 'Core', newKey);
  const ana = { id: newKey(), name: 'Ana' };
  expect(toPlanBody(asChange(forAthlete(copy, ana), followed))).toMatchObject({
    ...{ name: 'Base', clientId: ana.id, startsOn: '2026-10-05', replacesId: source.id },
  });
  expect(asChange(copy, followed).effortRises).toBe(true);
  expect(toPlanBody(forAthlete(copy, ana))).not.toHaveProperty('replacesId');
  const own = toPlanBody(asChange(copy, followed));
  expect(own).toMatchObject({ name: 'Base', replacesId: source.id });
  expect(own).not.toHaveProperty('clientId');
});

it('moves exercises, and restores the draft after a reload', () => {
  expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
  expect(moved(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
  expect(readPlan(JSON.parse(JSON.stringify(empty)))).toEqual(empty);
  expect(readPlan({ step: 9 })).toBeUndefined();
});
