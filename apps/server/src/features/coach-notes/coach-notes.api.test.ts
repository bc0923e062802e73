import type { CoachNote } from '@posedown/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPerson, type Person, signIn } from '../../testing/people.ts';
import { openTestApp, type TestApp, type TestBrowser } from '../../testing/test-app.ts';

let test: TestApp;
let coach: Person;
let browser: TestBrowser;
beforeAll(async () => {
  test = await openTestApp();
  coach = await createPerson(test.db, { role: 'coach' });
  browser = await signIn(test, coach);
});
afterAll(() => test.close());

/** The notes on a new athlete of the coach. */
async function openNotebook() {
  const athlete = await createPerson(test.db, { coachId: coach.id });
  const url = `/api/users/${athlete.id}/coach-notes`;
  return {
    athlete,
    url,
    add: async (content: string, requestKey?: string): Promise<CoachNote> =>
      (await browser.post(url, { content, requestKey })).json(),
    list: async (): Promise<CoachNote[]> => (await browser.get(url)).json().notes,
  };
}

it('keeps notes, the newest first, page after page', async () => {
  const { url, add, list } = await openNotebook();
  for (const content of ['one', 'two', 'three']) await add(content);
  expect((await list()).map(({ content }) => content)).toEqual(['three', 'two', 'one']);
  const page = (await browser.get(`${url}?limit=2`)).json();
  const rest = (await browser.get(`${url}?limit=2&cursor=${page.nextCursor}`)).json();
  expect(rest).toMatchObject({ notes: [{ content: 'one' }], nextCursor: null });
  expect((await browser.get(`${url}?cursor=nope`)).statusCode).toBe(400);
});

it('stores a form sent twice once', async () => {
  const { add, list } = await openNotebook();
  const key = '019aa000-0000-7000-8000-0000000000bb';
  expect(await add('Once.', key)).toEqual(await add('Once.', key));
  expect(await list()).toHaveLength(1);
});

it('rewrites a note for who saw its last version, and tells who did not', async () => {
  const { url, add, list } = await openNotebook();
  const note = await add('Knee.');
  const path = `${url}/${note.id}`;
  const changed = await browser.patch(path, { content: 'Left knee.', version: note.version });
  expect(changed.json()).toMatchObject({ content: 'Left knee.', version: 2 });
  const late = await browser.patch(path, { content: 'Right knee.', version: note.version });
  expect(late.statusCode).toBe(409);
  expect(late.json()).toMatchObject({ code: 'changed_meanwhile' });
  expect((await browser.delete(`${path}?version=1`)).statusCode).toBe(409);
  expect((await list())[0]).toMatchObject({ content: 'Left knee.' });
  expect((await browser.delete(`${path}?version=2`)).statusCode).toBe(204);
  expect(await list()).toEqual([]);
});

it('is the coach’s alone: not the athlete’s, not another coach’s, not the next coach’s', async () => {
  const { athlete, url, add } = await openNotebook();
  const note = await add('Private.');
  expect((await (await signIn(test, athlete)).get(url)).statusCode).toBe(403);
  const other = await signIn(test, await createPerson(test.db, { role: 'coach' }));
  expect((await other.get(url)).statusCode).toBe(404);
  expect((await other.delete(`${url}/${note.id}`)).statusCode).toBe(404);
});

it('does not find a note of another athlete under this one', async () => {
  const first = await openNotebook();
  const second = await openNotebook();
  const note = await first.add('Knee.');
  expect((await browser.delete(`${second.url}/${note.id}`)).statusCode).toBe(404);
});

it('refuses an empty note and one that is too long', async () => {
  const { url, list } = await openNotebook();
  for (const content of ['', '   ', 'x'.repeat(5001)]) {
    expect((await browser.post(url, { content })).statusCode).toBe(400);
  }
  expect(await list()).toEqual([]);
});
