import type { Protocol } from '@posedown/contract';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { PhaseCards } from './phase-cards.tsx';

let isCoach = false;
vi.mock('../../lib/auth-context.ts', () => ({ useAuth: () => ({ isCoach }) }));
vi.mock('../../lib/profile.ts', () => ({ useReaderUnits: () => 'metric' }));

const phase = (calories: number) => ({
  ...{ name: 'Cut', weeks: 4, calories, protein: 180, carbs: 200, fats: 60, refeedDays: 0 },
  ...{ cardioMinutes: 90, dailySteps: 9000, trainingDays: 5, weeklySets: 80, checkPoint: '' },
});

/** The rendered protocol with two phases. */
function textOf(mealsApart: Protocol['mealsApart']): string {
  const protocol = {
    ...{ id: 'p', clientId: 'ana', units: 'metric', mealsApart },
    ...{ protocol: { phases: [phase(2200), phase(2000)] }, safety: { outlook: [] } },
  } as unknown as Protocol;
  return renderToString(createElement(PhaseCards, { protocol }))
    .replaceAll('<!-- -->', '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}

it("labels only the figure of the current meal plan as the athlete's daily target", () => {
  isCoach = false;
  const text = textOf({ phase: 0, phaseKcal: 2200, mealPlanKcal: 2603 });
  expect(text.match(/daily target is [\d,]+ kcal/g)).toEqual(['daily target is 2,603 kcal']);
  expect(text).toContain('2,200 kcal a day, the protocol’s aim');
  expect(text).toContain('2,000 kcal a day 180 g');
  expect(textOf(null)).toContain('Your daily target is in your meal plan.');
});

it("tells the coach how to bring the athlete's plan in line with the protocol", () => {
  isCoach = true;
  const text = textOf({ phase: 1, phaseKcal: 2000, mealPlanKcal: 2603 });
  expect(text).toContain('The daily target is 2,603 kcal, from the meal plan');
  expect(text).toContain('‘Change targets’');
});
