import { readFileSync } from 'node:fs';

export const ROLES = ['stranger', 'athlete', 'newcomer', 'coach'] as const;
/** `newcomer` is an athlete who has just signed up: the empty states. */
export type Role = (typeof ROLES)[number];

interface Screen {
  path: string;
  /**
   * A URL of that path, with placeholders for its parameters: `$athlete` is the first on the
   * coach's roster, `$client` the demo's athlete, `$exercise` the library's first, `$session` the
   * client's last workout.
   */
  visit?: string;
  roles: readonly Role[];
  /** Also visited with all of its own API calls failing. */
  fails?: boolean;
}

/** Every screen of the product, and the roles that see it. */
export const SCREENS: readonly Screen[] = [
  { path: '/', roles: ['stranger', 'athlete'] },
  { path: '/login', roles: ['stranger'] },
  { path: '/onboarding', roles: ['stranger'] },
  { path: '/onboarding', visit: '/onboarding?step=4', roles: ['stranger'] },
  { path: '/onboarding', visit: '/onboarding?step=6', roles: ['stranger'] },
  { path: '/onboarding', visit: '/onboarding?invite=gone', roles: ['stranger'] },
  { path: '/add-client', roles: ['coach'], fails: true },
  { path: '/check-ins', roles: ['coach'], fails: true },
  { path: '/forgot-password', roles: ['stranger'] },
  { path: '/set-password', visit: '/set-password?token=gone', roles: ['stranger'] },
  { path: '/dashboard', roles: ['athlete', 'newcomer', 'coach'], fails: true },
  { path: '/nutrition/meal-plan', roles: ['athlete', 'newcomer'], fails: true },
  { path: '/cardio/session', roles: ['athlete', 'newcomer'], fails: true },
  { path: '/cardio/plan', roles: ['athlete', 'newcomer'], fails: true },
  { path: '/cardio/plan', visit: '/cardio/plan?tab=zones', roles: ['athlete'] },
  { path: '/cardio/plan', visit: '/cardio/plan?tab=progress', roles: ['athlete', 'newcomer'] },
  { path: '/cardio/liss', roles: ['athlete', 'newcomer'], fails: true },
  {
    path: '/nutrition/log-meal',
    visit: '/nutrition/log-meal?meal=mid-morning+snack',
    roles: ['athlete', 'newcomer'],
    fails: true,
  },
  { path: '/nutrition/quick-log', roles: ['athlete'], fails: true },
  { path: '/nutrition/customize', roles: ['athlete', 'newcomer'], fails: true },
  { path: '/nutrition/progress', roles: ['athlete', 'newcomer'], fails: true },
  { path: '/nutrition/supplements', roles: ['athlete', 'newcomer'], fails: true },
  { path: '/nutrition/grocery-list', roles: ['athlete', 'newcomer'], fails: true },
  { path: '/check-in', roles: ['athlete', 'newcomer'], fails: true },
  { path: '/progress/entry', roles: ['athlete', 'newcomer'], fails: true },
  { path: '/competition/setup', roles: ['athlete', 'newcomer'], fails: true },
  { path: '/competition/prep', roles: ['athlete', 'newcomer'], fails: true },
  {
    path: '/competition/$id',
    visit: '/competition/$athlete',
    roles: ['coach'],
    fails: true,
  },
  { path: '/client/$id', visit: '/client/$athlete', roles: ['coach'], fails: true },
  { path: '/client/$id', visit: '/client/$athlete?tab=progress', roles: ['coach'] },
  { path: '/client/$id', visit: '/client/$athlete?tab=workouts', roles: ['coach'] },
  { path: '/client/$id', visit: '/client/$athlete?tab=nutrition', roles: ['coach'] },
  { path: '/client/$id', visit: '/client/$athlete?tab=communication', roles: ['coach'] },
  { path: '/client/$id', visit: '/client/$athlete?tab=timeline', roles: ['coach'] },
  { path: '/client/$id/view', visit: '/client/$athlete/view', roles: ['coach'] },
  {
    path: '/client/$id',
    visit: '/client/019aa000-0000-7000-8000-00000000ffff',
    roles: ['coach'],
  },
  { path: '/alerts', roles: ['coach'], fails: true },
  { path: '/tasks', roles: ['coach'], fails: true },
  { path: '/notices', roles: ['athlete', 'newcomer', 'coach'], fails: true },
  { path: '/analytics', roles: ['coach'], fails: true },
  { path: '/admin', roles: ['coach'], fails: true },
  { path: '/admin', visit: '/admin?show=former', roles: ['coach'] },
  { path: '/admin', visit: '/admin?tab=team', roles: ['coach'] },
  { path: '/admin', visit: '/admin?tab=settings', roles: ['coach'], fails: true },
  { path: '/admin', visit: '/admin?tab=export', roles: ['coach'] },
  { path: '/admin', visit: '/admin?tab=audit', roles: ['coach'] },
  { path: '/messages', roles: ['athlete', 'newcomer', 'coach'], fails: true },
  {
    path: '/messages/$id',
    visit: '/messages/$athlete',
    roles: ['coach'],
    fails: true,
  },
  { path: '/posing-practice', roles: ['athlete', 'newcomer', 'coach'], fails: true },
  { path: '/workout-session', roles: ['athlete', 'newcomer'], fails: true },
  { path: '/training/history', roles: ['athlete', 'newcomer'], fails: true },
  {
    path: '/training/sessions/$sessionId',
    visit: '/training/sessions/019aa000-0000-7000-8000-00000000ffff',
    roles: ['athlete'],
    fails: true,
  },
  {
    path: '/training/sessions/$sessionId',
    visit: '/training/sessions/$session?athlete=$client',
    roles: ['athlete', 'coach'],
  },
  { path: '/training/history', visit: '/training/history?athlete=$client', roles: ['coach'] },
  { path: '/exercises', roles: ['athlete', 'coach'], fails: true },
  {
    path: '/exercises/$exerciseId',
    visit: '/exercises/019aa000-0000-7000-8000-00000000ffff',
    roles: ['athlete'],
    fails: true,
  },
  { path: '/exercises/$exerciseId', visit: '/exercises/$exercise', roles: ['athlete', 'coach'] },
  { path: '/check-in-forms', roles: ['coach'], fails: true },
  { path: '/check-in-forms', visit: '/check-in-forms?assign=standard', roles: ['coach'] },
  { path: '/check-in-forms/new', roles: ['coach'], fails: true },
  { path: '/check-in-forms/new', visit: '/check-in-forms/new?copy=standard', roles: ['coach'] },
  {
    path: '/check-in-forms/$formId',
    visit: '/check-in-forms/019aa000-0000-7000-8000-00000000ffff',
    roles: ['coach'],
    fails: true,
  },
  { path: '/create-workout', roles: ['coach'], fails: true },
  { path: '/training/plans', roles: ['coach'], fails: true },
  { path: '/progress', roles: ['athlete', 'newcomer'], fails: true },
  { path: '/progress', visit: '/progress?tab=measurements', roles: ['athlete', 'newcomer'] },
  { path: '/progress', visit: '/progress?tab=update', roles: ['athlete'] },
  { path: '/progress/photos', roles: ['athlete', 'newcomer'], fails: true },
  { path: '/peak-week', roles: ['athlete', 'newcomer'], fails: true },
  {
    path: '/competition/$id/peak-week',
    visit: '/competition/$athlete/peak-week',
    roles: ['coach'],
    fails: true,
  },
  { path: '/protocols', roles: ['athlete', 'newcomer', 'coach'], fails: true },
  { path: '/ask-ali', roles: ['stranger', 'athlete', 'newcomer', 'coach'], fails: true },
  {
    path: '/ask-ali/$id',
    visit: '/ask-ali/019aa000-0000-7000-8000-00000000ffff',
    roles: ['coach'],
    fails: true,
  },
  { path: '/ask-ali/$id', visit: '/ask-ali/$client', roles: ['coach'] },
  { path: '/account', roles: ['athlete', 'coach'], fails: true },
  { path: '/$', visit: '/no-such-page', roles: ['stranger', 'coach'] },
];

const ROUTE_TREE = new URL('../../apps/web/src/app/routeTree.gen.ts', import.meta.url);

/** @throws Error naming the routes of the web app that are missing from the list above */
export function requireEveryRoute() {
  const tree = readFileSync(ROUTE_TREE, 'utf8');
  const block = /interface FileRoutesByFullPath \{([^}]*)\}/.exec(tree)?.[1] ?? '';
  // A route with child routes ends with a slash.
  const routes = [...block.matchAll(/'(\/|[^']+?)\/?':/g)].map((match) => match[1]);
  if (routes.length === 0) throw new Error('No route was found in the route tree.');
  const missing = routes.filter((route) => !SCREENS.some(({ path }) => path === route));
  if (missing.length > 0)
    throw new Error(`e2e/support/screens.ts leaves out ${missing.join(', ')}.`);
}
