import { describe, expect } from 'vitest';
import { eventsReceivedBy } from '../../testing/events-received-by.ts';
import { freshPairTest } from '../../testing/fixtures.ts';
import { openPair } from '../../testing/pair.ts';
import { raiseAlert } from './update-alerts.ts';

const DAY_MS = 86_400_000;

const it = freshPairTest.extend('api', ({ asAthlete, athlete, asCoach, server, coach }) => {
  const write = (content: string) =>
    asAthlete.post(`/api/users/${athlete.id}/messages`, { content });
  const open = async () => (await asCoach.get('/api/alerts')).json();
  const change = (id: string, how: 'read' | 'resolve') => asCoach.post(`/api/alerts/${id}/${how}`);
  const raise = (finding: { severity: 'medium' | 'high'; basis: string }) =>
    server.db.transaction((tx) =>
      raiseAlert(
        tx,
        { athleteId: athlete.id, coachId: coach.id },
        { ...finding, type: 'red_flag', message: `${finding.basis}.`, subject: 'dizzy' },
        server.now(),
      ),
    );
  return { write, open, change, raise };
});

describe('alerts about the same sign', () => {
  it('join into one with a count, so that thirty messages raise one alert', async ({
    api,
    asCoach,
    athlete,
  }) => {
    for (let count = 1; count <= 30; count += 1) {
      expect((await api.write(`I fainted ${count}`)).statusCode).toBe(201);
    }
    expect(await api.open()).toMatchObject({
      alerts: [
        {
          ...{ type: 'red_flag', count: 30, writtenIn: 'message', read: false },
          quote: 'I fainted 30',
        },
      ],
      open: 1,
      unread: 1,
    });
    const overview = await asCoach.get(`/api/users/${athlete.id}/overview`);
    expect(overview.json().alerts).toMatchObject([{ type: 'red_flag', count: 30 }]);
  });

  it('notify the coach each time and become unread again', async ({ api, server, coach }) => {
    await api.write('I fainted.');
    const [first] = (await api.open()).alerts;
    await api.change(first.id, 'read');
    server.advance(60_000);
    const events = await eventsReceivedBy(server, coach, () => api.write('I fainted again.'));
    expect(events.filter(({ type }) => type === 'alert')).toHaveLength(1);
    expect((await api.open()).alerts).toMatchObject([
      { id: first.id, count: 2, read: false, updatedAt: server.now().toISOString() },
    ]);
  });

  it('quote the stored text, but not that of a deleted message', async ({
    api,
    athlete,
    asAthlete,
  }) => {
    const { id } = (await api.write('I fainted in the gym.')).json();
    expect((await api.open()).alerts).toMatchObject([{ quote: 'I fainted in the gym.' }]);
    const url = `/api/users/${athlete.id}/messages/${id}`;
    expect((await asAthlete.request({ method: 'DELETE', url })).statusCode).toBeLessThan(300);
    expect((await api.open()).alerts).toMatchObject([{ quote: null }]);
  });

  it('never join a resolved alert, or one older than a day', async ({ api, server }) => {
    await api.write('I fainted.');
    const [first] = (await api.open()).alerts;
    await api.change(first.id, 'resolve');
    await api.write('I fainted again.');
    const [second] = (await api.open()).alerts;
    expect(second).toMatchObject({ count: 1, resolved: false });
    expect(second.id).not.toBe(first.id);
    server.advance(DAY_MS);
    await api.write('I fainted once more.');
    expect((await api.open()).alerts).toMatchObject([{ count: 1 }, { id: second.id, count: 1 }]);
    server.advance(-DAY_MS);
  });

  it('never hide another sign, or a severe sign behind a milder one', async ({ api }) => {
    await api.write('I get dizzy.');
    await api.write('I want to kill myself.');
    expect((await api.open()).alerts).toMatchObject([
      { severity: 'high', message: expect.stringContaining('suicide'), count: 1 },
      { severity: 'medium', message: expect.stringContaining('dizziness'), count: 1 },
    ]);
    await api.raise({ severity: 'high', basis: 'worse' });
    await api.raise({ severity: 'medium', basis: 'better' });
    const { alerts } = await api.open();
    expect(alerts.map(({ severity }: { severity: string }) => severity)).toEqual(['high', 'high']);
    expect(alerts).toContainEqual(expect.objectContaining({ message: 'better.', count: 3 }));
  });

  it('of other athletes and other coaches stay separate', async ({ api, server }) => {
    await api.write('I fainted.');
    const other = await openPair(server);
    await other.asAthlete.post(`/api/users/${other.athlete.id}/messages`, {
      content: 'I fainted.',
    });
    expect((await api.open()).alerts).toMatchObject([{ count: 1 }]);
    expect((await other.asCoach.get('/api/alerts')).json().alerts).toMatchObject([{ count: 1 }]);
  });
});
