import { describe, expect, it } from 'vitest';
import type { PlanAnswers } from '../athlete/answers.ts';
import { addDays } from '../calendar/calendar-day.ts';
import { plannedPace } from '../trend/weight-pace.ts';
import { afterShowOf } from './after-show.ts';
import { showFault } from './plan-faults.ts';
import { codes, man, note, targetsFor } from './testing/targets.ts';

const SHOW = '2026-09-26';
/** On stage at 75 kg with 2,100 kcal; maintenance is 2,600. */
const staged: PlanAnswers = {
  ...{ ...man, primaryGoal: 'competition_prep', today: '2026-09-27' },
  ...{ weightKg: 75, targetWeightKg: 75, bodyFatPercent: 7, measuredKcal: 2600 },
  ...{ lastShow: SHOW, competitionDate: SHOW, showWeightKg: 75, showIntakeKcal: 2100 },
};
const on = (days: number, changes: Partial<PlanAnswers> = {}): PlanAnswers => ({
  ...staged,
  today: addDays(SHOW, days),
  ...changes,
});
const targetsOn = (days: number, changes: Partial<PlanAnswers> = {}) =>
  targetsFor(on(days, changes));

describe('the targets after a show', () => {
  it('rise by a fifth on day 1, reach the measured maintenance by day 7, and stay there on day 14', () => {
    expect([1, 2, 7, 14].map((day) => targetsOn(day).calories)).toEqual([2520, 2600, 2600, 2600]);
    const low = { showIntakeKcal: 1900 };
    expect([1, 2, 3].map((day) => targetsOn(day, low).calories)).toEqual([2280, 2600, 2600]);
    expect(targetsOn(1).notes[0]?.text).toBe(
      'Your show is over, and so is the diet. Your intake rises by about 20% a day until you eat at maintenance, about 2,600 kcal a day. ' +
        'By 21 Nov 2026 your weight may be 78.8 kg to 82.5 kg, 5–10% above stage weight.',
    );
    expect(note(targetsOn(8), 'after_show')?.text).toContain(
      'diet. You eat at maintenance, about 2,600 kcal a day. By 21 Nov',
    );
  });

  it('never exceed maintenance, and use the formula if none was measured', () => {
    expect(targetsOn(1, { showIntakeKcal: 2500 }).calories).toBe(2600);
    const { measuredKcal: _none, ...unmeasured } = on(8);
    const estimated = targetsFor(unmeasured);
    expect(estimated.calories).toBe(estimated.maintenanceKcal);
    const { showIntakeKcal: _unknown, ...unplanned } = on(1);
    expect(targetsFor(unplanned).calories).toBe(2600);
  });

  it('lead the weight into its corridor from week 3 on, then hold it in the middle', () => {
    const light = targetsOn(20, { weightKg: 76 });
    expect(light.weeklyRatePercent).toBeCloseTo(0.5, 1);
    expect(note(light, 'after_show')?.text).toContain('Gain about 0.50% of your weight a week.');
    expect(targetsOn(20, { weightKg: 81 }).calories).toBe(2600);
    expect(targetsOn(56, { weightKg: 90 }).calories).toBe(2600);
    const { showWeightKg: _unknown, ...unweighed } = on(20);
    expect(targetsFor(unweighed).calories).toBe(2600);
  });

  it('end in week 8, when the athlete plans again', () => {
    expect(codes(targetsOn(56))).toContain('after_show');
    expect(codes(targetsOn(57))).toContain('show_date_past');
  });

  it('follow the next show if it is near, and any other goal', () => {
    const near = addDays(SHOW, 7 * 8);
    expect(afterShowOf(on(1, { competitionDate: near }))).toBeNull();
    expect(codes(targetsOn(1, { competitionDate: near }))).not.toContain('after_show');
    expect(afterShowOf(on(1, { competitionDate: addDays(SHOW, 7 * 30) }))).not.toBeNull();
    expect(afterShowOf(on(1, { primaryGoal: 'weight_loss' }))).toBeNull();
    expect(afterShowOf(on(0))).toBeNull();
  });

  it('stay at or above maintenance if a deficit is ruled out, with an explanation', () => {
    const barred = targetsOn(1, { healthConditions: ['Diabetes'] });
    expect(barred.calories).toBeGreaterThanOrEqual(2600);
    expect(note(barred, 'after_show')?.text).not.toContain('20%');
  });
});

it('derive the corridor from the stage weight', () => {
  expect(afterShowOf(on(14))).toMatchObject({
    ...{ show: SHOW, daysSince: 14, endsOn: '2026-11-21', weeksLeft: 6 },
    corridor: { lowKg: 78.75, highKg: 82.5 },
  });
  expect(afterShowOf(on(56))?.weeksLeft).toBe(1);
});

it('compare the pace with the path into the corridor, not with a steady weight', () => {
  const paceOn = (days: number, weightKg: number) => plannedPace(on(days, { weightKg }));
  expect(paceOn(14, 77)?.fromPercent).toBeCloseTo(0, 5);
  expect(paceOn(14, 77)?.toPercent).toBeCloseTo((100 * (82.5 / 77 - 1)) / 6, 5);
  // Once the water is back, 1% a week is the maximum.
  expect(paceOn(28, 75.5)?.fromPercent).toBeCloseTo(0.5, 5);
  expect(paceOn(28, 75.5)?.toPercent).toBe(1);
  for (const heavy of [82, 84]) expect(paceOn(50, heavy)?.fromPercent).toBe(-0.25);
  expect(paceOn(50, 84)?.toPercent).toBe(0.25);
  expect(paceOn(60, 77)?.toPercent).toBe(0.25);
});

describe('a plan created after a show', () => {
  const planDates = { madeOn: addDays(SHOW, 1), showOn: SHOW, showDays: [SHOW] };
  const planned = { kcal: 2300, maintenanceKcal: 2600 };

  it('may stay below maintenance for a week, then counts as a diet for a past show', () => {
    expect(showFault(on(7), planned, planDates)).toBeNull();
    expect(showFault(on(8), planned, planDates)?.code).toBe('show_over');
    expect(showFault(on(8), { ...planned, kcal: 2600 }, planDates)).toBeNull();
  });
});
