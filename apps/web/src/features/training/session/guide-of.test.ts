import type { ExerciseGuide, ExerciseTarget } from '@posedown/contract';
import { expect, it } from 'vitest';
import { guideOf } from './guide-of.ts';

it('is guided by what was done for the same repetitions', () => {
  const guides = [
    { exerciseId: 'squat', reps: '4-6' },
    { exerciseId: 'squat', reps: '8-12' },
  ] as ExerciseGuide[];
  const found = (exerciseId: string, reps: string) =>
    guideOf(guides, { exerciseId, target: { reps } as ExerciseTarget })?.reps;
  expect(found('squat', '8-12')).toBe('8-12');
  expect(found('squat', '4-6')).toBe('4-6');
  expect(found('squat', '15-20')).toBe('4-6');
  expect(found('bench', '8-12')).toBeUndefined();
  expect(guideOf(guides, { exerciseId: 'squat', target: null })?.reps).toBe('4-6');
});
