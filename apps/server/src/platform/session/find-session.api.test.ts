import { eq } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { pairTest as it } from '../../testing/fixtures.ts';
import { signIn } from '../../testing/people.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { sessions } from '../db/schema/index.ts';
import { SESSION_COOKIE } from './session.ts';
import { newToken } from './token.ts';

const DAY_MS = 86_400_000;
const PATH = '/api/progress?limit=1';

/** Counts session queries that reach the database during an action. */
async function countLookups(server: TestApp, act: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(Reflect.get(server.db, '$client'), 'query');
  await act();
  const lookups = query.mock.calls.filter((call) =>
    JSON.stringify(call).includes('from \\"sessions'),
  );
  query.mockRestore();
  return lookups.length;
}

it('looks up a flood of invented sessions in a few queries, and serves a valid one among them', async ({
  server,
  athlete,
}) => {
  const owner = await signIn(server, athlete);
  const stranger = () => {
    const browser = server.browser();
    browser.cookies.set(SESSION_COOKIE, newToken());
    return browser.get(PATH);
  };
  const lookups = await countLookups(server, async () => {
    const flood = Array.from({ length: 200 }, stranger);
    const own = await owner.get(PATH);
    expect(own.statusCode).toBe(200);
    const statuses = (await Promise.all(flood)).map(({ statusCode }) => statusCode);
    expect(new Set(statuses)).toEqual(new Set([401]));
  });
  expect(lookups).toBeGreaterThan(0);
  expect(lookups).toBeLessThan(50);
});

it('accepts a session from its first moment to its last', async ({ server, athlete }) => {
  const token = newToken();
  const stranger = server.browser();
  stranger.cookies.set(SESSION_COOKIE, token);
  expect((await stranger.get(PATH)).statusCode).toBe(401);
  const owner = await signIn(server, athlete);
  const together = await Promise.all([stranger.get(PATH), owner.get(PATH), owner.get(PATH)]);
  expect(together.map(({ statusCode }) => statusCode)).toEqual([401, 200, 200]);
  await server.db.delete(sessions).where(eq(sessions.userId, athlete.id));
  expect((await owner.get(PATH)).statusCode).toBe(401);
});

it('rejects an ended session', async ({ server, athlete }) => {
  const owner = await signIn(server, athlete);
  server.advance(30 * DAY_MS);
  expect((await owner.get(PATH)).statusCode).toBe(401);
});
