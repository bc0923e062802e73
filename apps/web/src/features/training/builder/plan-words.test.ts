import type { ExerciseItem } from '@posedown/contract';
import { expect, it } from 'vitest';
import { begunOn, newExercise, newPlan } from './plan-draft.ts';
import { effortWords, prescriptionWords, savedWords } from './plan-words.ts';

const item = { id: 'bench', name: 'Bench Press', category: 'Chest' } as ExerciseItem;
const empty = begunOn(
  newPlan(() => 'key'),
  '2026-11-21',
);

it('says how an exercise is done, with all that its technique asks for', () => {
  const plain = newExercise(item, 'one');
  const words = (changes: Partial<typeof plain>) => prescriptionWords({ ...plain, ...changes });
  expect(words({})).toBe('rest 90 s, RPE 8, tempo 2-0-2-0');
  expect(words({ technique: 'drop_set', tempo: '' })).toBe('rest 90 s, RPE 8, drop set, 20 % off');
  expect(words({ technique: 'rest_pause' })).toMatch(/rest-pause, 5 more reps$/);
  expect(words({ technique: 'super_set', supersetWith: 'Row' })).toMatch(/superset with Row$/);
  expect(words({ technique: 'mechanical_drop' })).toMatch(/mechanical drop set$/);
});

it('says of a saved plan what the specification says, and then who follows it', () => {
  const message =
    'The training plan has been successfully created and can now be assigned to clients.';
  expect(savedWords(empty)).toEqual({ title: 'Workout Plan Created!', message });
  const assigned = { ...empty, clientId: 'ana', clientName: 'Ana' };
  const follows = 'Ana follows it from 21 Nov 2026 on.';
  expect(savedWords(assigned).message).toBe(`${message} ${follows}`);
  const changed = { ...assigned, name: 'Base', replacesId: 'old' };
  expect(savedWords(changed)).toEqual({
    title: 'Workout Plan Changed',
    message: `Base is saved. ${follows}`,
  });
  expect(savedWords({ ...changed, clientId: '' }).message).toContain('keep theirs');
});

it('says that an RPE is a limit where the weeks of the changed plan say how hard it gets', () => {
  expect(effortWords({ ...empty, replacesId: 'old', effortRises: true })).toMatch(
    /an upper limit: .* a higher one doesn’t raise it\.$/,
  );
  expect(effortWords({ ...empty, replacesId: 'old', effortRises: false })).toBeUndefined();
  // Saved as a plan of its own it asks for what is written.
  expect(effortWords({ ...empty, effortRises: true })).toBeUndefined();
});
