import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { competitions, rosterEntries } from '../../platform/db/schema/index.ts';
import { eventsReceivedBy } from '../../testing/events-received-by.ts';
import { pairTest } from '../../testing/fixtures.ts';
import { createPerson, signIn } from '../../testing/people.ts';
import { listSessions } from './queries.ts';

const session = {
  date: '2026-11-20',
  routine: 'mandatory',
  duration: 19,
  poses: [
    { name: 'Front Double Bicep', duration: 10, completed: true },
    { name: 'Front Lat Spread', duration: 9, completed: false },
  ],
  overallQuality: 7,
  confidence: 8,
  stagePresence: 6,
  conditioning: 5,
  symmetry: 9,
  nextSessionFocus: 'Elbows level.',
  videoUrls: ['https://video.test/posing'],
};
const SAVE = '/api/pose-practice-sessions';

const it = pairTest.extend('api', ({ athlete, server, coach }) => {
  const stored = (userId = athlete.id) =>
    listSessions(server.db, { userId, limit: 500, after: null });
  async function newAthlete() {
    const person = await createPerson(server.db, { coachId: coach.id });
    return { person, own: await signIn(server, person) };
  }
  return { stored, newAthlete };
});

describe('saving a practice session', () => {
  it('stores every field', async ({ asAthlete, athlete, api, server }) => {
    const response = await asAthlete.post(SAVE, session);
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({ ...session, userId: athlete.id, coachNotes: null });
    const [row] = await api.stored();
    expect(row).toMatchObject({ ...session, userId: athlete.id, createdAt: server.now() });
  });

  it('counts as a log', async ({ api, server, coach }) => {
    const { person, own } = await api.newAthlete();
    const events = await eventsReceivedBy(server, coach, () => own.post(SAVE, session));
    expect(events).toContainEqual({ type: 'athlete', athleteId: person.id });
    const [line] = await server.db
      .select({ lastLog: rosterEntries.lastLog })
      .from(rosterEntries)
      .where(eq(rosterEntries.athleteId, person.id));
    expect(line).toEqual({ lastLog: '2026-11-20' });
  });

  it('stores a duplicate once, even concurrently', async ({ api, asAthlete }) => {
    const form = { ...session, requestKey: '5f1a52b2-8a7c-4d0a-9f34-9d3e0d5f7a10' };
    const before = (await api.stored()).length;
    const replies = await Promise.all([1, 2, 3].map(() => asAthlete.post(SAVE, form)));
    expect(new Set(replies.map((reply) => reply.json().id)).size).toBe(1);
    expect(await api.stored()).toHaveLength(before + 1);
  });

  it('rejects invalid, unknown and future values', async ({ api, coach, asAthlete }) => {
    const before = await api.stored();
    const bad = [
      { date: '2026-11-22' },
      { date: '1899-12-31' },
      { routine: 'ballet' },
      { duration: 0 },
      { poses: [] },
      { poses: [{ name: 'x', duration: -1, completed: true }] },
      { poses: Array.from({ length: 31 }, () => session.poses[0]) },
      { overallQuality: 11 },
      { symmetry: 0 },
      { confidence: 5.5 },
      { nextSessionFocus: 'x'.repeat(2001) },
      { videoUrls: ['http://video.test/posing'] },
      { videoUrls: ['javascript:alert(1)'] },
      { videoUrls: Array(6).fill('https://video.test/posing') },
      { coachNotes: 'Perfect.' },
      { userId: coach.id },
    ];
    for (const change of bad) {
      const response = await asAthlete.post(SAVE, { ...session, ...change });
      expect(response.statusCode, JSON.stringify(change)).toBe(400);
    }
    expect(await api.stored()).toEqual(before);
  });
});

