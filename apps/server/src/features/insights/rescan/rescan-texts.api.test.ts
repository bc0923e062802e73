import { SAFETY_RULES_VERSION } from '@posedown/coaching';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { messages } from '../../../platform/db/schema/index.ts';
import { countStatements } from '../../../testing/count-statements.ts';
import { freshPairTest } from '../../../testing/fixtures.ts';
import { refreshRosterEntry } from '../../athletes/index.ts';
import { rescanTexts } from './rescan-texts.ts';

const DAY_MS = 86_400_000;

const it = freshPairTest.extend('api', ({ server, asAthlete, athlete, asCoach }) => {
  const write = async (content: string) =>
    (await asAthlete.post(`/api/users/${athlete.id}/messages`, { content })).json().id as string;
  const stored = async (id: string) => {
    const [message] = await server.db.select().from(messages).where(eq(messages.id, id));
    return { redFlag: message?.redFlag, rulesVersion: message?.rulesVersion };
  };
  /** Makes a text look as if it was scanned by rules that didn't know this sign. */
  const forget = (id: string) =>
    server.db.update(messages).set({ redFlag: null, rulesVersion: 0 }).where(eq(messages.id, id));
  const reread = (rulesVersion?: number) =>
    rescanTexts(server, { onHold: refreshRosterEntry, ...(rulesVersion ? { rulesVersion } : {}) });
  const alerts = async () => (await asCoach.get('/api/alerts')).json().alerts;
  return { write, stored, forget, reread, alerts };
});

describe("athletes' text", () => {
  it('is stored with the findings and the rules version', async ({ api }) => {
    const id = await api.write('I fainted.');
    expect(await api.stored(id)).toEqual({
      redFlag: 'fainting',
      rulesVersion: SAFETY_RULES_VERSION,
    });
    expect(await api.stored(await api.write('All well.'))).toMatchObject({ redFlag: null });
  });

  it('is rescanned by newer rules without duplicate alerts', async ({ api }) => {
    const id = await api.write('I fainted.');
    await api.forget(id);
    await Promise.all([api.reread(), api.reread()]);
    expect(await api.stored(id)).toEqual({
      redFlag: 'fainting',
      rulesVersion: SAFETY_RULES_VERSION,
    });
    expect(await api.alerts()).toMatchObject([{ count: 1 }]);
    await api.reread(SAFETY_RULES_VERSION + 1);
    expect(await api.stored(id)).toMatchObject({ rulesVersion: SAFETY_RULES_VERSION + 1 });
    expect(await api.alerts()).toMatchObject([{ count: 1 }]);
  });

  it('is rescanned by one of several processes', async ({ api }) => {
    for (const text of ['All well.', 'I fainted.', 'Slept well.'])
      await api.forget(await api.write(text));
    const stores = await countStatements(
      () => Promise.all([api.reread(), api.reread(), api.reread()]),
      /set red_flag/,
    );
    expect(stores).toBe(3);
  });

  it('raises an alert for a recent sign that older rules missed', async ({ server, api }) => {
    const [late, early] = [await api.write('All well.'), await api.write('All well so far.')];
    const content = 'I passed out.';
    for (const [id, days] of [
      [late, 1],
      [early, 20],
    ] as const) {
      const createdAt = new Date(server.now().getTime() - days * DAY_MS);
      await server.db
        .update(messages)
        .set({ content, createdAt, rulesVersion: 0 })
        .where(eq(messages.id, id));
    }
    await Promise.all([api.reread(), api.reread()]);
    expect(await api.stored(early)).toMatchObject({ redFlag: 'fainting' });
    expect(await api.alerts()).toMatchObject([
      { type: 'red_flag', count: 1, writtenIn: 'message' },
    ]);
  });

  it('places a hold for a missed sign, unless a coach lifted one', async ({
    server,
    asCoach,
    athlete,
    api,
  }) => {
    const holds = async () =>
      (await asCoach.get(`/api/users/${athlete.id}/overview`)).json().holds as { id: string }[];
    const id = await api.write('All well.');
    const changed = { content: 'I have been purging after meals.', rulesVersion: 0 };
    await server.db.update(messages).set(changed).where(eq(messages.id, id));
    await Promise.all([api.reread(), api.reread()]);
    expect(await holds()).toMatchObject([{ kind: 'eating_disorder', source: 'message' }]);
    const other = await api.write('All well so far.');
    await server.db.update(messages).set(changed).where(eq(messages.id, other));
    server.advance(1000);
    const lift = { reason: 'Seen by her doctor today.', clinicianAgreed: true };
    await asCoach.post(`/api/users/${athlete.id}/holds/${(await holds())[0]?.id}/lift`, lift);
    await api.reread();
    expect(await holds()).toEqual([]);
  });
});
