import type { TrainingDay, TrainingToday } from '@posedown/contract';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { WorkoutFacts } from './workout-facts.tsx';

it('shows a plan after its last week as done', () => {
  const day = {
    ...{ estimatedTime: 60, difficulty: 'beginner' },
    ...{ targetMuscles: [], equipment: [], focusPoints: [] },
  } as unknown as TrainingDay;
  const textOf = (isOver: boolean) => {
    const plan = { week: 8, weeks: 8, isOver, weeksOut: null } as TrainingToday['plan'];
    return renderToString(createElement(WorkoutFacts, { day, plan })).replace(/<[^>]*>/g, ' ');
  };
  expect(textOf(false)).toContain('Week 8 of 8');
  expect(textOf(true)).toContain('Done after 8 weeks');
});

it('shows the reasons of a generated plan, and none for a plan without', () => {
  const day = {
    ...{ estimatedTime: 60, difficulty: 'beginner' },
    ...{ targetMuscles: [], equipment: [], focusPoints: [] },
  } as unknown as TrainingDay;
  const textOf = (reasons: string[]) => {
    const plan = { week: 1, weeks: 8, weeksOut: null, reasons } as unknown as TrainingToday['plan'];
    return renderToString(createElement(WorkoutFacts, { day, plan }));
  };
  expect(textOf(['Full Body on 3 days.'])).toMatch(/Why this plan.*Full Body on 3 days\./);
  expect(textOf([])).not.toContain('Why this plan');
});

it('shows this week’s block and lists all blocks, and accepts an older reply without any', () => {
  const day = {
    ...{ estimatedTime: 60, difficulty: 'beginner' },
    ...{ targetMuscles: [], equipment: [], focusPoints: [] },
  } as unknown as TrainingDay;
  const textOf = (focus: object) => {
    const plan = {
      week: 2,
      weeks: 8,
      weeksOut: null,
      ...focus,
    } as unknown as TrainingToday['plan'];
    return renderToString(createElement(WorkoutFacts, { day, plan })).replace(/<[^>]*>/g, '');
  };
  const block = { name: 'Volume', focus: 'Sets grow from week to week.' };
  const days = { startsOn: '2026-11-02', endsOn: '2026-12-06' };
  const text = textOf({ block, targetRir: 2, blocks: [{ ...block, ...days }] });
  expect(text).toContain('Week 2 of 8 · Block: Volume · 2 reps in reserve');
  expect(text).toContain('Volume. Sets grow from week to week.');
  expect(text).toContain('All blocksVolume, 2 Nov – 6 Dec. Sets grow from week to week.');
  expect(textOf({})).not.toContain('lock');
});
