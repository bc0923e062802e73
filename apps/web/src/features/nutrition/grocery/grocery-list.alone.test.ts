import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { GroceryList } from './grocery-list.tsx';

it('prints the number of days', () => {
  vi.stubGlobal('navigator', {});
  onTestFinished(() => void vi.unstubAllGlobals());
  const plan = { meals: [], avoidedFoods: [] };
  const list = { userId: 'ada', planKey: 'plan 1', plan, units: 'metric' } as const;
  const html = renderToStaticMarkup(createElement(GroceryList, list));
  expect(html).toMatch(/<p class="[^"]*paper[^"]*">Groceries for 7 days<\/p>/);
});
