import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { photos } from '../../platform/db/schema/index.ts';
import { createPerson, type Person, signIn } from '../../testing/people.ts';
import { sendPhoto } from '../../testing/send-photo.ts';
import { openTestApp, type TestApp, type TestBrowser } from '../../testing/test-app.ts';

const KEY = '0b6f2f3e-59f9-4c07-9d39-3d9f0f3a3b31';

let test: TestApp;
let athlete: Person;
let asCoach: TestBrowser;
let asAthlete: TestBrowser;
let url: string;

beforeAll(async () => {
  test = await openTestApp();
  const coach = await createPerson(test.db, { role: 'coach' });
  athlete = await createPerson(test.db, { coachId: coach.id });
  asCoach = await signIn(test, coach);
  asAthlete = await signIn(test, athlete);
  url = `/api/users/${athlete.id}/messages`;
});
afterAll(() => test.close());

const photo = (by = asAthlete) => sendPhoto(by, athlete.id, 'message');
const pathOf = (id: string) => `/api/users/${athlete.id}/photos/${id}`;
const idsOf = (message: { attachments: { id: string }[] }) =>
  message.attachments.map(({ id }) => id);

describe('photos in a message', () => {
  it('arrive in order for both parties, with or without text', async () => {
    const photoIds = [await photo(), await photo()];
    const bare = await asAthlete.post(url, { content: '', photoIds });
    expect(bare.statusCode, bare.body).toBe(201);
    const own = [await photo(asCoach)];
    await asCoach.post(url, { content: 'Elbows higher', photoIds: own });
    for (const reader of [asAthlete, asCoach]) {
      const { messages } = (await reader.get(url)).json();
      expect(messages.map(idsOf)).toEqual([own, photoIds]);
      for (const id of [...photoIds, ...own])
        expect((await reader.get(pathOf(id))).statusCode).toBe(200);
    }
    for (const role of ['coach', 'client'] as const) {
      const stranger = await signIn(test, await createPerson(test.db, { role }));
      for (const id of photoIds) expect((await stranger.get(pathOf(id))).statusCode).toBe(404);
    }
    const { threads } = (await asCoach.get('/api/messages/threads')).json();
    expect(threads[0].last).toMatchObject({ content: 'Elbows higher', photos: 1 });
  });

  it('are limited to four, and belong to one message of this thread', async () => {
    const used = await photo();
    await asAthlete.post(url, { content: 'Mine', photoIds: [used] });
    const other = await createPerson(test.db);
    const elsewhere = await sendPhoto(await signIn(test, other), other.id, 'message');
    const many = await Promise.all([1, 2, 3, 4, 5].map(() => photo()));
    const before = (await asAthlete.get(url)).json();
    for (const photoIds of [
      [used],
      [elsewhere],
      [await sendPhoto(asAthlete, athlete.id, 'meal')],
      many,
      [],
    ]) {
      expect((await asAthlete.post(url, { content: '', photoIds })).statusCode).toBe(400);
    }
    expect((await asAthlete.get(url)).json()).toEqual(before);
    const four = await asAthlete.post(url, { content: '', photoIds: many.slice(0, 4) });
    expect(idsOf(four.json())).toEqual(many.slice(0, 4));
  });

  it('are stored once for a duplicate message', async () => {
    const body = { content: '', photoIds: [await photo()], requestKey: KEY };
    const replies = await Promise.all([1, 2, 3].map(() => asAthlete.post(url, body)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(new Set(replies.map((reply) => reply.json().id)).size).toBe(1);
  });

  it('are permanently deleted with the message', async () => {
    const id = await photo();
    const sent = (await asAthlete.post(url, { content: 'Oops', photoIds: [id] })).json();
    const file = join(test.settings.dataDir, 'uploads/photos', athlete.id, `${id}.webp`);
    expect(existsSync(file)).toBe(true);
    const deleted = await asAthlete.delete(`${url}/${sent.id}`);
    expect(deleted.json()).toMatchObject({ content: '', attachments: [] });
    expect(await test.db.$count(photos, eq(photos.id, id))).toBe(0);
    expect([existsSync(file), (await asCoach.get(pathOf(id))).statusCode]).toEqual([false, 404]);
  });

  it('stay when the text is edited', async () => {
    const id = await photo();
    const sent = (await asAthlete.post(url, { content: '', photoIds: [id] })).json();
    const changed = await asAthlete.request({
      method: 'PATCH',
      url: `${url}/${sent.id}`,
      payload: { content: 'From this morning', version: 0 },
    });
    expect(changed.json().content).toBe('From this morning');
    expect(idsOf(changed.json())).toEqual([id]);
  });
});
