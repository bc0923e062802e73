import { and, eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import {
  messages,
  nutritionLogs,
  photos,
  users,
  workoutSessions,
} from '../../../platform/db/schema/index.ts';
import { sceneTest } from '../../../testing/fixtures.ts';
import { sendPhoto } from '../../../testing/send-photo.ts';

const ARROW = { kind: 'arrow', color: 'red', x1: 0.1, y1: 0.2, x2: 0.5, y2: 0.6 };
const CIRCLE = { kind: 'circle', color: 'blue', x1: 0.3, y1: 0.3, x2: 0.4, y2: 0.45 };
const KEY = '3d0f2f3e-59f9-4c07-9d39-3d9f0f3a3b41';
const MISSING = '019aa000-0000-7000-8000-00000000dead';
const LUNCH = {
  ...{ date: '2026-11-20', mealType: 'lunch', foodName: 'Rice', quantity: 1 },
  ...{ unit: 'serving' as const, calories: 200, protein: 4, carbs: 45, fats: 0 },
};

const it = sceneTest.extend('api', ({ server, scene, asCoach, asAthlete }) => {
  const { athlete } = scene.people;
  const url = `/api/users/${athlete.id}/messages`;
  const send = (body: object, by = asCoach) => by.post(url, { content: '', ...body });
  const list = async (by = asAthlete) => (await by.get(url)).json().messages;
  const progressPhoto = () => sendPhoto(asAthlete, athlete.id, 'progress');
  const workout = async (userId = athlete.id) => {
    const session = { userId, name: 'Leg day', date: '2026-11-20' };
    const [stored] = await server.db.insert(workoutSessions).values(session).returning();
    return stored?.id ?? '';
  };
  const meal = async () => {
    const food = { userId: athlete.id, ...LUNCH };
    const [stored] = await server.db.insert(nutritionLogs).values(food).returning();
    return stored?.id ?? '';
  };
  return { url, send, list, progressPhoto, workout, meal };
});

describe('drawings on photos in a message', () => {
  it('arrive with a progress photo that isn’t stored again', async ({
    server,
    api,
    scene,
    asCoach,
    asAthlete,
  }) => {
    const photoId = await api.progressPhoto();
    const before = await server.db.$count(photos);
    const sent = await api.send({ markedPhotos: [{ photoId, marks: [ARROW, CIRCLE] }] });
    expect(sent.statusCode, sent.body).toBe(201);
    for (const reader of [asCoach, asAthlete]) {
      const [message] = await api.list(reader);
      expect(message).toMatchObject({
        content: '',
        attachments: [{ id: photoId, userId: scene.people.athlete.id, marks: [ARROW, CIRCLE] }],
        deletedPhotos: 0,
        links: [],
      });
    }
    expect(await server.db.$count(photos)).toBe(before);
    const { threads } = (await asCoach.get('/api/messages/threads')).json();
    expect(threads[0].last).toMatchObject({ photos: 1 });
  });

  it('arrive with a new photo, which is deleted with the message', async ({
    server,
    api,
    scene,
    asCoach,
  }) => {
    const own = await sendPhoto(asCoach, scene.people.athlete.id, 'message');
    const shared = await api.progressPhoto();
    const markedPhotos = [
      { photoId: own, marks: [ARROW] },
      { photoId: shared, marks: [] },
    ];
    const sent = (await api.send({ photoIds: [own], markedPhotos })).json();
    expect(sent.attachments).toMatchObject([
      { id: own, marks: [ARROW] },
      { id: shared, marks: [] },
    ]);
    const deleted = (await asCoach.delete(`${api.url}/${sent.id}`)).json();
    expect(deleted).toMatchObject({ attachments: [], deletedPhotos: 0, links: [] });
    expect(await server.db.$count(photos, eq(photos.id, own))).toBe(0);
    expect(await server.db.$count(photos, eq(photos.id, shared))).toBe(1);
    const [row] = await server.db
      .select()
      .from(messages)
      .where(and(eq(messages.athleteId, scene.people.athlete.id), eq(messages.id, sent.id)));
    expect(row).toMatchObject({ photoIds: [], photoMarks: [], links: [] });
  });

  it('go on a photo of another message', async ({ api, scene, asAthlete }) => {
    const photoId = await sendPhoto(asAthlete, scene.people.athlete.id, 'message');
    await api.send({ photoIds: [photoId] }, asAthlete);
    const answer = await api.send({ markedPhotos: [{ photoId, marks: [CIRCLE] }] });
    expect(answer.json().attachments).toMatchObject([{ id: photoId, marks: [CIRCLE] }]);
  });

  it('say so when the athlete has deleted the photo', async ({ api, scene, asAthlete }) => {
    const photoId = await api.progressPhoto();
    await api.send({ content: 'Elbows up', markedPhotos: [{ photoId, marks: [ARROW] }] });
    const path = `/api/users/${scene.people.athlete.id}/photos/${photoId}`;
    expect((await asAthlete.delete(path)).statusCode).toBe(204);
    const [message] = await api.list();
    expect(message).toMatchObject({ content: 'Elbows up', attachments: [], deletedPhotos: 1 });
  });

  it('are rounded and stored once for a duplicate message', async ({ api }) => {
    const photoId = await api.progressPhoto();
    const marks = [{ ...ARROW, x1: 0.123456789 }];
    const body = { markedPhotos: [{ photoId, marks }], requestKey: KEY };
    const replies = await Promise.all([1, 2, 3].map(() => api.send(body)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(new Set(replies.map((reply) => reply.json().id)).size).toBe(1);
    expect(replies[0]?.json().attachments[0].marks[0].x1).toBe(0.1235);
  });

  it('rejects hostile drawings and photos that can’t be shown', async ({
    api,
    scene,
    asAthlete,
    asOtherAthlete,
  }) => {
    const { athlete, otherAthlete } = scene.people;
    const photoId = await api.progressPhoto();
    const drawn = (mark: object) => ({
      markedPhotos: [{ photoId, marks: [{ ...ARROW, ...mark }] }],
    });
    const shown = (id: string) => ({ markedPhotos: [{ photoId: id, marks: [] }] });
    const five = await Promise.all([1, 2, 3, 4, 5].map(() => api.progressPhoto()));
    const before = await api.list();
    for (const body of [
      ...[{ x1: Number.NaN }, { x1: 1e308 }, { y2: -0.01 }, { x2: '0.5' }, { x2: null }].map(drawn),
      ...[{ kind: 'text' }, { color: 'url(#x)' }, { html: '<b>' }, { x2: 0.1, y2: 0.2 }].map(drawn),
      { markedPhotos: [{ photoId, marks: Array(21).fill(ARROW) }] },
      { markedPhotos: [{ photoId }] },
      { markedPhotos: [...shown(photoId).markedPhotos, ...shown(photoId).markedPhotos] },
      { markedPhotos: five.flatMap((id) => shown(id).markedPhotos) },
      {
        photoIds: five.slice(0, 3),
        markedPhotos: five.slice(3).flatMap((id) => shown(id).markedPhotos),
      },
      shown(MISSING),
      shown(await sendPhoto(asOtherAthlete, otherAthlete.id, 'progress')),
      shown(await sendPhoto(asAthlete, athlete.id, 'meal')),
      shown(await sendPhoto(asAthlete, athlete.id, 'message')),
      { markedPhotos: [] },
    ]) {
      const { statusCode } = await api.send(body);
      expect(statusCode, JSON.stringify(body)).toBe(400);
    }
    expect(await api.list()).toEqual(before);
    const twenty = { markedPhotos: [{ photoId, marks: Array(20).fill(ARROW) }] };
    expect((await api.send(twenty)).statusCode).toBe(201);
  });
});

describe('links in a message', () => {
  it('show title and day to both, until their target is deleted', async ({
    server,
    api,
    asCoach,
    asAthlete,
  }) => {
    const workout = { kind: 'workout', id: await api.workout() };
    const meal = { kind: 'meal', id: await api.meal() };
    const body = { dueOn: '2026-11-22', formId: null, formVersion: 1, requestKey: KEY };
    const answers = {
      ...{ 'training-energy': 7, hunger: 6, 'sleep-quality': 8, stress: 4, digestion: 7 },
    };
    const { id } = (await asAthlete.post('/api/weekly-check-ins', { ...body, answers })).json();
    const links = [workout, { kind: 'check_in', id }, meal];
    const sent = await api.send({ links });
    expect(sent.statusCode, sent.body).toBe(201);
    const shown = [
      { ...workout, title: 'Leg day', date: '2026-11-20' },
      { kind: 'check_in', id, title: 'Weekly check-in', date: '2026-11-22' },
      { ...meal, title: 'Rice', date: '2026-11-20' },
    ];
    for (const reader of [asCoach, asAthlete]) {
      expect((await api.list(reader))[0].links).toEqual(shown);
    }
    await server.db.delete(workoutSessions).where(eq(workoutSessions.id, workout.id));
    expect((await api.list())[0].links).toEqual([
      { ...workout, title: null, date: null },
      ...shown.slice(1),
    ]);
  });

  it('rejects links to anything that isn’t the athlete’s', async ({ api, scene }) => {
    const own = { kind: 'workout', id: await api.workout() };
    const more = await Promise.all([1, 2, 3].map(() => api.workout()));
    const before = await api.list();
    for (const links of [
      [{ kind: 'workout', id: await api.workout(scene.people.otherAthlete.id) }],
      [{ kind: 'workout', id: MISSING }],
      [{ ...own, kind: 'check_in' }],
      [{ ...own, kind: 'note' }],
      [{ ...own, id: 'x' }],
      [own, own],
      [own, ...more.map((id) => ({ kind: 'workout', id }))],
      [],
    ]) {
      expect((await api.send({ links })).statusCode, JSON.stringify(links)).toBe(400);
    }
    expect(await api.list()).toEqual(before);
  });

  it('and drawings are refused from strangers and former coaches', async ({
    server,
    api,
    scene,
  }) => {
    const { formerCoach, athlete } = scene.people;
    const body = {
      links: [{ kind: 'workout', id: await api.workout() }],
      markedPhotos: [{ photoId: await api.progressPhoto(), marks: [ARROW] }],
    };
    for (const caller of ['formerCoach', 'otherCoach', 'otherAthlete'] as const) {
      expect((await api.send(body, await scene.browserOf(caller))).statusCode).toBe(404);
    }
    expect((await api.send(body, await scene.browserOf('anonymous'))).statusCode).toBe(401);
    const [stored] = await server.db.select().from(users).where(eq(users.id, athlete.id));
    expect(stored?.coachId).not.toBe(formerCoach.id);
  });
});
