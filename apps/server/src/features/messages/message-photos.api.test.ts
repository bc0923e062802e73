import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { photos } from '../../platform/db/schema/index.ts';
import { pairTest } from '../../testing/fixtures.ts';
import { createPerson, signIn } from '../../testing/people.ts';
import { sendPhoto } from '../../testing/send-photo.ts';

const KEY = '0b6f2f3e-59f9-4c07-9d39-3d9f0f3a3b31';

const it = pairTest.extend('api', ({ asAthlete, athlete }) => {
  const url = `/api/users/${athlete.id}/messages`;
  const photo = (by = asAthlete) => sendPhoto(by, athlete.id, 'message');
  const send = (body: object, by = asAthlete) => by.post(url, body);
  const list = async (by = asAthlete) => (await by.get(url)).json();
  const pathOf = (id: string) => `/api/users/${athlete.id}/photos/${id}`;
  return { url, photo, send, list, pathOf };
});

const idsOf = (message: { attachments: { id: string }[] }) =>
  message.attachments.map(({ id }) => id);

describe('photos in a message', () => {
  it('arrive in order for both parties, with or without text', async ({
    server,
    api,
    asAthlete,
    asCoach,
  }) => {
    const photoIds = [await api.photo(), await api.photo()];
    const bare = await api.send({ content: '', photoIds });
    expect(bare.statusCode, bare.body).toBe(201);
    const own = [await api.photo(asCoach)];
    await api.send({ content: 'Elbows higher', photoIds: own }, asCoach);
    for (const reader of [asAthlete, asCoach]) {
      const { messages } = await api.list(reader);
      expect(messages.map(idsOf)).toEqual([own, photoIds]);
      for (const id of [...photoIds, ...own])
        expect((await reader.get(api.pathOf(id))).statusCode).toBe(200);
    }
    for (const role of ['coach', 'client'] as const) {
      const stranger = await signIn(server, await createPerson(server.db, { role }));
      for (const id of photoIds) expect((await stranger.get(api.pathOf(id))).statusCode).toBe(404);
    }
    const { threads } = (await asCoach.get('/api/messages/threads')).json();
    expect(threads[0].last).toMatchObject({ content: 'Elbows higher', photos: 1 });
  });

  it('are limited to four, and belong to one message of this thread', async ({
    server,
    api,
    asAthlete,
    athlete,
  }) => {
    const used = await api.photo();
    await api.send({ content: 'Mine', photoIds: [used] });
    const other = await createPerson(server.db);
    const elsewhere = await sendPhoto(await signIn(server, other), other.id, 'message');
    const many = await Promise.all([1, 2, 3, 4, 5].map(() => api.photo()));
    const before = await api.list();
    for (const photoIds of [
      [used],
      [elsewhere],
      [await sendPhoto(asAthlete, athlete.id, 'meal')],
      many,
      [],
    ]) {
      expect((await api.send({ content: '', photoIds })).statusCode).toBe(400);
    }
    expect(await api.list()).toEqual(before);
    const four = await api.send({ content: '', photoIds: many.slice(0, 4) });
    expect(idsOf(four.json())).toEqual(many.slice(0, 4));
  });

  it('are stored once for a duplicate message', async ({ api }) => {
    const body = { content: '', photoIds: [await api.photo()], requestKey: KEY };
    const replies = await Promise.all([1, 2, 3].map(() => api.send(body)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(new Set(replies.map((reply) => reply.json().id)).size).toBe(1);
  });

  it('are permanently deleted with the message', async ({
    server,
    api,
    asAthlete,
    athlete,
    asCoach,
  }) => {
    const id = await api.photo();
    const sent = (await api.send({ content: 'Oops', photoIds: [id] })).json();
    const file = join(server.settings.dataDir, 'uploads/photos', athlete.id, `${id}.webp`);
    expect(existsSync(file)).toBe(true);
    const deleted = await asAthlete.delete(`${api.url}/${sent.id}`);
    expect(deleted.json()).toMatchObject({ content: '', attachments: [] });
    expect(await server.db.$count(photos, eq(photos.id, id))).toBe(0);
    await server.settle();
    expect([existsSync(file), (await asCoach.get(api.pathOf(id))).statusCode]).toEqual([
      false,
      404,
    ]);
  });

  it('stay when the text is edited', async ({ api, asAthlete }) => {
    const id = await api.photo();
    const sent = (await api.send({ content: '', photoIds: [id] })).json();
    const changed = await asAthlete.request({
      method: 'PATCH',
      url: `${api.url}/${sent.id}`,
      payload: { content: 'From this morning', version: 0 },
    });
    expect(changed.json().content).toBe('From this morning');
    expect(idsOf(changed.json())).toEqual([id]);
  });
});
