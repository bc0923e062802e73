import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The route table of the specification, section 2, with our names for its parameters. */
const SPECIFIED = [
  '/',
  '/login',
  '/onboarding',
  '/dashboard',
  '/client/$id',
  '/create-workout',
  '/add-client',
  '/analytics',
  '/messages/$id',
  '/competition/$id',
  '/admin',
  '/nutrition/meal-plan',
  '/nutrition/log-meal',
  '/nutrition/quick-log',
  '/nutrition/customize',
  '/workout-session',
  '/progress',
  '/progress/entry',
  '/competition/setup',
  '/cardio/session',
  '/cardio/plan',
  '/peak-week',
  '/posing-practice',
  '/ask-ali',
  '/protocols',
];

it('has every route that the specification names', () => {
  const tree = readFileSync(new URL('./routeTree.gen.ts', import.meta.url), 'utf8');
  const block = /interface FileRoutesByTo \{([^}]*)\}/.exec(tree)?.[1] ?? '';
  const routes = new Set([...block.matchAll(/'([^']+)':/g)].map(([, route]) => route));
  expect(SPECIFIED.filter((route) => !routes.has(route))).toEqual([]);
});
