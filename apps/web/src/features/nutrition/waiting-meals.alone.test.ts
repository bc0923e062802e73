import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { SendWaitingMeals } from './send-waiting-meals.ts';
import type { WaitingMeal } from './waiting-meal.ts';
import { useWaitingMeals } from './waiting-meals.ts';

const { told, warned } = vi.hoisted(() => ({ told: vi.fn(), warned: vi.fn() }));
vi.mock('../../ui/toast/show-toast.ts', () => ({ showToast: told }));
vi.mock('../../lib/use-leave-warning.ts', () => ({ useLeaveWarning: warned }));
vi.mock('./api.ts', () => ({ sendMeal: vi.fn() }));

type HookResult = Partial<ReturnType<typeof useWaitingMeals>>;
const result: HookResult = {};

function Screen({ userId }: { userId: string }) {
  Object.assign(result, useWaitingMeals(userId));
  return null;
}

function draw(part: FunctionComponent<{ userId: string }>, userId: string) {
  const client = new QueryClient();
  renderToString(createElement(QueryClientProvider, { client }, createElement(part, { userId })));
}

const meal = {
  sent: { kind: 'planned', body: { planId: 'p', meal: 0, date: '2026-11-21', requestKey: 'k' } },
  ...{ name: 'Lunch as planned', mealType: 'lunch', macros: null },
} as const satisfies WaitingMeal;

/** Queues a meal. @returns the toast, and whether closing the page asks first */
function queueFor(userId: string) {
  draw(Screen, userId);
  result.queue?.(meal);
  draw(SendWaitingMeals, userId);
  return [told.mock.lastCall?.[0], warned.mock.lastCall?.[0]];
}

it("says that a meal is queued. If it can't be stored, asks to keep the page open and warns before closing", () => {
  vi.stubGlobal('window', { addEventListener: () => undefined });
  const stored = new Map<string, string>();
  const getItem = (key: string) => stored.get(key) ?? null;
  const setItem = (key: string, value: string) => void stored.set(key, value);
  vi.stubGlobal('localStorage', { getItem, setItem });
  const message = expect.stringMatching(/^Lunch as planned: .* online\.$/);
  expect(queueFor('ana')).toEqual([
    expect.objectContaining({ title: 'Saved on this device', message }),
    false,
  ]);
  const refuse = () => {
    throw new Error('QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: refuse });
  const leaveOpen = expect.stringContaining('Keep this page open until then');
  expect(queueFor('ben')).toEqual([
    expect.objectContaining({ title: 'Not sent yet', message: leaveOpen }),
    true,
  ]);
});
