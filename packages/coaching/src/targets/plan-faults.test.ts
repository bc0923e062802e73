import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar/calendar-day.ts';
import { planFaults, planFaultText, showFault } from './plan-faults.ts';
import { man, targets } from './testing/targets.ts';

const { calories, maintenanceKcal } = targets({});
const codesOf = (changes: Partial<typeof man>, kcal: number) =>
  planFaults({ ...man, ...changes }, { kcal, maintenanceKcal }).map(({ code }) => code);

it('accepts the deficit of a healthy adult', () => {
  expect(codesOf({}, calories)).toEqual([]);
  expect(planFaultText([], 'The current meal plan')).toBeNull();
});

it.each([
  [{ ageYears: 17 }, 'under_18'],
  [{ weightKg: 56 }, 'low_bmi'],
  [{ healthConditions: ['Diabetes'] }, 'health'],
  [{ bodyFatPercent: 5 }, 'low_body_fat'],
] as const)('rejects a deficit for %j, and accepts maintenance', (changes, code) => {
  const own = targets({ ...changes, primaryGoal: 'maintenance' }).maintenanceKcal;
  expect(codesOf(changes, calories)).toContain(code);
  expect(codesOf(changes, Math.max(own, maintenanceKcal))).toEqual([]);
});

it('rejects too little energy after training for the lean mass, and less than the minimum', () => {
  // 80 kg at 12%: 25 · 70.4 kg is 1760 kcal, plus lifting of 150 a day and the cardio.
  const lean = { bodyFatPercent: 12, cardioPreference: 'none' } as const;
  expect(codesOf(lean, 1910)).toEqual([]);
  expect(codesOf(lean, 1840)).toEqual(['energy_availability']);
  // Unmeasured, the estimate is 67.7 kg: 1,843 kcal.
  expect(codesOf({ cardioPreference: 'none' }, 1840)).toEqual([]);
  expect(codesOf({ cardioPreference: 'none', bodyFatPercent: 40 }, 1480)).toEqual(['intake_floor']);
});

it('explains what is wrong with a plan and why', () => {
  const low = planFaults({ ...man, ageYears: 17 }, { kcal: 1400, maintenanceKcal: null });
  expect(planFaultText(low, 'The current meal plan')).toBe(
    'The current meal plan is in a calorie deficit. Under 18 the body is still growing, so no calorie deficit is offered here. ' +
      'It leaves less than 25 kcal per kg of lean mass after training. It has less than 1,500 kcal a day, the minimum without a clinician.',
  );
  expect(planFaultText(low.slice(2), 'The current meal plan')).toBe(
    'The current meal plan has too little energy. It has less than 1,500 kcal a day, the minimum without a clinician.',
  );
});

describe('a diet for a show', () => {
  const prep = { ...man, primaryGoal: 'competition_prep', today: '2026-09-28' } as const;
  const ahead = (weeks: number) => addDays(prep.today, 7 * weeks);
  const faultOf = (showDays: string[], changes: Partial<typeof man> = {}, kcal = calories) => {
    const planned = { kcal, maintenanceKcal };
    const shows = { madeOn: '2026-07-01', showOn: null, showDays };
    return showFault({ ...prep, ...changes }, planned, shows);
  };

  it('is rejected once the show is over, even with next year’s entered', () => {
    const fault = { code: 'show_over', text: 'The show it was made for is over.' };
    expect(faultOf(['2026-09-26'])).toEqual(fault);
    expect(faultOf(['2026-09-26', '2027-03-06'])).toEqual(fault);
    expect(faultOf(['2027-03-06', '2026-09-26', '2025-09-27'])).toEqual(fault);
    expect(faultOf(['2026-09-26'], {}, maintenanceKcal)).toBeNull();
  });

  it('continues for the show whose diet has begun, and ends with a show since it was created', () => {
    expect(faultOf(['2026-09-26', ahead(3)])).toBeNull();
    expect(faultOf(['2026-09-26', ahead(20)])).toBeNull();
    expect(faultOf(['2026-09-26', ahead(21)])).not.toBeNull();
    // 15% at 0.7% a week takes 22 weeks, plus two to maintain the look.
    const far = { weightKg: 80, targetWeightKg: 68 };
    expect(faultOf(['2026-09-26', ahead(24)], far)).toBeNull();
    expect(faultOf(['2026-09-28'])).toBeNull();
    expect(faultOf(['2026-06-30'])).toBeNull();
    expect(faultOf([])).toBeNull();
  });

  it('is rejected once its show is withdrawn or moves back more than two weeks', () => {
    const showOn = ahead(6);
    const showFaultFor = (showDays: string[], changes: Partial<typeof man> = {}, kcal = calories) =>
      showFault(
        { ...prep, ...changes },
        { kcal, maintenanceKcal },
        { madeOn: '2026-07-01', showOn, showDays },
      );
    const was = 'It was made for a show on 9 Nov 2026';
    expect(showFaultFor([])).toEqual({
      code: 'show_gone',
      text: `${was} that is no longer planned.`,
    });
    expect(showFaultFor(['2026-06-30'])).toMatchObject({ code: 'show_gone' });
    expect(showFaultFor([addDays(showOn, 15), ahead(30)])).toEqual({
      code: 'show_gone',
      text: `${was}. The next show is on 24 Nov 2026.`,
    });
    for (const days of [14, 0, -20]) expect(showFaultFor([addDays(showOn, days)])).toBeNull();
    // Another show by then justifies it as well.
    expect(showFaultFor([ahead(30), addDays(showOn, 7)])).toBeNull();
    expect(showFaultFor([], {}, maintenanceKcal)).toBeNull();
    expect(showFaultFor([], { primaryGoal: 'weight_loss' })).toBeNull();
  });
});
