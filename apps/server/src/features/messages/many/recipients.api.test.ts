import { describe, expect } from 'vitest';
import { rosterEntries } from '../../../platform/db/schema/index.ts';
import { freshPairTest } from '../../../testing/fixtures.ts';
import { createPerson, signIn } from '../../../testing/people.ts';
import { refreshStanding } from '../../athletes/index.ts';

const it = freshPairTest.extend('api', ({ asCoach, server }) => ({
  recipients: (ids: string[]) => asCoach.post('/api/messages/recipients', { ids }),
  dayBefore: (days: number) =>
    new Date(server.now().getTime() - days * 86_400_000).toISOString().slice(0, 10),
}));

const FELT = { energyLevel: 7, stressLevel: 3, mood: 'good' };

describe('the recipients of a message', () => {
  it('come with the values of their last seven days, in the given order', async ({
    api,
    server,
    athlete,
    coach,
    asAthlete,
  }) => {
    const bare = await createPerson(server.db, { coachId: coach.id, name: '{weeks_out} Bo' });
    for (const [back, weight] of [
      [9, 84],
      [8, 83],
      [1, 82.4],
    ] as const) {
      const entry = { date: api.dayBefore(back), weight, ...FELT, sleepHours: 6 + back / 2 };
      expect((await asAthlete.post('/api/progress', entry)).statusCode).toBe(201);
    }
    await refreshStanding(server, athlete.id);
    await server.db.update(rosterEntries).set({ competitionDate: api.dayBefore(-20) });
    const empty = { weight_change: null, sleep: null, diary_days: '0' };
    expect((await api.recipients([bare.id, athlete.id])).json().recipients).toEqual([
      {
        athleteId: bare.id,
        name: '{weeks_out} Bo',
        values: { ...empty, name: '{weeks_out}', weeks_out: null },
      },
      {
        athleteId: athlete.id,
        name: 'Ana',
        values: {
          ...empty,
          ...{ name: 'Ana', weeks_out: '3', weight_change: '−1.1 kg', sleep: '6.5' },
        },
      },
    ]);
    await server.db.update(rosterEntries).set({ competitionDate: api.dayBefore(1) });
    server.forgetReplies();
    const [after] = (await api.recipients([athlete.id])).json().recipients;
    expect(after.values.weeks_out).toBeNull();
  });

  it('are the coach’s own athletes', async ({ api, server, athlete, otherCoach }) => {
    const foreign = await createPerson(server.db, { coachId: otherCoach.id });
    const reply = await api.recipients([athlete.id, foreign.id]);
    expect([reply.statusCode, reply.json().issues]).toMatchObject([404, [{ path: 'ids.1' }]]);
    expect((await api.recipients([athlete.id, athlete.id])).statusCode).toBe(400);
    expect((await api.recipients([])).statusCode).toBe(400);
    const asAthlete = await signIn(server, athlete);
    const asked = await asAthlete.post('/api/messages/recipients', { ids: [athlete.id] });
    expect(asked.statusCode).toBe(403);
  });
});
