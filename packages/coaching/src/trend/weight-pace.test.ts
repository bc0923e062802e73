import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlanAnswers } from '../athlete/answers.ts';
import { addDays } from '../calendar/calendar-day.ts';
import { dailyTargetsFor } from '../targets/daily-targets.ts';
import { ATHLETE, anyAthlete } from '../training/testing/athletes.ts';
import { assessPace, plannedPace } from './weight-pace.ts';

/** Weigh-ins of four weeks at a steady change, in % of 80 kg a week. */
const moving = (percentAWeek: number, days = 28) =>
  Array.from({ length: days }, (_, index) => ({
    day: addDays('2026-11-01', index),
    weightKg: 80 + ((80 * percentAWeek) / 100 / 7) * (index - (days - 1) / 2),
  }));

const MAN: PlanAnswers = { ...ATHLETE, weightKg: 80, cardioPreference: 'none' };

const paceOf = (
  primaryGoal: PlanAnswers['primaryGoal'],
  targetWeightKg: number,
  weeksOut: number | null = null,
  changes: Partial<PlanAnswers> = {},
) =>
  plannedPace({
    ...MAN,
    ...{ primaryGoal, targetWeightKg, targetTimeline: 'long_term' },
    ...(weeksOut === null ? {} : { competitionDate: addDays(MAN.today, 7 * weeksOut) }),
    ...changes,
  });

describe('the planned corridor', () => {
  it.each([
    ['weight_loss', 72, null, 'lose'],
    ['weight_loss', 79.8, null, 'hold'],
    ['weight_loss', 80.2, null, 'hold'],
    ['muscle_gain', 85, null, 'gain'],
    ['muscle_gain', 79, null, 'hold'],
    ['maintenance', 70, null, 'hold'],
    ['body_recomp', 78, null, 'hold'],
    ['competition_prep', 74, 20, 'lose'],
    ['competition_prep', 74, 1, 'hold'],
    ['competition_prep', 74, 21, 'hold'],
    ['competition_prep', 84, null, 'gain'],
    ['competition_prep', 84, 8, 'hold'],
    // 22.5% to lose: 33 weeks at 0.7%, plus two.
    ['competition_prep', 62, 35, 'lose'],
    ['competition_prep', 62, 36, 'hold'],
  ] as const)('of %s toward %s kg, %s weeks out: %s', (goal, target, weeks, expected) => {
    expect(paceOf(goal, target, weeks)?.direction).toBe(expected);
  });

  it('is half to one percent down, or a quarter to half a percent up', () => {
    expect(paceOf('weight_loss', 72)).toMatchObject({ fromPercent: -1, toPercent: -0.5 });
    expect(paceOf('muscle_gain', 90)).toMatchObject({ fromPercent: 0.25, toPercent: 0.5 });
  });

  it('follows an intake that overrides the calculated one', () => {
    const answers: PlanAnswers = { ...MAN, primaryGoal: 'weight_loss', targetWeightKg: 72 };
    const targets = dailyTargetsFor(answers);
    if (targets.kind === 'not-enough-data') throw new Error('no targets');
    const { maintenanceKcal } = targets;
    expect(plannedPace(answers, maintenanceKcal)?.direction).toBe('hold');
    expect(plannedPace(answers, maintenanceKcal + 250)?.direction).toBe('gain');
    expect(plannedPace({ ...answers, primaryGoal: 'maintenance' }, 1900)?.direction).toBe('lose');
  });

  it('uses the exact planned rate if that is slower', () => {
    // A measured maintenance 100 kcal above the minimum for 70.4 kg of lean mass.
    const fed = 25 * 70.4 + (4 * 60 * 2.5 * 3.5 * 80) / 200 / 7;
    const slow = { bodyFatPercent: 12, cardioPreference: 'none', measuredKcal: fed + 100 } as const;
    const pace = paceOf('weight_loss', 72, null, slow);
    expect(pace?.fromPercent).toBe(-1);
    expect(pace?.toPercent).toBeGreaterThan(-0.3);
    const followed = pace && assessPace(moving(pace.toPercent), pace);
    expect(followed).toMatchObject({ kind: 'pace', side: 'on' });
  });

  it('matches the daily targets for every athlete', () => {
    fc.assert(
      fc.property(anyAthlete(), (answers) => {
        const pace = plannedPace(answers);
        const targets = dailyTargetsFor(answers);
        if (targets.kind === 'not-enough-data' || !pace) throw new Error('no targets');
        expect(targets.weeklyRatePercent).toBeGreaterThanOrEqual(pace.fromPercent);
        expect(targets.weeklyRatePercent).toBeLessThanOrEqual(pace.toPercent);
      }),
      { numRuns: 500, seed: 1 },
    );
  });

  it('is unknown without data', () => {
    expect(plannedPace({ ...MAN, targetWeightKg: 0 })).toBeNull();
  });
});

describe('a pace', () => {
  const lose = { direction: 'lose', fromPercent: -1, toPercent: -0.5 } as const;
  const side = (percent: number) => {
    const assessed = assessPace(moving(percent), lose);
    return assessed.kind === 'pace' ? assessed.side : assessed.kind;
  };

  it.each([
    [0, 'above'],
    [-0.3, 'above'],
    [-0.45, 'on'],
    [-0.7, 'on'],
    [-1.05, 'on'],
    [-1.3, 'below'],
  ])('of %d%% a week is %s a planned loss', (percent, expected) => {
    expect(side(percent)).toBe(expected);
  });

  it('is not rated if weigh-ins are too few or too close together', () => {
    expect(assessPace(moving(-0.7, 5), lose)).toEqual({
      kind: 'not-enough-data',
      missing: ['weighIns'],
    });
  });
});
