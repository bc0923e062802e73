import type { Meal } from '@posedown/contract';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { MealActions } from './meal-actions.tsx';
import { planToShow } from './shown-plan.ts';

const days = vi.hoisted(() => ({ logged: vi.fn(), read: vi.fn() }));
// The page was opened the day before and left open.
vi.mock('../../lib/clock/use-today.ts', () => ({ useToday: () => '2031-11-22' }));
vi.mock('../../lib/auth-context.ts', () => ({ useSignedInUser: () => ({ id: 'ana' }) }));
vi.mock('../../lib/profile.ts', () => ({ useProfile: () => ({ data: { timezone: 'UTC' } }) }));
vi.mock('../../ui/parts/link-button.tsx', () => ({ LinkButton: () => null }));
vi.mock('./waiting-meals.ts', () => ({ useWaitingMeals: () => ({ on: () => [] }) }));
vi.mock('./api.ts', () => ({
  useDiary: (_userId: string, from: string) => {
    days.read(from);
    return { data: { logs: [] }, isPending: false };
  },
}));
vi.mock('./use-log-planned.ts', () => ({
  useLogPlanned: (_userId: string, _planId: string, date: string) => {
    days.logged(date);
    return { log: vi.fn(), busy: false };
  },
}));

it('logs a meal for the current day if the page was left open past midnight', () => {
  const plan = planToShow([]);
  renderToString(createElement(MealActions, { plan, place: 0, meal: plan.meals[0] as Meal }));
  expect([days.logged.mock.calls, days.read.mock.calls]).toEqual([
    [['2031-11-22']],
    [['2031-11-22']],
  ]);
});
