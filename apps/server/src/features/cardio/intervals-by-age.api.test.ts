import { expect } from 'vitest';
import { signUpForm } from '../../testing/answers.ts';
import { serverTest as it } from '../../testing/fixtures.ts';

it('rules out intervals for athletes who turn 65', async ({ server }) => {
  const browser = server.browser();
  const answers = { cardioPreference: 'intense', age: 64 } as const;
  const form = signUpForm({ email: 'older@test.example', ...answers });
  const { id } = (await browser.post('/api/users', form)).json().user;
  const url = `/api/users/${id}`;
  const cardio = async () => (await browser.get(`${url}/cardio-plan`)).json();
  const { plan, intervalBar } = await cardio();
  expect(plan.schedule.map(({ type }: { type: string }) => type)).toContain('HIIT');
  expect(intervalBar).toBeNull();
  const { version } = (await browser.get(url)).json();
  expect((await browser.patch(url, { age: 65, version })).statusCode).toBe(200);
  const bar = 'From age 65, no intervals without your doctor’s approval.';
  expect((await cardio()).intervalBar).toBe(bar);
  expect((await browser.get('/api/dashboard')).json().intervalBar).toBe(bar);
});
