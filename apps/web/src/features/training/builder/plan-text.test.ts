import type { ExerciseItem } from '@posedown/contract';
import { expect, it } from 'vitest';
import { newExercise, newPlan, withStartDay } from './plan-draft.ts';
import { effortText, lineText, prescriptionText, savedText } from './plan-text.ts';

const item = { id: 'bench', name: 'Bench Press', category: 'Chest' } as ExerciseItem;
const empty = withStartDay(
  newPlan(() => 'key'),
  '2026-11-21',
);

it('describes an exercise with everything its technique needs', () => {
  const plain = newExercise(item, 'one');
  const words = (changes: Partial<typeof plain>) => prescriptionText({ ...plain, ...changes });
  expect(words({})).toBe('rest 90 s, RPE 8, tempo 2-0-2-0');
  expect(words({ technique: 'drop_set', tempo: '' })).toBe('rest 90 s, RPE 8, drop set, 20% off');
  expect(words({ technique: 'rest_pause' })).toMatch(/rest-pause, 5 more reps$/);
  expect(words({ technique: 'super_set', supersetWith: 'Row' })).toMatch(/superset with Row$/);
  expect(words({ technique: 'mechanical_drop' })).toMatch(/mechanical drop set$/);
});

it('shows the specified message for a saved plan, then who follows it', () => {
  const message =
    'The training plan has been successfully created and can now be assigned to clients.';
  expect(savedText(empty)).toEqual({ title: 'Workout Plan Created!', message });
  const assigned = { ...empty, clientId: 'ana', clientName: 'Ana' };
  const follows = 'Ana follows it from 21 Nov 2026.';
  expect(savedText(assigned).message).toBe(`${message} ${follows}`);
  const changed = { ...assigned, name: 'Base', replacesId: 'old' };
  expect(savedText(changed)).toEqual({
    title: 'Workout Plan Changed',
    message: `Base is saved. ${follows}`,
  });
  expect(savedText({ ...changed, clientId: '' }).message).toContain('keep theirs');
});

it('explains that an RPE is an upper limit if the edited plan’s weeks set the effort', () => {
  expect(effortText({ ...empty, replacesId: 'old', effortRises: true })).toMatch(
    /an upper limit: .* a higher one doesn’t raise it\.$/,
  );
  expect(effortText({ ...empty, replacesId: 'old', effortRises: false })).toBeUndefined();
  // A separate plan uses the RPE as written.
  expect(effortText({ ...empty, effortRises: true })).toBeUndefined();
});

it('shows the creation day in the reader’s time zone', () => {
  const plan = { weeks: 4, daysPerWeek: 1, createdAt: '2026-11-22T01:00:00.000Z' };
  expect(lineText(plan, 'America/New_York')).toBe('4 weeks, 1 day per week. Created 21 Nov 2026.');
  expect(lineText(plan, 'Europe/Berlin')).toMatch(/Created 22 Nov 2026\.$/);
});
