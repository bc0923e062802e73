import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar/calendar-day.ts';
import { judgePace, plannedPace } from './weight-pace.ts';

/** Weigh-ins of four weeks at a steady change, in % of 80 kg a week. */
const moving = (percentAWeek: number, days = 28) =>
  Array.from({ length: days }, (_, index) => ({
    day: addDays('2026-11-01', index),
    weightKg: 80 + ((80 * percentAWeek) / 100 / 7) * (index - (days - 1) / 2),
  }));

const direction = (
  primaryGoal: Parameters<typeof plannedPace>[0]['primaryGoal'],
  targetKg: number | null,
  weeksOut: number | null = null,
) => plannedPace({ primaryGoal, weightKg: 80, targetKg, weeksOut })?.direction ?? null;

describe('the corridor that is planned', () => {
  it.each([
    ['weight_loss', 72, null, 'lose'],
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
    ['weight_loss', null, null, null],
    [null, 72, null, null],
  ] as const)('of %s towards %s kg, %s weeks out: %s', (goal, target, weeks, expected) => {
    expect(direction(goal, target, weeks)).toBe(expected);
  });

  it('is half to one percent down, or a quarter to half a percent up', () => {
    const lose = plannedPace({
      primaryGoal: 'weight_loss',
      weightKg: 80,
      targetKg: 70,
      weeksOut: null,
    });
    expect(lose).toMatchObject({ fromPercent: -1, toPercent: -0.5 });
    const gain = plannedPace({
      primaryGoal: 'muscle_gain',
      weightKg: 80,
      targetKg: 90,
      weeksOut: null,
    });
    expect(gain).toMatchObject({ fromPercent: 0.25, toPercent: 0.5 });
  });
});

describe('a pace', () => {
  const lose = { direction: 'lose', fromPercent: -1, toPercent: -0.5 } as const;
  const side = (percent: number) => {
    const judged = judgePace(moving(percent), lose);
    return judged.kind === 'pace' ? judged.side : judged.kind;
  };

  it.each([
    [0, 'above'],
    [-0.3, 'above'],
    [-0.45, 'on'],
    [-0.7, 'on'],
    [-1.05, 'on'],
    [-1.3, 'below'],
  ])('of %d %% a week is %s a planned loss', (percent, expected) => {
    expect(side(percent)).toBe(expected);
  });

  it('is not judged by weigh-ins too few or too close', () => {
    expect(judgePace(moving(-0.7, 5), lose)).toEqual({
      kind: 'not-enough-data',
      missing: ['weighIns'],
    });
  });
});
