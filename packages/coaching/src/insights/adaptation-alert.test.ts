import { expect, it } from 'vitest';
import { checkAdaptation } from './adaptation-alert.ts';

const facts = {
  name: 'Ada',
  today: '2026-11-19',
  expenditure: { kcal: 2410, lowKcal: 2290, highKcal: 2530 },
  restsOnKcal: 2649.6,
};

it('tells the coach of a meal plan that no longer fits, once a week', () => {
  expect(checkAdaptation(facts)).toEqual({
    type: 'weekly_adaptation',
    severity: 'low',
    message: 'Ada burns about 2,410 kcal a day by diary and scale; the meal plan rests on 2,650.',
    basis: '2026-11-16',
  });
  expect(checkAdaptation({ ...facts, restsOnKcal: 2200 })).not.toBeNull();
});

it('presses where the plan is off by 15 % and more', () => {
  expect(checkAdaptation({ ...facts, restsOnKcal: 2700 })?.severity).toBe('low');
  expect(checkAdaptation({ ...facts, restsOnKcal: 2900 })?.severity).toBe('medium');
  expect(checkAdaptation({ ...facts, restsOnKcal: 2000 })?.severity).toBe('medium');
});

it('says nothing within the doubt of the measurement', () => {
  for (const restsOnKcal of [2290, 2400, 2530]) {
    expect(checkAdaptation({ ...facts, restsOnKcal })).toBeNull();
  }
});

it('says nothing of a plan that is off by less than 8 %, however sure the measurement is', () => {
  const sure = { ...facts, expenditure: { kcal: 2410, lowKcal: 2380, highKcal: 2440 } };
  expect(checkAdaptation({ ...sure, restsOnKcal: 2610 })).toBeNull();
  expect(checkAdaptation({ ...sure, restsOnKcal: 2630 })).not.toBeNull();
});
