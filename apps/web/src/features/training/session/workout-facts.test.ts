import type { TrainingDay, TrainingToday } from '@posedown/contract';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { WorkoutFacts } from './workout-facts.tsx';

it('is in no last week for ever: a plan that is over is done', () => {
  const day = {
    ...{ estimatedTime: 60, difficulty: 'beginner' },
    ...{ targetMuscles: [], equipment: [], focusPoints: [] },
  } as unknown as TrainingDay;
  const textOf = (isOver: boolean) => {
    const plan = { week: 8, weeks: 8, isOver, weeksOut: null } as TrainingToday['plan'];
    return renderToString(createElement(WorkoutFacts, { day, plan })).replace(/<[^>]*>/g, ' ');
  };
  expect(textOf(false)).toMatch(/Week +8 of 8/);
  expect(textOf(true)).toMatch(/Week +done after 8/);
});

it('says why a made plan is as it is, and nothing of one that a person wrote', () => {
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
