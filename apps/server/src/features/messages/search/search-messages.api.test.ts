import type { Message, MessageMatch } from '@posedown/contract';
import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { freshPairTest } from '../../../testing/fixtures.ts';
import { createPerson } from '../../../testing/people.ts';
import { findMessages } from './queries.ts';

const it = freshPairTest.extend('api', ({ server, athlete, asAthlete, asCoach }) => ({
  write: async (content: string, browser = asAthlete, athleteId = athlete.id) => {
    server.advance(60_000);
    const reply = await browser.post(`/api/users/${athleteId}/messages`, { content });
    expect(reply.statusCode, reply.body).toBe(201);
    return reply.json() as Message;
  },
  search: (q: string, more = '', browser = asCoach) =>
    browser.get(`/api/messages/search?q=${encodeURIComponent(q)}${more}`),
  find: async (q: string, more = '', browser = asCoach): Promise<string[]> =>
    (await browser.get(`/api/messages/search?q=${encodeURIComponent(q)}${more}`))
      .json()
      .matches.map(({ excerpt }: MessageMatch) => excerpt),
}));

describe('a search in messages', () => {
  it('finds words by their beginning, whatever their case and accents', async ({ api }) => {
    const texts = ['Crème brûlée!', 'My KNEES hurt.', 'See https://a.example/knee-plan', '71.4 kg'];
    for (const text of texts) await api.write(text);
    expect(await api.find('creme BRUL')).toEqual(['Crème brûlée!']);
    expect(await api.find('knee')).toEqual([texts[2], texts[1]]);
    expect(await api.find('kneé hurt')).toEqual([texts[1]]);
    expect(await api.find('71.4')).toEqual([texts[3]]);
    expect(await api.find('plan')).toEqual([texts[2]]);
    expect(await api.find('nees')).toEqual([]);
    expect(await api.find('?!&|:*')).toEqual([]);
    expect(await api.find("o' | 'knee")).toEqual([]);
  });

  it('covers all threads of a coach, or one, and only theirs', async ({
    server,
    api,
    athlete,
    coach,
    asCoach,
    asAthlete,
    asOtherCoach,
    otherCoach,
  }) => {
    const bea = await createPerson(server.db, { coachId: coach.id, name: 'Bea' });
    const cleo = await createPerson(server.db, { coachId: otherCoach.id, name: 'Cleo' });
    await api.write('Legs today', asAthlete);
    await api.write('Legs tomorrow', asCoach, bea.id);
    await api.write('Legs never', asOtherCoach, cleo.id);
    const { matches } = (await api.search('legs')).json();
    expect(matches).toMatchObject([
      { athleteId: bea.id, name: 'Bea', fromUserId: coach.id, excerpt: 'Legs tomorrow' },
      { athleteId: athlete.id, name: 'Ana', fromUserId: athlete.id, excerpt: 'Legs today' },
    ]);
    expect(await api.find('legs', `&athleteId=${bea.id}`)).toEqual(['Legs tomorrow']);
    expect(await api.find('legs', '', asAthlete)).toEqual(['Legs today']);
    expect(await api.find('legs', '', asOtherCoach)).toEqual(['Legs never']);
    for (const [browser, id] of [
      [asAthlete, bea.id],
      [asOtherCoach, bea.id],
      [asCoach, cleo.id],
    ] as const) {
      expect((await api.search('legs', `&athleteId=${id}`, browser)).statusCode).toBe(404);
    }
    expect((await api.search('legs', '', server.browser())).statusCode).toBe(401);
  });

  it('is 2 to 100 characters, in pages, without deleted messages', async ({ api, asAthlete }) => {
    for (const q of ['', 'k', ' k ', 'k'.repeat(101)]) {
      expect((await api.search(q)).statusCode, q).toBe(400);
    }
    for (const count of [1, 2, 3]) await api.write(`Knee ${count}`);
    const last = await api.write('Knee 4');
    await asAthlete.delete(`/api/users/${last.athleteId}/messages/${last.id}`);
    const first = (await api.search('knee', '&limit=2')).json();
    expect(first.matches.map(({ excerpt }: MessageMatch) => excerpt)).toEqual(['Knee 3', 'Knee 2']);
    expect(await api.find('knee', `&limit=2&cursor=${first.nextCursor}`)).toEqual(['Knee 1']);
    expect((await api.search('knee', '&limit=31')).statusCode).toBe(400);
    expect((await api.search('knee', '&cursor=x')).statusCode).toBe(400);
  });

  it('reads the index over words', async ({ server, coach }) => {
    const search = { words: ['knee'], within: { coachId: coach.id }, before: null, limit: 31 };
    const query = findMessages(server.db, search).getSQL();
    const plan = await server.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      return tx.execute(sql`explain ${query}`);
    });
    expect(JSON.stringify(plan)).toContain('messages_words_idx');
  });
});

it('shows a thread around one of its messages', async ({ api, athlete, asAthlete }) => {
  const lines = [];
  for (let count = 0; count < 12; count += 1) lines.push(await api.write(`Line ${count}`));
  const url = `/api/users/${athlete.id}/messages?limit=4`;
  const page = async (query: string) => {
    const { messages: shown, ...rest } = (await asAthlete.get(`${url}${query}`)).json();
    return { ...rest, texts: shown.map(({ content }: Message) => content) };
  };
  const middle = await page(`&around=${lines[5]?.id}`);
  expect(middle).toMatchObject({
    ...{ texts: ['Line 7', 'Line 6', 'Line 5', 'Line 4'], hasNewer: true },
  });
  expect((await page(`&around=${lines[5]?.id}&cursor=${middle.nextCursor}`)).texts[0]).toBe(
    'Line 3',
  );
  expect(await page(`&around=${lines[10]?.id}`)).toMatchObject({
    ...{ texts: ['Line 11', 'Line 10', 'Line 9'], hasNewer: false },
  });
  expect((await page('')).hasNewer).toBeUndefined();
  expect((await asAthlete.get(`${url}&around=x`)).statusCode).toBe(400);
});
