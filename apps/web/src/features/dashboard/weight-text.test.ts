import { addDays } from '@posedown/coaching';
import type { Dashboard } from '@posedown/contract';
import { describe, expect, it } from 'vitest';
import {
  formatChange,
  noTrendText,
  paceText,
  toTargetText,
  trendSentence,
  weightNote,
} from './weight-text.ts';

const figures = (weight: number | null, targetWeight: number | null, isBeyondTarget = false) => ({
  weight,
  targetWeight,
  isBeyondTarget,
  units: 'metric' as const,
});

describe('toTargetText', () => {
  it("gives the distance in the athlete's own unit", () => {
    expect(toTargetText(figures(82.4, 78))).toBe('4.4 kg to lose');
    expect(toTargetText(figures(72, 75))).toBe('3 kg to gain');
    expect(toTargetText({ ...figures(82, 80), units: 'imperial' })).toBe('4.4 lb to lose');
  });

  it('says that the target is reached, also beyond it', () => {
    expect(toTargetText(figures(78.05, 78))).toBe('Target reached');
    expect(toTargetText(figures(77, 78, true))).toBe('Target reached');
  });

  it('returns null without a weight or a target', () => {
    expect(toTargetText(figures(null, 78))).toBeNull();
    expect(toTargetText(figures(80, null))).toBeNull();
  });
});

it('formats a change with its sign, and zero without one', () => {
  expect(formatChange(-0.42, 'metric')).toBe('−0.4 kg');
  expect(formatChange(1, 'imperial')).toBe('+2.2 lb');
  expect(formatChange(-0.01, 'metric')).toBe('0 kg');
});

describe('weight trend texts', () => {
  const losing = Array.from({ length: 29 }, (_, day) => ({
    date: addDays('2026-10-01', day),
    weight: 84 - day / 10,
    trend: 84 - day / 10,
  }));

  it('give the pace of the two weeks before the last weigh-in if that is recent', () => {
    const pace = (weighIns: typeof losing, today = '2026-10-29', loadDays: string[] = []) =>
      paceText(weighIns, { today, loadDays, units: 'metric' });
    expect(pace(losing)).toBe('−0.7 kg a week over 14 days');
    const steady = losing.map((each, day) => (day < 14 ? each : { ...each, weight: 82.7 }));
    expect(pace(steady)).toBe('0 kg a week over 14 days');
    expect(pace(losing, '2026-11-12')).toBeNull();
    expect(pace(losing.slice(0, 3))).toBeNull();
    expect(pace([])).toBeNull();
    // The changes in water around a show don't count as a pace.
    expect(pace(losing, '2026-10-29', ['2026-10-18'])).toBeNull();
  });

  it('give the current trend weight and the change so far', () => {
    expect(trendSentence(losing, 'metric')).toBe('Weight trend: 81.2 kg now, −2.8 kg in 28 days');
    expect(trendSentence(losing.slice(0, 1), 'metric')).toBe(
      'Weight trend: 84 kg now, from one weigh-in',
    );
  });
});

it('distinguish a beginner from an athlete without a weigh-in for twelve weeks', () => {
  const today = { date: '2026-11-21' } as Dashboard['today'];
  const figures = { weight: 84, weightTrend: [], loadDays: [], today, units: 'metric' as const };
  expect(weightNote({ ...figures, weighedOn: null })).toBe('From sign-up');
  expect(weightNote({ ...figures, weight: null, weighedOn: null })).toBeNull();
  expect(weightNote({ ...figures, weighedOn: '2026-07-25' })).toBe('Weighed on 25 Jul 2026');
  expect(noTrendText({ weighedOn: null }).title).toBe('No weigh-ins yet');
  expect(noTrendText({ weighedOn: '2026-07-25' }).title).toBe('No weigh-ins in the last 12 weeks');
});
