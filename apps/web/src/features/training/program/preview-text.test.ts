import type { ActivePlan, ProgramPreview } from '@posedown/contract';
import { expect, it } from 'vitest';
import { exerciseLines, setRows, weekChoices } from './preview-text.ts';

const weekPlan = [1, 2, 3].map((week) => ({ week, startsOn: `2026-11-${7 * week}` }));
const followed = (plan: object) => ({ plan, weekPlan }) as unknown as ActivePlan;

it('offers this week and later ones', () => {
  expect(weekChoices(followed({ week: 2, isOver: false }))).toEqual([
    { value: '2', label: 'Week 2, this week' },
    { value: '3', label: 'Week 3, from Sat 21 Nov' },
  ]);
});

it('offers today if the program is over', () => {
  expect(weekChoices(followed({ week: 3, isOver: true })).map(({ value }) => value)).toEqual(['3']);
  expect(weekChoices({ plan: null, weekPlan: [] })).toEqual([]);
});

it("lists what changes and leaves out what doesn't", () => {
  const preview = {
    exercises: { removed: ['Bench Press'], added: [], kept: 1 },
    sets: [
      { muscle: 'chest', before: 12, after: 10.5 },
      { muscle: 'traps', before: 0, after: 0 },
    ],
  } as unknown as ProgramPreview;
  expect(exerciseLines(preview)).toEqual([
    ['Out', 'Bench Press'],
    ['Unchanged', '1 exercise'],
  ]);
  expect(setRows(preview)).toEqual([{ muscle: 'chest', label: 'chest', before: 12, after: 10.5 }]);
});