describe('practice history', () => {
  it('is paged newest first, without gaps or duplicates', async ({ api }) => {
    const { person, own } = await api.newAthlete();
    for (const day of [3, 1, 4, 1, 5]) {
      await own.post(SAVE, { ...session, date: `2026-11-0${day}` });
    }
    const paged: string[] = [];
    let cursor: string | null = null;
    do {
      const address = `/api/users/${person.id}/pose-practice-sessions?limit=2`;
      const page: { sessions: { date: string }[]; nextCursor: string | null } = (
        await own.get(`${address}${cursor ? `&cursor=${cursor}` : ''}`)
      ).json();
      paged.push(...page.sessions.map(({ date }) => date));
      cursor = page.nextCursor;
    } while (cursor);
    expect(paged).toEqual(['2026-11-05', '2026-11-04', '2026-11-03', '2026-11-01', '2026-11-01']);
  });

  it('rejects a limit above 100 and an unknown cursor', async ({ athlete, asAthlete }) => {
    for (const query of ['limit=101', 'limit=0', 'cursor=bm9wZQ', 'cursor=%00']) {
      const address = `/api/users/${athlete.id}/pose-practice-sessions?${query}`;
      expect((await asAthlete.get(address)).statusCode, query).toBe(400);
    }
  });

  it('lists divisions of upcoming shows, next first', async ({ api, server }) => {
    const { person, own } = await api.newAthlete();
    const address = `/api/users/${person.id}/pose-practice-sessions`;
    expect((await own.get(address)).json().divisions).toEqual([]);
    const show = { userId: person.id, name: 'Show' };
    await server.db.insert(competitions).values([
      { ...show, date: '2026-11-01', category: 'Bikini', status: 'upcoming' },
      { ...show, date: '2026-11-25', category: 'Wellness', status: 'cancelled' },
      { ...show, date: '2026-12-20', category: 'Figure', status: 'upcoming' },
      { ...show, date: '2026-12-05', category: 'Classic Physique', status: 'upcoming' },
      { ...show, date: '2026-12-27', category: 'Classic Physique', status: 'upcoming' },
    ]);
    expect((await own.get(address)).json().divisions).toEqual(['Classic Physique', 'Figure']);
  });
});

describe("the coach's view of practice", () => {
  it("shows their own athletes' practice of 28 days", async ({ api, asCoach, server }) => {
    const { person, own } = await api.newAthlete();
    await own.post(SAVE, { ...session, date: '2026-11-19', duration: 77 });
    await own.post(SAVE, { ...session, date: '2026-10-01', duration: 78 });
    const shown = (await asCoach.get(SAVE)).json();
    const durations = shown.map((one: { session: { duration: number } }) => one.session.duration);
    expect(durations).toContain(77);
    expect(durations).not.toContain(78);
    const names = new Set(shown.map(({ athleteName }: { athleteName: string }) => athleteName));
    expect(names).toContain(person.name);
    const other = await createPerson(server.db, { role: 'coach' });
    expect((await (await signIn(server, other)).get(SAVE)).json()).toEqual([]);
  });

  it('saves notes, notifies coach and athlete, and rejects outdated ones', async ({
    api,
    asCoach,
    server,
    coach,
  }) => {
    const { person, own } = await api.newAthlete();
    const { id } = (await own.post(SAVE, session)).json();
    const address = `/api/users/${person.id}/pose-practice-sessions/${id}`;
    const write = (coachNotes: string, version: number) =>
      asCoach.request({ method: 'PATCH', url: address, payload: { coachNotes, version } });
    const event = { type: 'athlete', athleteId: person.id };
    const byCoach = await eventsReceivedBy(server, coach, async () => {
      const byAthlete = await eventsReceivedBy(server, person, async () => {
        expect((await write('Lats first.', 1)).json()).toMatchObject({ version: 2 });
      });
      expect(byAthlete).toEqual([event]);
    });
    expect(byCoach).toEqual([event]);
    const late = await write('Chest first.', 1);
    expect([late.statusCode, late.json().code]).toEqual([409, 'changed_meanwhile']);
    const read = (await own.get(`/api/users/${person.id}/pose-practice-sessions`)).json();
    expect(read.sessions).toMatchObject([{ id, coachNotes: 'Lats first.' }]);
    expect((await write('', 2)).json()).toMatchObject({ coachNotes: null, version: 3 });
  });

  it('doesn’t find a session under another athlete', async ({ api, asCoach, athlete }) => {
    const { own } = await api.newAthlete();
    const { id } = (await own.post(SAVE, session)).json();
    const reply = await asCoach.request({
      method: 'PATCH',
      url: `/api/users/${athlete.id}/pose-practice-sessions/${id}`,
      payload: { coachNotes: 'x', version: 1 },
    });
    expect(reply.statusCode).toBe(404);
  });
});

it('lets athletes delete their own session, once', async ({ api }) => {
  const { person, own } = await api.newAthlete();
  const { id } = (await own.post(SAVE, session)).json();
  const url = `/api/users/${person.id}/pose-practice-sessions/${id}`;
  expect((await own.request({ method: 'DELETE', url })).statusCode).toBe(204);
  expect(await api.stored(person.id)).toEqual([]);
  expect((await own.request({ method: 'DELETE', url })).statusCode).toBe(404);
});
