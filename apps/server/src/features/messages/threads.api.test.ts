import { describe, expect } from 'vitest';
import { serverTest } from '../../testing/fixtures.ts';
import { createPerson, type Person, signIn } from '../../testing/people.ts';
import type { TestBrowser } from '../../testing/test-app.ts';

const it = serverTest.extend('api', ({ server }) => {
  /** A coach who has written to three athletes. */
  async function coachOfThree() {
    const boss = await createPerson(server.db, { role: 'coach' });
    const browser = await signIn(server, boss);
    const people = [];
    for (const name of ['Mara', 'Noah', 'Omar']) {
      const person = await createPerson(server.db, { coachId: boss.id, name });
      people.push(person);
      await write(browser, `For ${name}`, person);
    }
    return { boss, browser, people };
  }
  return { coachOfThree };
});

const path = ({ id }: Person) => `/api/users/${id}/messages`;
const write = async (browser: TestBrowser, content: string, person: Person) =>
  (await browser.post(path(person), { content })).json();

describe('coach message threads', () => {
  it('are paged newest first, and found by name', async ({ api, server }) => {
    const { boss, browser, people } = await api.coachOfThree();
    await createPerson(server.db, { coachId: boss.id, name: 'Nobody 100%' });
    const [mara = boss] = people;
    await write(await signIn(server, mara), 'Thanks', mara);

    const names = ({ threads }: { threads: { name: string }[] }) => threads.map(({ name }) => name);
    const first = (await browser.get('/api/messages/threads?limit=2')).json();
    expect(names(first)).toEqual(['Mara', 'Omar']);
    expect(first.threads[0]).toMatchObject({ unread: 1, last: { content: 'Thanks' } });
    const next = `/api/messages/threads?limit=2&cursor=${first.nextCursor}`;
    const second = (await browser.get(next)).json();
    expect([names(second), second.nextCursor]).toEqual([['Noah'], null]);
    const search = async (text: string) =>
      names((await browser.get(`/api/messages/threads?search=${encodeURIComponent(text)}`)).json());
    expect(await search('no')).toEqual(['Noah', 'Nobody 100%']);
    expect(await search('0%')).toEqual(['Nobody 100%']);
    expect(await search('_')).toEqual([]);
  });

  it('are paged by name in a search, with empty threads last', async ({ api, server }) => {
    const { boss, browser } = await api.coachOfThree();
    for (const name of ['Mo', 'Amos', 'Mo'])
      await createPerson(server.db, { coachId: boss.id, name });
    const pages: string[][] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const reply: { threads: { name: string }[]; nextCursor: string | null } = (
        await browser.get(
          `/api/messages/threads?search=m&limit=1${cursor ? `&cursor=${cursor}` : ''}`,
        )
      ).json();
      pages.push(reply.threads.map(({ name }) => name));
      cursor = reply.nextCursor;
    }
    expect(pages).toEqual([['Omar'], ['Mara'], ['Amos'], ['Mo'], ['Mo']]);
    const bad = '/api/messages/threads?search=m&cursor=unwritten-nobody';
    expect((await browser.get(bad)).statusCode).toBe(400);
  });

  it('can be filtered by unread', async ({ api, server }) => {
    const { boss, browser, people } = await api.coachOfThree();
    const [mara = boss, noah = boss] = people;
    const unreadThreads = async (reader: TestBrowser, more = '') => {
      const reply = (await reader.get(`/api/messages/threads?unread=true${more}`)).json();
      const names = reply.threads.map(({ name }: { name: string }) => name);
      return { names, nextCursor: reply.nextCursor };
    };
    expect((await unreadThreads(browser)).names).toEqual([]);
    const [asMara, asNoah] = [await signIn(server, mara), await signIn(server, noah)];
    expect((await unreadThreads(asMara)).names).toEqual([boss.name]);
    const said = await write(asMara, 'Thanks', mara);
    await write(asNoah, 'Knee hurts', noah);
    const first = await unreadThreads(browser, '&limit=1');
    expect(first.names).toEqual(['Noah']);
    const second = await unreadThreads(browser, `&limit=1&cursor=${first.nextCursor}`);
    expect(second).toEqual({ names: ['Mara'], nextCursor: null });
    expect((await unreadThreads(browser, '&search=ma')).names).toEqual(['Mara']);
    await browser.post(`${path(mara)}/read`, { upTo: said.id });
    expect((await unreadThreads(browser)).names).toEqual(['Noah']);
    expect((await browser.get('/api/messages/threads?unread=false')).statusCode).toBe(400);
  });
});
