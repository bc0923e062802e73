import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { drawHook } from './testing/draw-hook.ts';
import { useWeightQuestion, weightQuestion } from './use-weight-question.ts';

it("asks about a weight that differs by a tenth from the last one, in the athlete's unit", () => {
  expect(weightQuestion('300', 80, 'metric')).toBe(
    'Your last weight was 80 kg. If this one is right, save again.',
  );
  expect(weightQuestion('80', 80, 'imperial')).toContain('176.4 lb');
  for (const typed of ['87.9', '72.1', '', 'eighty']) {
    expect(weightQuestion(typed, 80, 'metric'), typed).toBeUndefined();
  }
  expect(weightQuestion('300', null, 'metric')).toBeUndefined();
  expect(weightQuestion('300', 80, 'metric', 'Your weight around that day')).toBe(
    'Your weight around that day was 80 kg. If this one is right, save again.',
  );
});

it('asks once per number and accepts it when sent again', () => {
  const askAboutWeight = drawHook(new QueryClient(), () => useWeightQuestion(80, 'metric'));
  const asked = ['300', '300', '200', '80'].map((typed) => askAboutWeight(typed) !== undefined);
  expect(asked).toEqual([true, false, true, false]);
});
