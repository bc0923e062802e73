import { expect, it } from 'vitest';
import { weekText } from './week-text.ts';

const plan = { week: 3, weeks: 12, isOver: false };
const block = { name: 'Volume', focus: 'Sets grow.' };

it('shows the week, the block and the reps in reserve', () => {
  expect(weekText({ ...plan, block, targetRir: 2 })).toBe(
    'Week 3 of 12 · Block: Volume · 2 reps in reserve',
  );
  expect(weekText({ ...plan, block, targetRir: 1 })).toMatch(/ · 1 rep in reserve$/);
});

it('shows no block if the plan has none or the reply was stored by an older version', () => {
  expect(weekText({ ...plan, block: null, targetRir: null })).toBe('Week 3 of 12');
  expect(weekText(plan)).toBe('Week 3 of 12');
});

it('says that the plan is done after its last week', () => {
  expect(weekText({ ...plan, isOver: true, block: null, targetRir: null })).toBe(
    'Done after 12 weeks',
  );
});
