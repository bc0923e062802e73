import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { rosterEntries, users } from '../../platform/db/schema/index.ts';
import { eventsReceivedBy } from '../../testing/events-received-by.ts';
import { freshPairTest } from '../../testing/fixtures.ts';
import { createPerson } from '../../testing/people.ts';
import { findPerson, type Person, updatePerson } from './queries.ts';
import { type Affects, refreshStanding, writeForAthlete } from './write-for-athlete.ts';

let athlete: Person;

const it = freshPairTest.extend('api', ({ server, coach }) => {
  const versionNow = async () => {
    const [row] = await server.db
      .select({ version: rosterEntries.version, name: rosterEntries.name })
      .from(rosterEntries)
      .where(eq(rosterEntries.athleteId, athlete.id));
    return row;
  };
  const rename = (affects: Affects, writer: Parameters<typeof writeForAthlete>[1] = athlete.id) =>
    writeForAthlete(server, writer, { affects }, (tx) =>
      updatePerson(tx, athlete.id, { name: 'Renamed' }),
    );
  /** Whether the coach, the athlete or both are notified during an action. */
  async function notified(act: () => Promise<unknown>): Promise<string[]> {
    let byAthlete: unknown[] = [];
    const byCoach = await eventsReceivedBy(server, coach, async () => {
      byAthlete = await eventsReceivedBy(server, athlete, act);
    });
    return [
      ...(byCoach.length > 0 ? [coach.id] : []),
      ...(byAthlete.length > 0 ? [athlete.id] : []),
    ];
  }
  return { versionNow, rename, notified };
});

it.beforeEach(async ({ server, coach }) => {
  const { id } = await createPerson(server.db, { coachId: coach.id });
  await refreshStanding(server, id);
  const before = await findPerson(server.db, id);
  if (!before) throw new Error('the athlete is not stored');
  athlete = before;
});

describe('a write for an athlete', () => {
  it('recomputes the roster row, bumps its version, or changes neither', async ({ api }) => {
    const before = await api.versionNow();
    await api.rename('none');
    expect(await api.versionNow()).toEqual(before);
    await api.rename('view');
    const viewed = await api.versionNow();
    expect(viewed).toMatchObject({ name: before?.name });
    expect(viewed?.version).not.toBe(before?.version);
    await api.rename('standing');
    expect(await api.versionNow()).toMatchObject({ name: 'Renamed' });
  });

  it('lets the result decide what is refreshed', async ({ api, server }) => {
    const before = await api.versionNow();
    const write = (isNew: boolean) =>
      writeForAthlete(
        server,
        athlete.id,
        { affects: (result: { isNew: boolean }) => (result.isNew ? 'view' : 'none') },
        async () => ({ isNew }),
      );
    await write(false);
    expect(await api.versionNow()).toEqual(before);
    await write(true);
    expect((await api.versionNow())?.version).not.toBe(before?.version);
  });

  it('stores and publishes nothing if the work fails', async ({ api, server }) => {
    const before = await api.versionNow();
    const notified = await api.notified(async () => {
      const write = writeForAthlete(server, athlete.id, { affects: 'view' }, async (tx) => {
        await updatePerson(tx, athlete.id, { name: 'Renamed' });
        throw new Error('the work failed');
      });
      await expect(write).rejects.toThrow('the work failed');
    });
    expect(notified).toEqual([]);
    expect(await api.versionNow()).toEqual(before);
    expect((await findPerson(server.db, athlete.id))?.name).toBe(athlete.name);
  });

  it('notifies the coach, and the athlete if someone else wrote', async ({ api, coach }) => {
    const own = await api.notified(() => api.rename('view'));
    expect(own).toEqual([coach.id]);
    const byCoach = await api.notified(() => api.rename('view', { athlete }));
    expect(byCoach).toEqual([coach.id, athlete.id]);
    const unseen = await api.notified(() => api.rename('none', { athlete }));
    expect(unseen).toEqual([]);
  });

  it('is rejected for a former coach, and for a deleted athlete', async ({ server, api }) => {
    const other = await createPerson(server.db, { role: 'coach' });
    await server.db.update(users).set({ coachId: other.id }).where(eq(users.id, athlete.id));
    await expect(api.rename('view', { athlete })).rejects.toMatchObject({ code: 'not_found' });
    await api.rename('view', { athlete, actor: { userId: athlete.id } });
    expect((await findPerson(server.db, athlete.id))?.name).toBe('Renamed');
    await server.db.delete(users).where(eq(users.id, athlete.id));
    await expect(api.rename('view')).rejects.toMatchObject({ code: 'not_found' });
    await expect(api.rename('view', { athlete })).rejects.toMatchObject({ code: 'not_found' });
  });
});
