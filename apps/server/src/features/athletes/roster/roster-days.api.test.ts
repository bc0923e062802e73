import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { trainingPlans, users } from '../../../platform/db/schema/index.ts';
import { pairTest } from '../../../testing/fixtures.ts';
import { createPerson, type Person, signIn } from '../../../testing/people.ts';
import { refreshStanding } from '../write-for-athlete.ts';
import { refreshStaleRoster } from './refresh-stale-roster.ts';

const DAY_MS = 86_400_000;
const entry = { energyLevel: 6, stressLevel: 4, mood: 'good' };

const it = pairTest.extend('api', ({ server }) => {
  const clients = async (owner: Person): Promise<Card[]> =>
    (await (await signIn(server, owner)).get('/api/clients')).json().clients;
  return { clients };
});

interface Card {
  id: string;
  status: string | null;
  sparkline: number[];
}

describe('roster row', () => {
  it('shows the last weight, however old', async ({ server, coach, api }) => {
    const silent = await createPerson(server.db, { coachId: coach.id });
    await server.db
      .update(users)
      .set({ weight: 90, targetWeight: 80, primaryGoal: 'weight_loss' })
      .where(eq(users.id, silent.id));
    const browser = await signIn(server, silent);
    const date = server.now().toISOString().slice(0, 10);
    await browser.post('/api/progress', { ...entry, date, weight: 85 });
    server.advance(70 * DAY_MS);
    await refreshStaleRoster({ db: server.db, now: server.now });
    const card = (await api.clients(coach)).find(({ id }) => id === silent.id);
    expect(card).toMatchObject({ weight: 85, progress: 50, sparkline: [] });
  });

  // Time zones the runtime knows and PostgreSQL doesn't, or interprets differently, such as 'ACT'.
  it.for(['SystemV/EST5', 'AET', 'ACT', 'Pacific/Kiritimati', 'europe/berlin', 'Nowhere/Gone'])(
    'works for all other athletes while one lives in %s',
    async (timezone, { server, api }) => {
      const other = await createPerson(server.db, { role: 'coach' });
      const ids: string[] = [];
      for (let index = 0; index < 2; index += 1) {
        const { id } = await createPerson(server.db, { coachId: other.id });
        const plan = { name: 'Push', weeks: 8, daysPerWeek: 4, startsOn: '2026-11-01' };
        await server.db
          .insert(trainingPlans)
          .values({ ...plan, userId: id, createdAt: server.now() });
        await refreshStanding(server, id);
        ids.push(id);
      }
      const [stranger = '', neighbour] = ids;
      await server.db.update(users).set({ timezone }).where(eq(users.id, stranger));
      server.advance(8 * DAY_MS);
      const refreshed = refreshStaleRoster({ db: server.db, now: server.now });
      if (timezone === 'Nowhere/Gone')
        await expect(refreshed).rejects.toThrow('1 roster row couldn’t be refreshed');
      else await refreshed;
      const cards = await api.clients(other);
      expect(cards.find(({ id }) => id === neighbour)?.status).not.toBeNull();
      await server.db.delete(users).where(eq(users.id, stranger));
    },
  );

  it('includes everything logged concurrently', async ({ server, coach, api }) => {
    const busy = await createPerson(server.db, { coachId: coach.id });
    const browser = await signIn(server, busy);
    const days = [1, 2, 3, 4, 5, 6].map((day) =>
      new Date(server.now().getTime() - day * DAY_MS).toISOString().slice(0, 10),
    );
    await Promise.all(
      days.map((date, index) =>
        browser.post('/api/progress', { ...entry, date, weight: 80 + index }),
      ),
    );
    const card = (await api.clients(coach)).find(({ id }) => id === busy.id);
    expect(card).toMatchObject({ lastCheckIn: days[0], weight: 80 });
    expect(card?.sparkline).toHaveLength(6);
  });

  it('counts weeks and check-ins by the athlete’s day', async ({ server }) => {
    const far = await createPerson(server.db, { role: 'coach' });
    const { id } = await createPerson(server.db, { coachId: far.id });
    // At 09:00 UTC it is still the day before in Midway, and already the 21st for the coach.
    const today = new Date(server.now().getTime() - DAY_MS).toISOString().slice(0, 10);
    const show = new Date(server.now().getTime() + 7 * DAY_MS).toISOString().slice(0, 10);
    await server.db
      .update(users)
      .set({ timezone: 'Pacific/Midway', competitionDate: show })
      .where(eq(users.id, id));
    const browser = await signIn(server, { id, email: '', name: '', role: 'client' });
    await browser.post('/api/progress', { ...entry, date: today });
    const coachBrowser = await signIn(server, far);
    expect((await coachBrowser.get('/api/clients')).json().clients[0].weeksOut).toBe(2);
    const summary = (await coachBrowser.get('/api/clients/summary')).json();
    expect(summary).toMatchObject({ checkedInToday: 1, inPrep: 1 });
  });
});
