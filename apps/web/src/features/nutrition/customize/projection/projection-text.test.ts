import type { BodyProjection, ProjectedWeek } from '@posedown/coaching';
import { describe, expect, it } from 'vitest';
import type { Outlook } from './outlook-of.ts';
import { chartPoints, endText, outcomeText, startText, tableRows } from './projection-text.ts';

const week = (number: number, fatKg: number, leanKg: number, waterKg: number): ProjectedWeek => ({
  ...{ week: number, weightKg: fatKg + leanKg, fatKg, leanKg, waterKg },
});
const now = week(0, 18, 66, 24);
const loss: BodyProjection = {
  kind: 'projection',
  weeks: [now, week(1, 17.7, 65.4, 23.6), week(12, 15.3, 63.9, 23.5)],
  endsAt: null,
};
const outlook: Outlook = {
  ...{ projection: loss, sex: 'male', expenditureKcal: 2492, inDeficit: true },
  ...{ isBodyFatMeasured: false, showDay: null },
};

describe('projection texts', () => {
  it('distinguish fat, lean mass and water', () => {
    expect(outcomeText(loss, 'metric')).toBe(
      'In 12 weeks about 79.2 kg, 4.8 kg less than now: 2.7 kg less fat, 1.6 kg less lean mass, 0.5 kg less water.',
    );
    expect(outcomeText(loss, 'imperial')).toBe(
      'In 12 weeks about 174.6 lb, 10.6 lb less than now: 6 lb less fat, 3.5 lb less lean mass, 1.1 lb less water.',
    );
  });

  it('describe a gain, a single week, and no change', () => {
    const words = (last: ProjectedWeek) => outcomeText({ ...loss, weeks: [now, last] }, 'metric');
    expect(words(week(12, 19.6, 67.2, 24.3))).toBe(
      'In 12 weeks about 86.8 kg, 2.8 kg more than now: 1.6 kg more fat, 0.9 kg more lean mass, 0.3 kg more water.',
    );
    expect(words(week(1, 18, 66, 24))).toBe('In 1 week about 84 kg, as now.');
    expect(words(week(12, 18, 65, 23))).toBe(
      'In 12 weeks about 83 kg, 1 kg less than now: 1 kg less water.',
    );
  });

  it('say which limit ends the projection', () => {
    const ended = (changes: Partial<BodyProjection>, sex: Outlook['sex'] = 'male') =>
      endText({ ...outlook, sex, projection: { ...loss, ...changes } });
    expect(ended({})).toBeNull();
    expect(ended({ endsAt: 'body-fat' }, 'female')).toBe(
      'The line ends where your body fat would be below 12%; talk to your coach.',
    );
    expect(ended({ endsAt: 'bmi' })).toBe(
      'The line ends where your weight would be too low for your height (a BMI below 18.5); talk to your coach.',
    );
    const emptyProjection = { weeks: [now], endsAt: 'body-fat' as const };
    expect(outcomeText({ ...loss, ...emptyProjection }, 'metric')).toBeNull();
    expect(ended(emptyProjection)).toBe(
      'There’s nothing to show: within a week your body fat would be below 5%. Talk to your coach.',
    );
  });

  it('name the show that the projection ends before', () => {
    expect(endText({ ...outlook, showDay: '2027-01-03' })).toBe(
      'The line ends in the last whole week before your show, 3 Jan 2027.',
    );
  });

  it('say what the projection starts from, and mark an estimate', () => {
    expect(startText(outlook)).toBe(
      'It starts from about 21% body fat, estimated from your age, height and weight, and from 2,492 kcal a day to maintain your weight, by the formula for men. That’s too high for muscular athletes, so log a measured value.',
    );
    expect(startText({ ...outlook, sex: 'female', isBodyFatMeasured: true })).toBe(
      'It starts from your measured 21.4% body fat and from 2,492 kcal a day to maintain your weight, by the formula for women.',
    );
  });
});

describe('the projection chart', () => {
  it("has one point per week in the athlete's own unit", () => {
    const points = chartPoints(loss, '2026-11-24', 'metric');
    expect(points.map(({ day }) => day)).toEqual(['2026-11-24', '2026-12-01', '2027-02-16']);
    expect(points[0]).toMatchObject({ weight: 84, trend: 84, low: 84, high: 84 });
    expect(chartPoints(loss, '2026-11-24', 'imperial')[0]?.weight).toBeCloseTo(185.2, 1);
  });

  it('has a table of weight, fat and lean mass', () => {
    expect(tableRows(loss, 'metric').map(({ cells }) => cells)).toEqual([
      ['Now', '84.0', '18.0', '66.0'],
      ['Week 1', '83.1', '17.7', '65.4'],
      ['Week 12', '79.2', '15.3', '63.9'],
    ]);
  });
});
