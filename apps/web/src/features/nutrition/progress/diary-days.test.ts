import { MAX_LISTED_PLANS } from '@posedown/coaching';
import type { NutritionLog, NutritionPlan } from '@posedown/contract';
import { describe, expect, it } from 'vitest';
import { averagesOf, diaryDays, isOnTarget, lastLoggedDay, rangeAround } from './diary-days.ts';

const ID = '018f0000-0000-7000-8000-000000000001';
const line = (date: string, calories: number, protein: number): NutritionLog => ({
  ...{ id: ID, userId: ID, date, time: '08:00', mealType: 'lunch', foodName: 'Lunch' },
  ...{ quantity: 1, unit: 'serving', foodId: null, customFoodId: null },
  ...{ calories, protein, carbs: 100, fats: 20, photoUrl: null, photo: null, version: 0 },
  createdAt: '2026-11-20T08:00:00.000Z',
});

const macros = { calories: 2000, protein: 180, carbs: 200, fats: 60 };
const plan: NutritionPlan = {
  ...{ id: ID, userId: ID, isActive: true, createdAt: '2026-11-17T23:30:00.000Z' },
  ...{
    ...macros,
    targets: macros,
    meals: [],
    dietaryRestrictions: [],
    notes: [],
    deficitWarning: null,
    avoidedFoods: [],
    version: 0,
  },
};

describe('the diary by day', () => {
  it('loads whole weeks, from three Mondays earlier to Sunday', () => {
    // 21 November 2026 is a Saturday.
    const range = { from: '2026-10-26', monday: '2026-11-16', to: '2026-11-22' };
    expect(rangeAround('2026-11-21')).toEqual(range);
    expect(rangeAround('2026-11-16')).toEqual(range);
  });

  it('finds the last day with entries, which the coach sees first', () => {
    const logs = [
      line('2026-11-17', 1000, 90),
      line('2026-11-19', 900, 80),
      line('2026-11-18', 900, 80),
    ];
    expect(lastLoggedDay(logs)).toBe('2026-11-19');
    expect(lastLoggedDay([])).toBeUndefined();
  });

  it('lists every day with its total', () => {
    const logs = [line('2026-11-17', 1000, 90), line('2026-11-17', 1400, 90)];
    const days = diaryDays(
      { logs, plans: [], timeZone: 'UTC' },
      { from: '2026-11-16', to: '2026-11-18' },
    );
    expect(days.map(({ isLogged }) => isLogged)).toEqual([false, true, false]);
    expect(days[1]).toMatchObject({ eaten: { calories: 2400, protein: 180 } });
    expect(days.map(isOnTarget)).toEqual([false, true, false]);
  });

  it('knows the first day with a plan', () => {
    const week = { from: '2026-11-16', to: '2026-11-19' };
    const planned = (plans: NutritionPlan[]) =>
      diaryDays({ logs: [], plans, timeZone: 'Europe/Berlin' }, week).map((day) => day.isPlanned);
    expect(planned([plan])).toEqual([false, false, true, true]);
    expect(planned([])).toEqual([false, false, false, false]);
  });

  it('rates no day before the oldest known plan', () => {
    const logs = [line('2026-11-16', 2000, 180), line('2026-11-18', 2000, 180)];
    const plans = Array(MAX_LISTED_PLANS).fill(plan);
    const days = diaryDays(
      { logs, plans, timeZone: 'UTC' },
      { from: '2026-11-16', to: '2026-11-18' },
    );
    expect(days.map(({ targets }) => targets?.calories)).toEqual([undefined, 2000, 2000]);
    expect(days.map(isOnTarget)).toEqual([false, false, true]);
  });

  it('averages over logged days only', () => {
    const logs = [line('2026-11-16', 2000, 180), line('2026-11-18', 2600, 200)];
    const days = diaryDays(
      { logs, plans: [], timeZone: 'UTC' },
      { from: '2026-11-16', to: '2026-11-22' },
    );
    expect(averagesOf(days)).toMatchObject({
      ...{ daysLogged: 2, daysOnTarget: 1, calories: 2300, protein: 190 },
    });
    expect(averagesOf([])).toMatchObject({ daysLogged: 0, calories: 0 });
  });
});
