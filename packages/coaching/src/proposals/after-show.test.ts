import { expect, it } from 'vitest';
import type { PlanAnswers } from '../athlete/answers.ts';
import { addDays } from '../calendar/calendar-day.ts';
import { man } from '../targets/testing/targets.ts';
import { proposalAlert } from './proposal-alert.ts';
import { proposeWeek } from './propose-week.ts';
import type { ActivePlan } from './week-facts.ts';

const SHOW = '2026-09-26';
const diet: ActivePlan = {
  targets: { calories: 2100, protein: 180, carbs: 195, fats: 67 },
  ...{ startedOn: '2026-07-01', goalPercent: null },
};

/** The proposal some days after the show for an athlete who has logged nothing since. */
function proposalOn(days: number, plan: ActivePlan, changes: Partial<PlanAnswers> = {}) {
  const answers: PlanAnswers = {
    ...{ ...man, primaryGoal: 'competition_prep', today: addDays(SHOW, days) },
    ...{ weightKg: 75, targetWeightKg: 75, measuredKcal: 2800 },
    ...{ lastShow: SHOW, showWeightKg: 75, showIntakeKcal: 2100 },
    ...changes,
  };
  const noLogs = { weighIns: [], intakes: [], loadDays: [], dietStarts: [] };
  return proposeWeek({ answers, ...noLogs, plan, cardio: null });
}

it('ends the diet without a diary, beyond the usual 8% a week, on any weekday', () => {
  expect(proposalOn(1, diet)).toMatchObject({
    ...{ kind: 'change', rule: 'after_show', food: { targets: { calories: 2800 } } },
    reasons: [
      'The show on 26 Sept 2026 is over, and the meal plan is still a diet.',
      '700 kcal more a day is maintenance.',
    ],
  });
  expect(proposalOn(10, diet).food?.targets.calories).toBe(2800);
});

it('continues from a plan on the way to maintenance', () => {
  const risen = { ...diet.targets, calories: 2520, carbs: 300 };
  const rising = { ...diet, targets: risen, startedOn: addDays(SHOW, 1) };
  expect(proposalOn(2, rising)).toMatchObject({
    ...{ rule: 'after_show', food: { targets: { calories: 2800 } } },
    reasons: [expect.any(String), '280 kcal more a day is maintenance.'],
  });
  expect(proposalOn(20, { ...rising, startedOn: addDays(SHOW, 9) }).rule).not.toBe('after_show');
});

it('leaves targets set since the show, and targets at maintenance', () => {
  const own = { ...diet, startedOn: addDays(SHOW, 2), goalPercent: -0.3 };
  expect(proposalOn(8, own).rule).not.toBe('after_show');
  const set = { ...diet, goalPercent: -0.8 };
  expect(proposalOn(8, set).rule).toBe('after_show');
  const fed = { ...diet, targets: { ...diet.targets, calories: 2780, carbs: 365 } };
  expect(proposalOn(8, fed).rule).not.toBe('after_show');
  expect(proposalOn(57, diet).rule).not.toBe('after_show');
});

it('changes nothing before another show within 8 weeks', () => {
  const competitionDate = addDays(SHOW, 56);
  expect(proposalOn(1, diet, { competitionDate }).rule).not.toBe('after_show');
});

it('alerts the coach even in a week that had an alert before the show', () => {
  const about = { name: 'Ada', today: addDays(SHOW, 1) };
  expect(proposalAlert({ ...about, proposal: proposalOn(1, diet) })).toMatchObject({
    ...{ severity: 'medium', basis: '2026-09-21 after show' },
    message:
      'Proposal for Ada: 2,800 kcal instead of 2,100. The show on 26 Sept 2026 is over, and the meal plan is still a diet.',
  });
});
