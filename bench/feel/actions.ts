import type { Locator, Page } from '@playwright/test';
import { fillSet } from '../../e2e/support/fill-set.ts';
import type { Role } from '../../e2e/support/screens.ts';

/** A frequent user action. */
export interface Action {
  name: string;
  /** The page where it starts. */
  start: string;
  /** Unmeasured preparation. */
  prepare?: (page: Page) => Promise<void>;
  press: (page: Page) => Promise<void>;
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

/** A tab of the bottom bar on a phone, a sidebar link on a desktop. */
const navigate = (page: Page, bar: string, name: string) =>
  page.getByRole('navigation', { name: bar }).getByRole('link', { name });

const type = async (field: Locator, words: string) => {
  await field.focus();
  for (const key of words) await field.press(key === ' ' ? 'Space' : key);
};

/** A button without effect, which measures the machine itself. */
export const FLOOR: Action = {
  name: 'floor: a button without an answer',
  start: '/account',
  prepare: (page) =>
    page.evaluate(() => {
      const bare = document.createElement('button');
      bare.id = 'bare';
      bare.textContent = 'Bare';
      Object.assign(bare.style, { position: 'fixed', inset: '5rem auto auto 5rem', zIndex: 999 });
      document.body.append(bare);
    }),
  press: (page) => page.locator('#bare').click(),
};

/** The radio button itself is covered by its picture. */
const mood = (page: Page) => page.getByRole('radio', { name: 'Good', exact: true });

const BAR = 'Today and plans';

/** For a new athlete with all plans and nothing logged yet. */
const ATHLETE: Action[] = [
  {
    name: 'to the meal plan',
    start: '/dashboard',
    press: (page) => navigate(page, BAR, 'Eat').tap(),
  },
  {
    name: 'back to Today',
    start: '/nutrition/meal-plan',
    press: (page) => navigate(page, BAR, 'Today').tap(),
  },
  {
    name: 'to the workout',
    start: '/dashboard',
    press: (page) => navigate(page, BAR, 'Train').tap(),
  },
  {
    name: 'to the progress',
    start: '/dashboard',
    press: (page) => navigate(page, BAR, 'Progress').tap(),
  },
  {
    name: 'to the messages',
    start: '/dashboard',
    press: (page) => navigate(page, BAR, 'Coach').tap(),
  },
  {
    name: 'open the menu',
    start: '/dashboard',
    press: (page) => button(page, 'Open the menu').tap(),
  },
  {
    name: 'start the workout',
    start: '/workout-session',
    press: (page) => button(page, 'Start Workout').tap(),
  },
  {
    name: 'complete a set',
    start: '/workout-session',
    prepare: (page) => fillSet(page),
    press: (page) => button(page, 'Complete Set').tap(),
  },
  {
    name: 'log a meal as planned',
    start: '/nutrition/meal-plan',
    press: (page) => button(page, 'Log as planned: Breakfast').tap(),
  },
  {
    name: 'search for a food',
    start: '/nutrition/log-meal',
    press: (page) => type(page.getByRole('combobox').first(), 'chicken'),
  },
  {
    name: 'choose a mood',
    start: '/check-in',
    press: (page) => mood(page).check({ force: true }),
  },
  {
    name: 'check in',
    start: '/check-in',
    prepare: async (page) => {
      await mood(page).check({ force: true });
      await page.getByRole('slider', { name: 'Energy level' }).fill('8');
    },
    press: (page) => button(page, 'Check in').tap(),
  },
];

const filter = (page: Page, name: string | RegExp) =>
  page.getByRole('group', { name: /^Filter by/ }).getByRole('button', { name });

const COACH: Action[] = [
  {
    name: 'filter the roster',
    start: '/dashboard',
    press: (page) => filter(page, 'Behind').click(),
  },
  {
    name: 'show the whole roster again',
    start: '/dashboard?status=behind',
    press: (page) => filter(page, /^All/).click(),
  },
  {
    name: 'search the roster',
    start: '/dashboard',
    press: (page) => type(page.getByRole('searchbox', { name: 'Search athletes' }), 'omar'),
  },
  {
    name: 'sort the roster',
    start: '/dashboard',
    press: (page) => page.getByRole('button', { name: /^Show: sort by/ }).click(),
  },
  {
    name: 'open an athlete',
    start: '/dashboard',
    press: (page) =>
      page
        .getByRole('link', { name: /^View / })
        .first()
        .click(),
  },
  {
    name: 'back to the dashboard',
    start: '/dashboard',
    prepare: async (page) => {
      await navigate(page, 'Main', 'Alerts').click();
      await page.getByRole('heading', { level: 1, name: 'Alerts' }).waitFor();
    },
    press: (page) => navigate(page, 'Main', 'Coach Dashboard').click(),
  },
  {
    name: 'to the alerts',
    start: '/dashboard',
    press: (page) => navigate(page, 'Main', 'Alerts').click(),
  },
  {
    name: 'to the messages',
    start: '/dashboard',
    press: (page) => navigate(page, 'Main', 'Messages').click(),
  },
  {
    name: 'to the analytics',
    start: '/dashboard',
    press: (page) => navigate(page, 'Main', 'Analytics').click(),
  },
  {
    name: "an athlete's progress",
    start: '/client/$client',
    press: (page) => page.getByRole('tab', { name: 'Progress' }).click(),
  },
  {
    name: "an athlete's nutrition",
    start: '/client/$client',
    press: (page) => page.getByRole('tab', { name: 'Nutrition' }).click(),
  },
  {
    name: 'open the palette and search',
    start: '/dashboard',
    press: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog', { name: 'Search' }).getByRole('combobox').waitFor();
      await type(page.getByRole('dialog').getByRole('combobox'), 'omar');
    },
  },
];

/** The main actions of each role, in an order that keeps each one possible. */
export const ACTIONS: { who: string; role: Role; goalMs: number; actions: readonly Action[] }[] = [
  { who: 'athlete', role: 'newcomer', goalMs: 100, actions: ATHLETE },
  { who: 'coach', role: 'coach', goalMs: 150, actions: COACH },
];
