import { SAFETY_RULES_VERSION } from '@posedown/coaching';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { messages } from '../../../platform/db/schema/index.ts';
import { openPair } from '../../../testing/pair.ts';
import type { Person } from '../../../testing/people.ts';
import { openTestApp, type TestApp, type TestBrowser } from '../../../testing/test-app.ts';
import { refreshRosterEntry } from '../../athletes/index.ts';
import { rescanTexts } from './rescan-texts.ts';

const DAY_MS = 86_400_000;

let test: TestApp;
let athlete: Person;
let asCoach: TestBrowser;
let asAthlete: TestBrowser;

beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  ({ athlete, asCoach, asAthlete } = await openPair(test));
});
afterAll(() => test.close());

const write = async (content: string) =>
  (await asAthlete.post(`/api/users/${athlete.id}/messages`, { content })).json().id as string;
const stored = async (id: string) => {
  const [message] = await test.db.select().from(messages).where(eq(messages.id, id));
  return { redFlag: message?.redFlag, rulesVersion: message?.rulesVersion };
};
/** Makes a text look as if it was scanned by rules that didn't know this sign. */
const forget = (id: string) =>
  test.db.update(messages).set({ redFlag: null, rulesVersion: 0 }).where(eq(messages.id, id));
const reread = (rulesVersion?: number) =>
  rescanTexts(test, { onHold: refreshRosterEntry, ...(rulesVersion ? { rulesVersion } : {}) });
const alerts = async () => (await asCoach.get('/api/alerts')).json().alerts;

describe("athletes' text", () => {
  it('is stored with the findings and the rules version', async () => {
    const id = await write('I fainted.');
    expect(await stored(id)).toEqual({ redFlag: 'fainting', rulesVersion: SAFETY_RULES_VERSION });
    expect(await stored(await write('All well.'))).toMatchObject({ redFlag: null });
  });

  it('is rescanned by newer rules without duplicate alerts', async () => {
    const id = await write('I fainted.');
    await forget(id);
    await Promise.all([reread(), reread()]);
    expect(await stored(id)).toEqual({ redFlag: 'fainting', rulesVersion: SAFETY_RULES_VERSION });
    expect(await alerts()).toMatchObject([{ count: 1 }]);
    await reread(SAFETY_RULES_VERSION + 1);
    expect(await stored(id)).toMatchObject({ rulesVersion: SAFETY_RULES_VERSION + 1 });
    expect(await alerts()).toMatchObject([{ count: 1 }]);
  });

  it('raises an alert for a recent sign that older rules missed', async () => {
    const [late, early] = [await write('All well.'), await write('All well so far.')];
    const content = 'I passed out.';
    for (const [id, days] of [
      [late, 1],
      [early, 20],
    ] as const) {
      const createdAt = new Date(test.now().getTime() - days * DAY_MS);
      await test.db
        .update(messages)
        .set({ content, createdAt, rulesVersion: 0 })
        .where(eq(messages.id, id));
    }
    await Promise.all([reread(), reread()]);
    expect(await stored(early)).toMatchObject({ redFlag: 'fainting' });
    expect(await alerts()).toMatchObject([{ type: 'red_flag', count: 1, writtenIn: 'message' }]);
  });

  it('places a hold for a missed sign, unless a coach lifted one', async () => {
    const holds = async () =>
      (await asCoach.get(`/api/users/${athlete.id}/overview`)).json().holds as { id: string }[];
    const id = await write('All well.');
    const changed = { content: 'I have been purging after meals.', rulesVersion: 0 };
    await test.db.update(messages).set(changed).where(eq(messages.id, id));
    await Promise.all([reread(), reread()]);
    expect(await holds()).toMatchObject([{ kind: 'eating_disorder', source: 'message' }]);
    const other = await write('All well so far.');
    await test.db.update(messages).set(changed).where(eq(messages.id, other));
    test.advance(1000);
    const lift = { reason: 'Seen by her doctor today.', clinicianAgreed: true };
    await asCoach.post(`/api/users/${athlete.id}/holds/${(await holds())[0]?.id}/lift`, lift);
    await reread();
    expect(await holds()).toEqual([]);
  });
});
