import type {
  LoggedSet,
  SessionExercise,
  TrainingToday,
  Units,
  WorkoutSession,
} from '@posedown/contract';
import { createElement, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { draftOf } from './set-draft.ts';
import type { RestControl } from './use-rest.ts';
import { useSessionExercise } from './use-session-exercise.ts';
import type { WorkoutOp } from './workout-op.ts';

vi.mock('../../../ui/toast/show-toast.ts', () => ({ showToast: vi.fn() }));

type HookResult = ReturnType<typeof useSessionExercise>;

interface ProbeProps {
  exercise: SessionExercise;
  /** The exercises after it in the workout. */
  partner: SessionExercise[];
  /** The rests and moves it triggered. */
  actions: string[];
  corrected: LoggedSet | undefined;
  /** The units the athlete then chooses on another device. */
  chosen: Units;
  act: (op: WorkoutOp) => void;
  onShown: (result: HookResult) => void;
}

function Probe({ exercise, partner, corrected, chosen, act, onShown, actions }: ProbeProps) {
  const [units, setUnits] = useState<Units>('metric');
  const result = useSessionExercise({
    ...{ exercise, place: 0, act, onGo: (place) => actions.push(`go ${place}`) },
    session: { id: 'session', exerciseData: [exercise, ...partner] } as unknown as WorkoutSession,
    today: { units } as TrainingToday,
    rest: {
      start: (seconds: number) => actions.push(`rest ${seconds}`),
      drop: () => actions.push('no rest'),
    } as unknown as RestControl,
  });
  if (result.edited !== corrected) result.setEdited(corrected);
  if (units !== chosen) setUnits(chosen);
  onShown(result);
  return null;
}

/** The exercise's state, optionally while a set is corrected, and the operations it sends. */
function shown(
  exercise: SessionExercise,
  corrected?: LoggedSet,
  chosen: Units = 'metric',
  partner: SessionExercise[] = [],
) {
  const sent: WorkoutOp[] = [];
  const actions: string[] = [];
  const rendered: HookResult[] = [];
  const act = (op: WorkoutOp) => void sent.push(op);
  const onShown = (result: HookResult) => void rendered.push(result);
  renderToString(
    createElement(Probe, { exercise, partner, corrected, chosen, act, onShown, actions }),
  );
  const last = rendered.at(-1);
  if (!last) throw new Error('nothing was shown');
  return { ...last, sent, actions };
}

const set = { id: 'set-1', weight: 80, reps: 8, rpe: 8 } as LoggedSet;
const dips = { id: 'dips', name: 'Dips', exerciseType: 'compound' };
const skipped: SessionExercise = {
  ...{ key: 'bench-key', exerciseId: 'bench', exerciseName: 'Bench Press' },
  ...{ target: null, skipped: true, sets: [] },
};

it('opens a correction on a skipped exercise, but no new set', () => {
  const withSet = { ...skipped, sets: [set] };
  expect([shown(withSet).isOpen, shown(withSet, set).isOpen]).toEqual([false, true]);
  expect(shown({ ...withSet, skipped: false }).isOpen).toBe(true);
});

it('saves a load typed in kilograms as kilograms after a switch to pounds on another device', () => {
  const { save, units, sent } = shown({ ...skipped, sets: [set] }, set, 'imperial');
  expect(units).toBe('metric');
  expect(shown(skipped, undefined, 'imperial').units).toBe('imperial');
  save({ ...draftOf(set, 'metric'), weight: '82.5' });
  expect(sent).toMatchObject([{ kind: 'set', setId: 'set-1', body: { weight: 82.5 } }]);
});

it('unskips an exercise that is swapped', () => {
  const { swap, sent } = shown(skipped);
  swap(dips);
  expect(sent).toMatchObject([
    { exerciseKey: 'bench-key', body: { exerciseId: 'dips', skipped: false } },
  ]);
});

it('sends which exercise a swap replaces after the first set, and whether it is a hold', () => {
  const { swap, sent } = shown({ ...skipped, skipped: false, sets: [set] });
  swap({ ...dips, exerciseType: 'isometric' });
  expect(sent).toMatchObject([
    { exerciseKey: 'bench-key', body: { exerciseId: 'bench', skipped: true } },
    { timed: true, body: { exerciseId: 'dips', replaces: 'bench-key' } },
  ]);
});

it('continues with the superset partner without a rest, and returns after one', () => {
  const target = { sets: 3, technique: 'super_set', restTime: 90 };
  const curl = {
    ...{ ...skipped, key: 'curl', exerciseName: 'Curl', skipped: false },
    target: { ...target, supersetWith: 'Dips' },
  } as SessionExercise;
  const dips = {
    ...{ ...curl, key: 'dips', exerciseName: 'Dips' },
    target: { ...target, supersetWith: 'Curl' },
  } as SessionExercise;
  const first = shown(curl, undefined, 'metric', [dips]);
  first.save(draftOf(set, 'metric'));
  expect(first.actions).toEqual(['no rest', 'go 1']);
  const last = shown(curl, undefined, 'metric', [{ ...dips, sets: [set] }]);
  last.save(draftOf(set, 'metric'));
  expect(last.actions).toEqual(['rest 90']);
});
