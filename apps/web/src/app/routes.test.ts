import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const TREE = readFileSync(new URL('./routeTree.gen.ts', import.meta.url), 'utf8');

/** The keys of an interface in the route tree. */
function keysOf(name: string): string[] {
  const block = new RegExp(`interface ${name} \\{([^}]*)\\}`).exec(TREE)?.[1] ?? '';
  return [...block.matchAll(/'([^']+)':/g)].map((match) => match[1] ?? '');
}

const ROUTES = keysOf('FileRoutesByTo');
const IDS = keysOf('FileRoutesById');

/** The route table of the specification. Every other URL shows the not-found page. */
const TABLE = [
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

const FURTHER_TARGETS = ['/nutrition/progress', '/progress/photos', '/cardio/liss'];

const PUBLIC = ['/', '/login', '/onboarding', '/ask-ali'];

const COACH_ONLY = [
  '/client/$id',
  '/create-workout',
  '/add-client',
  '/analytics',
  '/messages/$id',
  '/competition/$id',
  '/admin',
];

it('the router has every route of the specification', () => {
  expect(TABLE.filter((route) => !ROUTES.includes(route))).toEqual([]);
});

it('has the additional screens that other screens link to', () => {
  expect(FURTHER_TARGETS.filter((route) => !ROUTES.includes(route))).toEqual([]);
});

it("the coach's screens are behind the guard for coaches", () => {
  expect(COACH_ONLY.filter((route) => !IDS.includes(`/_coach${route}`))).toEqual([]);
});

it('only the four public screens of the table are not guarded', () => {
  const open = TABLE.filter((route) => IDS.includes(route));
  expect(open.sort()).toEqual(PUBLIC.sort());
});
