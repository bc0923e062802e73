import { expect } from 'vitest';
import { freshPairTest } from '../../testing/fixtures.ts';
import { createPerson, signIn } from '../../testing/people.ts';
import { PROGRESS_FORM } from '../../testing/permissions/scene.ts';
import { measureStored } from '../db/measure-stored.ts';
import { messages } from '../db/schema/index.ts';

const DAY_MS = 24 * 3_600_000;
const ROOMY = { rowsPerDay: 100, bytesPerDay: 100_000, rows: 100, bytes: 100_000 };

const it = freshPairTest
  .extend('settings', {
    quotas: {
      messages: { rowsPerDay: 5, bytesPerDay: 2000, rows: 8, bytes: 100_000 },
      notes: { ...ROOMY, bytesPerDay: 300 },
      plans: ROOMY,
      logs: ROOMY,
    },
  })
  .extend('write', ({ asAthlete, athlete }) => {
    const url = `/api/users/${athlete.id}/messages`;
    return (content = 'Done for today.') => asAthlete.post(url, { content });
  });

const statusOf = (reply: { statusCode: number }) => reply.statusCode;

it('rejects writes beyond the daily quota with the time of its end, separately per person and kind', async ({
  server,
  write,
  asAthlete,
  asCoach,
  athlete,
}) => {
  for (let n = 0; n < 5; n += 1) expect(statusOf(await write())).toBe(201);
  const refused = await write();
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBe('86400');
  expect(refused.json().error).toBe(
    "You've reached the daily limit for messages. Please try again in 24 hours.",
  );
  expect(statusOf(await asAthlete.post('/api/progress', PROGRESS_FORM))).toBe(201);
  const answer = await asCoach.post(`/api/users/${athlete.id}/messages`, {
    content: 'Well done.',
  });
  expect(answer.statusCode).toBe(201);
  await asAthlete.post(`/api/users/${athlete.id}/messages/typing`);
  server.advance(DAY_MS);
  expect(statusOf(await write())).toBe(201);
});

it('counts the bytes of a day, too', async ({ server, write, coach, asCoach, athlete }) => {
  expect(statusOf(await write('x'.repeat(1900)))).toBe(201);
  expect(statusOf(await write('x'.repeat(200)))).toBe(429);
  // The conversation repeated in a question is already stored.
  const conversationHistory = Array.from({ length: 6 }, () => ({
    role: 'user',
    content: 'x'.repeat(1000),
  }));
  const { id: userId } = await createPerson(server.db, { coachId: coach.id });
  const asker = await signIn(server, { id: userId, email: '', name: '', role: 'client' });
  const question = { message: 'How much water?', userId, conversationHistory };
  const sendRequest = () => asker.post('/api/ai/ask-ali', question);
  expect([statusOf(await sendRequest()), statusOf(await sendRequest())]).toEqual([200, 200]);
  const notes = `/api/users/${athlete.id}/coach-notes`;
  expect(statusOf(await asCoach.post(notes, { content: 'x'.repeat(200) }))).toBe(201);
  expect(statusOf(await asCoach.post(notes, { content: 'x'.repeat(200) }))).toBe(429);
});

it('rejects writes from a person over the total quota until they delete some', async ({
  server,
  athlete,
  coach,
  write,
}) => {
  const rows = Array.from({ length: 8 }, () => ({
    ...{ athleteId: athlete.id, fromUserId: athlete.id, toUserId: coach.id, content: 'Earlier.' },
  }));
  await server.db.insert(messages).values(rows);
  for (let n = 0; n < 2; n += 1) {
    const refused = await write();
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'conflict']);
    expect(refused.json().error).toContain("You've reached the limit for stored messages.");
  }
  await server.db.delete(messages);
  expect(statusOf(await write())).toBe(201);
});

it('measures rows and bytes of every kind', async ({ server, write, asAthlete, athlete }) => {
  await write('x'.repeat(500));
  await asAthlete.post('/api/progress', PROGRESS_FORM);
  const found = await measureStored(server.db, 'messages', athlete.id);
  expect(found.rows).toBe(1);
  expect(found.bytes).toBeGreaterThan(500);
  // The entry and its weigh-in.
  expect((await measureStored(server.db, 'logs', athlete.id)).rows).toBe(2);
  expect(await measureStored(server.db, 'notes', athlete.id)).toEqual({ rows: 0, bytes: 0 });
  expect(await measureStored(server.db, 'plans', athlete.id)).toEqual({ rows: 0, bytes: 0 });
});
