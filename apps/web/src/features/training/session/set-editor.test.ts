import {
  type Loading,
  startLoad,
  suggestSets,
  UNPLANNED_TARGET,
  type Units,
} from '@posedown/coaching';
import type { ExerciseTarget, LoggedSet, SessionExercise } from '@posedown/contract';
import fc from 'fast-check';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ExerciseContext } from './exercise-context.ts';
import { nextSet } from './set-draft.ts';
import { SetEditor } from './set-editor.tsx';

interface Shown {
  known: ExerciseContext | undefined;
  sets?: LoggedSet[];
  units?: Units;
  target?: Partial<ExerciseTarget>;
  edited?: LoggedSet;
}

/** The hint as text, and the values of the load and reps fields. */
function shown({ known, sets = [], units = 'metric', target = {}, edited }: Shown) {
  const exercise = {
    ...{ key: 'key', exerciseId: 'lift', exerciseName: 'Lift', skipped: false, sets },
    target: { ...UNPLANNED_TARGET, sets: 3, ...target },
  } satisfies SessionExercise;
  const props = {
    ...{ exercise, known, units, edited, guide: undefined },
    start: nextSet(exercise, known, units),
    onSave: () => undefined,
    onCancel: () => undefined,
  };
  const html = renderToString(createElement(SetEditor, props)).replaceAll('<!-- -->', '');
  const fieldOf = (name: string) => {
    const [input = ''] = html.match(new RegExp(`<input[^>]*name="${name}"[^>]*>`)) ?? [];
    return /value="([^"]*)"/.exec(input)?.[1];
  };
  const text = html.replaceAll(/<[^>]+>/g, '\n');
  return {
    text,
    aim: /Aim for (?:([\d.,]+) (?:kg|lb) × )?(\d+)/.exec(text),
    weight: fieldOf('weight'),
    reps: fieldOf('reps'),
  };
}

const bench: ExerciseContext = {
  ...{ loading: 'barbell', equipmentNeeded: ['Barbell'], loadStepKg: 2.5, timed: false },
  suggestion: { loadKg: 82.5, targetReps: 8, reason: 'All sets reached 12.' },
  last: null,
};
const set = (weight: number | null, reps: number, rpe: number | null): LoggedSet => ({
  ...{ id: `${weight} ${reps}`, weight, reps, rpe, form: null, pump: null, mindMuscle: null },
  ...{ energy: null, at: '2026-11-21T09:05:00.000Z' },
});

describe('the hint above the fields of a set', () => {
  it('matches the field values and gives the reason', () => {
    const first = shown({ known: bench });
    expect(first.text).toContain('Aim for 82.5 kg × 8. All sets reached 12.');
    expect([first.weight, first.reps]).toEqual(['82.5', '8']);
  });

  it('lowers the load after a set that was too hard, in kilograms and in pounds', () => {
    const hard = { known: bench, sets: [set(100, 8, 10)] };
    expect(shown(hard).text).toContain('Aim for 95 kg × 8. Set 1 was harder than planned.');
    expect(shown(hard).weight).toBe('95');
    expect(shown({ ...hard, units: 'imperial' }).text).toContain('Aim for 205 lb × 8.');
    expect(shown({ ...hard, units: 'imperial' }).weight).toBe('205');
  });

  it('is empty after a set that went as planned, and during a correction', () => {
    const done = set(82.5, 8, 8);
    expect(shown({ known: bench, sets: [done] })).toMatchObject({ aim: null, weight: '82.5' });
    expect(shown({ known: bench, sets: [done], edited: done }).aim).toBeNull();
  });

  it('explains how to find a load if none can be suggested', () => {
    const suggestion = { loadKg: null, targetReps: 8, reason: 'Start light.' };
    const found = shown({ known: { ...bench, suggestion } });
    expect(found.text).toContain('Aim for 8 reps. Start light.');
    expect([found.weight, found.reps]).toEqual(['', '8']);
  });
});

const LOADINGS: readonly Loading[] = [
  ...(['barbell', 'dumbbell', 'cable', 'machine', 'counterweight', 'bodyweight', 'band'] as const),
];
const STEPS = { barbell: 2.5, dumbbell: 2, cable: 2.5, machine: 5, counterweight: 5 };
const ranges = fc.constantFrom('8-12', '4-6', '12-20', '30-45 s', 'To failure');
const efforts = fc.constantFrom(6, 7, 8, 9.5);
const sets = fc.array(
  fc
    .record({
      weight: fc.option(fc.integer({ min: 0, max: 600 }).map((quarters) => quarters / 4)),
      reps: fc.nat({ max: 24 }),
      rpe: fc.option(fc.integer({ min: 10, max: 20 }).map((halves) => halves / 2)),
    })
    .map(({ weight, reps, rpe }) => set(weight, reps, rpe)),
  { maxLength: 5 },
);
const past = fc.record({
  sets,
  asked: fc.option(fc.record({ sets: fc.integer({ min: 1, max: 5 }), reps: ranges, rpe: efforts })),
});
const weeks = fc.constantFrom(
  null,
  { kind: 'build', loadChangePercent: 0 } as const,
  { kind: 'deload', loadChangePercent: -10 } as const,
  { kind: 'taper', loadChangePercent: 0 } as const,
);
const histories = fc.record({
  ...{ loading: fc.constantFrom(...LOADINGS), reps: ranges, rpe: efforts, week: weeks },
  ...{ last: past, before: fc.option(past), daysSince: fc.constantFrom(3, 90) },
  ...{ maxKg: fc.option(fc.integer({ min: 5, max: 250 })), done: sets },
  units: fc.constantFrom<Units>('metric', 'imperial'),
});

type History = typeof histories extends fc.Arbitrary<infer Value> ? Value : never;

/** Today's context of the exercise, computed from the past like on the server. */
function contextFrom({ loading, reps, rpe, week, last, before, daysSince, units, maxKg }: History) {
  const loadStepKg = STEPS[loading as keyof typeof STEPS] ?? 0;
  const exercise = { loading, loadStepKg, primaryMuscles: ['chest'] as const };
  const today = { reps, rpe, week };
  const strength = maxKg === null ? null : { maxKg, from: 'Bench Press' };
  const timed = reps.endsWith('s');
  const suggestion =
    suggestSets({ exercise, units, today, last, before, daysSince }) ??
    startLoad({ ...exercise, timed }, { strength, units, today });
  return { ...exercise, timed, suggestion, last: last.sets.length > 0 ? last : null };
}

it('always matches the load and reps in the fields, whatever was done before', () => {
  let aims = 0;
  fc.assert(
    fc.property(histories, (history) => {
      const context = contextFrom(history);
      const { units, reps, rpe, done } = history;
      for (const sets of [[], done.slice(0, 1), done]) {
        const found = shown({ known: context, sets, units, target: { reps, rpe } });
        if (sets.length === 0) expect(found.text).toContain(context.suggestion.reason);
        if (!found.aim) continue;
        const [, load = '', typed] = found.aim;
        aims += 1;
        expect(found.reps).toBe(typed);
        // A load of 0 is shown as reps only.
        expect(found.weight === '0' ? '' : found.weight).toBe(load.replace(',', ''));
      }
    }),
    { numRuns: 200 },
  );
  expect(aims).toBeGreaterThan(200);
});
