import type {
  LoggedSet,
  SessionExercise,
  TrainingToday,
  Units,
  WorkoutSession,
} from '@posedown/contract';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { drawHook } from '../../../lib/testing/draw-hook.ts';
import { memoryStorage } from '../../../lib/testing/memory-storage.ts';
import { nextSet } from './set-draft.ts';
import type { RestControl } from './use-rest.ts';
import { useSessionExercise } from './use-session-exercise.ts';
import { dropTypedSets } from './use-typed-sets.ts';

vi.mock('../../../ui/toast/show-toast.ts', () => ({ showToast: vi.fn() }));
vi.mock('../../../ui/cues/sound.ts', () => ({ unlockSound: vi.fn() }));

const done = { id: 'set-1', weight: 95, reps: 8, rpe: 8, form: null } as LoggedSet;
const bench: SessionExercise = {
  ...{ key: 'bench-key', exerciseId: 'bench', exerciseName: 'Bench Press' },
  ...{ target: null, skipped: false, sets: [done] },
};
const row: SessionExercise = { ...bench, key: 'row-key', exerciseId: 'row', sets: [] };

/** The exercise as shown again after a reload, another screen or another exercise. */
const open = (exercise = bench, units: Units = 'metric') =>
  drawHook(new QueryClient(), () =>
    useSessionExercise({
      ...{ exercise, place: 0, act: () => undefined, onGo: () => undefined },
      session: { id: 'session', exerciseData: [bench, row] } as unknown as WorkoutSession,
      today: { units } as TrainingToday,
      rest: { start: () => undefined } as unknown as RestControl,
    }),
  );

const typed = { ...nextSet(bench, undefined, 'metric'), weight: '97,5', reps: '7' };

beforeEach(() => vi.stubGlobal('sessionStorage', memoryStorage()));

it('keeps the draft of the next set until it is saved', () => {
  open().begin(typed);
  expect(open().begun).toEqual(typed);
  expect(open(row).begun).toBeUndefined();
  open().save(typed);
  expect(open().begun).toBeUndefined();
  expect(sessionStorage.getItem('posedown.sets.session')).toBeNull();
});

it('keeps the drafts of two exercises separate', () => {
  const other = { ...typed, weight: '60' };
  open().begin(typed);
  open(row).begin(other);
  expect([open().begun, open(row).begun]).toEqual([typed, other]);
  // A replacement exercise starts empty.
  expect(open({ ...bench, exerciseId: 'dips' }).begun).toBeUndefined();
});

it('keeps a draft in the units it was typed in', () => {
  open().begin(typed);
  expect(open(bench, 'imperial')).toMatchObject({ units: 'metric', begun: typed });
});

it('resumes the correction of a set', () => {
  const stored = { exerciseId: 'bench', units: 'metric', edited: { setId: 'set-1', draft: typed } };
  sessionStorage.setItem('posedown.sets.session', JSON.stringify({ 'bench-key': stored }));
  expect(open()).toMatchObject({ edited: done, begun: typed, isOpen: true });
  expect(open({ ...bench, sets: [] }).edited).toBeUndefined();
});

it('deletes the drafts of a finished session, and ignores unreadable ones', () => {
  open().begin(typed);
  dropTypedSets('session');
  expect(open().begun).toBeUndefined();
  for (const unreadable of [
    '7',
    '{"bench-key":{"exerciseId":"bench","units":"metric","next":{}}}',
  ]) {
    sessionStorage.setItem('posedown.sets.session', unreadable);
    expect(open().begun).toBeUndefined();
  }
});
