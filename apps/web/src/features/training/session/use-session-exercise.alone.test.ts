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

type Ways = ReturnType<typeof useSessionExercise>;

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
  onShown: (ways: Ways) => void;
}

function Probe({ exercise, partner, corrected, chosen, act, onShown, actions }: ProbeProps) {
  const [units, setUnits] = useState<Units>('metric');
  const ways = useSessionExercise({
    ...{ exercise, place: 0, act, onGo: (place) => actions.push(`go ${place}`) },
    session: { id: 'session', exerciseData: [exercise, ...partner] } as unknown as WorkoutSession,
    today: { units } as TrainingToday,
    rest: {
      start: (seconds: number) => actions.push(`rest ${seconds}`),
      drop: () => actions.push('no rest'),
    } as unknown as RestControl,
  });
  if (ways.edited !== corrected) ways.setEdited(corrected);
  if (units !== chosen) setUnits(chosen);
  onShown(ways);
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
  const seen: Ways[] = [];
  const act = (op: WorkoutOp) => void sent.push(op);
  const onShown = (ways: Ways) => void seen.push(ways);
  renderToString(
    createElement(Probe, { exercise, partner, corrected, chosen, act, onShown, actions }),
  );
  const last = seen.at(-1);
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
  const begun = { ...skipped, sets: [set] };
  expect([shown(begun).isOpen, shown(begun, set).isOpen]).toEqual([false, true]);
  expect(shown({ ...begun, skipped: false }).isOpen).toBe(true);
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

it('goes on to the partner of a superset without a rest, and back after one', () => {
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
