import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rosterEntries, users } from '../../platform/db/schema/index.ts';
import { heardBy } from '../../testing/heard-by.ts';
import { createPerson } from '../../testing/people.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { findPerson, type Person, updatePerson } from './queries.ts';
import { type Affects, refreshStanding, writeForAthlete } from './write-for-athlete.ts';

let test: TestApp;
let coach: { id: string };
let athlete: Person;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  coach = await createPerson(test.db, { role: 'coach' });
  const { id } = await createPerson(test.db, { coachId: coach.id });
  await refreshStanding(test, id);
  const seen = await findPerson(test.db, id);
  if (!seen) throw new Error('the athlete is not stored');
  athlete = seen;
});
afterAll(() => test.close());

const versionNow = async () => {
  const [row] = await test.db
    .select({ version: rosterEntries.version, name: rosterEntries.name })
    .from(rosterEntries)
    .where(eq(rosterEntries.athleteId, athlete.id));
  return row;
};
const rename = (affects: Affects, whose: Parameters<typeof writeForAthlete>[1] = athlete.id) =>
  writeForAthlete(test, whose, { affects }, (tx) =>
    updatePerson(tx, athlete.id, { name: 'Renamed' }),
  );

/** Who of the two is notified of the athlete while something is done. */
async function notified(act: () => Promise<unknown>): Promise<string[]> {
  let byAthlete: unknown[] = [];
  const byCoach = await heardBy(test, coach, async () => {
    byAthlete = await heardBy(test, athlete, act);
  });
  return [...(byCoach.length > 0 ? [coach.id] : []), ...(byAthlete.length > 0 ? [athlete.id] : [])];
}

describe('a write for an athlete', () => {
  it('recomputes the roster row, bumps its version, or leaves it', async () => {
    const before = await versionNow();
    await rename('none');
    expect(await versionNow()).toEqual(before);
    await rename('view');
    const viewed = await versionNow();
    expect(viewed).toMatchObject({ name: before?.name });
    expect(viewed?.version).not.toBe(before?.version);
    await rename('standing');
    expect(await versionNow()).toMatchObject({ name: 'Renamed' });
  });

  it('can decide by the result what it affects', async () => {
    const before = await versionNow();
    const write = (isNew: boolean) =>
      writeForAthlete(
        test,
        athlete.id,
        { affects: (result: { isNew: boolean }) => (result.isNew ? 'view' : 'none') },
        async () => ({ isNew }),
      );
    await write(false);
    expect(await versionNow()).toEqual(before);
    await write(true);
    expect((await versionNow())?.version).not.toBe(before?.version);
  });

  it('stores and publishes nothing if the work fails', async () => {
    const before = await versionNow();
    const heard = await notified(async () => {
      const write = writeForAthlete(test, athlete.id, { affects: 'view' }, async (tx) => {
        await updatePerson(tx, athlete.id, { name: 'Renamed' });
        throw new Error('the work failed');
      });
      await expect(write).rejects.toThrow('the work failed');
    });
    expect(heard).toEqual([]);
    expect(await versionNow()).toEqual(before);
    expect((await findPerson(test.db, athlete.id))?.name).toBe(athlete.name);
  });

  it('notifies the coach, and the athlete if somebody else wrote', async () => {
    const own = await notified(() => rename('view'));
    expect(own).toEqual([coach.id]);
    const byCoach = await notified(() => rename('view', { athlete }));
    expect(byCoach).toEqual([coach.id, athlete.id]);
    const unseen = await notified(() => rename('none', { athlete }));
    expect(unseen).toEqual([]);
  });

  it('is rejected for a former coach, and for a deleted athlete', async () => {
    const other = await createPerson(test.db, { role: 'coach' });
    await test.db.update(users).set({ coachId: other.id }).where(eq(users.id, athlete.id));
    await expect(rename('view', { athlete })).rejects.toMatchObject({ code: 'not_found' });
    await rename('view', { athlete, actor: { userId: athlete.id } });
    expect((await findPerson(test.db, athlete.id))?.name).toBe('Renamed');
    await test.db.delete(users).where(eq(users.id, athlete.id));
    await expect(rename('view')).rejects.toMatchObject({ code: 'not_found' });
    await expect(rename('view', { athlete })).rejects.toMatchObject({ code: 'not_found' });
  });
});
