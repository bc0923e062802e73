import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPerson, type Person, signIn } from '../../testing/people.ts';
import { PROGRESS_FORM } from '../../testing/permissions/scene.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { waitUntilBlocked } from '../../testing/wait-until-blocked.ts';
import { users } from '../db/schema/index.ts';

let test: TestApp;
let busy: Person;
let other: Person;
beforeAll(async () => {
  test = await openTestApp();
  const coach = await createPerson(test.db, { role: 'coach' });
  busy = await createPerson(test.db, { coachId: coach.id });
  other = await createPerson(test.db, { coachId: coach.id });
});
afterAll(() => test.close());

/** Runs something while another transaction holds this person's lock. */
async function whileHeld(person: Person, work: () => Promise<void>) {
  await test.db.transaction(async (tx) => {
    await tx.execute(sql`select 1 from ${users} where ${eq(users.id, person.id)} for update`);
    await work();
  });
}

const statusOf = (reply: { statusCode: number }) => reply.statusCode;

it('serves everyone else while twenty writes of one athlete wait for a locked row', async () => {
  const browser = await signIn(test, busy);
  const reader = await signIn(test, other);
  let writes: Promise<number[]> = Promise.resolve([]);
  await whileHeld(busy, async () => {
    const sent = Array.from({ length: 20 }, () => browser.post('/api/progress', PROGRESS_FORM));
    writes = Promise.all(sent.map((reply) => reply.then(statusOf)));
    await waitUntilBlocked(test.db, 3);
    expect(statusOf(await reader.get('/api/health'))).toBe(200);
    expect(statusOf(await reader.get('/api/progress?limit=1'))).toBe(200);
    expect(statusOf(await reader.post('/api/progress', PROGRESS_FORM))).toBe(201);
  });
  expect(new Set(await writes)).toEqual(new Set([201]));
});

it('rejects a flood on one session before looking the session up', async () => {
  const browser = await signIn(test, busy);
  const replies = Array.from({ length: 200 }, () => browser.get('/api/auth/me'));
  const statuses = (await Promise.all(replies)).map(statusOf);
  expect(statuses.filter((status) => status === 429)).toHaveLength(70);
});

it("rejects one athlete's requests beyond the queue with 429, but none of an ordinary page", async () => {
  const browser = await signIn(test, busy);
  const replies: Promise<number>[] = [];
  await whileHeld(busy, async () => {
    for (let n = 0; n < 200; n += 1) {
      replies.push(browser.post('/api/progress', PROGRESS_FORM).then(statusOf));
    }
    expect(await Promise.race(replies)).toBe(429);
    await waitUntilBlocked(test.db, 3);
  });
  const statuses = await Promise.all(replies);
  expect(statuses.filter((status) => status === 201)).toHaveLength(103);
  const page = Array.from({ length: 12 }, () => browser.get('/api/progress?limit=1'));
  expect(new Set((await Promise.all(page)).map(statusOf))).toEqual(new Set([200]));
});
