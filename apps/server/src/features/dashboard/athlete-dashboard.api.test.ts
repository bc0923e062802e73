import { expect } from 'vitest';
import { pairTest as it } from '../../testing/fixtures.ts';

const of = (userId: string) => `/api/users/${userId}/dashboard`;

it('shows a coach the dashboard of their athlete as the athlete sees it', async ({
  asCoach,
  asAthlete,
  athlete,
}) => {
  const dashboard = (await asAthlete.get('/api/dashboard')).json();
  const reply = await asCoach.get(of(athlete.id));
  expect(reply.json()).toEqual({ name: athlete.name, dashboard });
});

it('hides those of others, and coaches have none', async ({
  asCoach,
  asOtherCoach,
  athlete,
  coach,
}) => {
  expect((await asOtherCoach.get(of(athlete.id))).statusCode).toBe(404);
  expect((await asCoach.get(of(coach.id))).statusCode).toBe(404);
});
