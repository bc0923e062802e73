import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar/calendar-day.ts';
import { generateTrainingPlan } from './generate-training-plan.ts';
import { planLength } from './plan-length.ts';
import { rampRir } from './plan-weeks.ts';
import { ATHLETE } from './testing/athletes.ts';

const weeksOf = (answers: Partial<typeof ATHLETE>) =>
  generateTrainingPlan({ ...ATHLETE, ...answers }, { seed: 'test' }).weekPlan;
const deloadsOf = (answers: Partial<typeof ATHLETE>) =>
  weeksOf({ targetTimeline: '16_weeks', ...answers })
    .filter((week) => week.kind === 'deload')
    .map((week) => week.week);

describe('plan length', () => {
  it('equals the chosen timeline without a show, and 24 weeks for the long term', () => {
    expect(planLength(ATHLETE)).toEqual({ weeks: 12, show: null });
    expect(planLength({ ...ATHLETE, targetTimeline: 'long_term' }).weeks).toBe(24);
  });

  it('runs a prep to the week before the show, 52 at most', () => {
    const prep = { ...ATHLETE, primaryGoal: 'competition_prep' as const };
    const inDays = (days: number) =>
      planLength({ ...prep, competitionDate: addDays(ATHLETE.today, days) });
    expect(inDays(112)).toMatchObject({ weeks: 15, show: { weeksOut: 16 } });
    expect(inDays(113)).toMatchObject({ weeks: 16, show: { weeksOut: 17 } });
    expect(inDays(3)).toMatchObject({ weeks: 1, show: { weeksOut: 1 } });
    expect(inDays(0)).toMatchObject({ weeks: 1, show: { weeksOut: 0 } });
    expect(inDays(600).weeks).toBe(52);
    expect(inDays(-1)).toEqual({ weeks: 12, show: null });
  });

  it('ends before show week for any other goal', () => {
    const competitionDate = addDays(ATHLETE.today, 42);
    expect(planLength({ ...ATHLETE, competitionDate }).weeks).toBe(5);
  });
});

describe('weeks of a plan', () => {
  it('ramp from 3 reps in reserve to 1', () => {
    expect([1, 2, 3, 4].map((week) => rampRir(week, 4))).toEqual([3, 2, 2, 1]);
    expect([1, 2, 3, 4, 5].map((week) => rampRir(week, 5))).toEqual([3, 3, 2, 2, 1]);
    expect([1, 2, 3].map((week) => rampRir(week, 3))).toEqual([3, 2, 1]);
  });

  it('deload more often with more experience, and sooner with poor recovery', () => {
    expect(deloadsOf({ experience: 'beginner' })).toEqual([6, 12]);
    // A leftover 16th week forms no block.
    expect(deloadsOf({ experience: 'intermediate' })).toEqual([5, 10, 16]);
    expect(deloadsOf({ experience: 'expert' })).toEqual([4, 8, 12, 16]);
    expect(deloadsOf({ experience: 'intermediate', stressLevel: 'high' })).toEqual([4, 8, 12, 16]);
  });

  it('deload with about half the sets, 10% less load and 4 in reserve', () => {
    expect(weeksOf({}).find((week) => week.kind === 'deload')).toMatchObject({
      targetRir: 4,
      setsFactor: 0.55,
      loadChangePercent: -10,
    });
  });

  it('keep the load and reduce sets in the last weeks before a show', () => {
    const weeks = weeksOf({
      primaryGoal: 'competition_prep',
      competitionDate: addDays(ATHLETE.today, 84),
    });
    expect(weeks).toHaveLength(11);
    expect(
      weeks
        .slice(-3)
        .map(({ kind, setsFactor, loadChangePercent }) => [kind, setsFactor, loadChangePercent]),
    ).toEqual([
      ['taper', 0.8, 0],
      ['taper', 0.8, 0],
      ['taper', 0.65, 0],
    ]);
  });

  it('add sets each week for athletes who are neither dieting nor beginners', () => {
    expect(
      weeksOf({})
        .slice(0, 5)
        .map(({ addedSets, rampShare }) => [addedSets, rampShare]),
    ).toEqual([
      [3, 0],
      [3, 1 / 3],
      [3, 2 / 3],
      [3, 1],
      [0, 1],
    ]);
    const grows = (answers: Partial<typeof ATHLETE>) =>
      weeksOf(answers).some(({ addedSets }) => addedSets > 0);
    expect(grows({ primaryGoal: 'weight_loss' })).toBe(false);
    expect(grows({ experience: 'beginner' })).toBe(false);
  });
});
