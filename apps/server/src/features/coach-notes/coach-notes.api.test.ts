import type { CoachNote } from '@posedown/contract';
import { expect } from 'vitest';
import { pairTest } from '../../testing/fixtures.ts';
import { createPerson, signIn } from '../../testing/people.ts';

const it = pairTest.extend('api', ({ server, coach, asCoach }) => {
  /** Opens a coach's notes on a new athlete. */
  async function openNotebook() {
    const athlete = await createPerson(server.db, { coachId: coach.id });
    const url = `/api/users/${athlete.id}/coach-notes`;
    return {
      athlete,
      url,
      add: async (content: string, requestKey?: string): Promise<CoachNote> =>
        (await asCoach.post(url, { content, requestKey })).json(),
      list: async (): Promise<CoachNote[]> => (await asCoach.get(url)).json().notes,
    };
  }
  return { openNotebook };
});

it('pages notes, newest first', async ({ api, asCoach }) => {
  const { url, add, list } = await api.openNotebook();
  for (const content of ['one', 'two', 'three']) await add(content);
  expect((await list()).map(({ content }) => content)).toEqual(['three', 'two', 'one']);
  const page = (await asCoach.get(`${url}?limit=2`)).json();
  const rest = (await asCoach.get(`${url}?limit=2&cursor=${page.nextCursor}`)).json();
  expect(rest).toMatchObject({ notes: [{ content: 'one' }], nextCursor: null });
  expect((await asCoach.get(`${url}?cursor=nope`)).statusCode).toBe(400);
});

it('stores a note sent twice only once', async ({ api }) => {
  const { add, list } = await api.openNotebook();
  const key = '019aa000-0000-7000-8000-0000000000bb';
  expect(await add('Once.', key)).toEqual(await add('Once.', key));
  expect(await list()).toHaveLength(1);
});

it('edits the latest version and rejects an outdated one', async ({ api, asCoach }) => {
  const { url, add, list } = await api.openNotebook();
  const note = await add('Knee.');
  const path = `${url}/${note.id}`;
  const changed = await asCoach.patch(path, { content: 'Left knee.', version: note.version });
  expect(changed.json()).toMatchObject({ content: 'Left knee.', version: 2 });
  const late = await asCoach.patch(path, { content: 'Right knee.', version: note.version });
  expect(late.statusCode).toBe(409);
  expect(late.json()).toMatchObject({ code: 'changed_meanwhile' });
  expect((await asCoach.delete(`${path}?version=1`)).statusCode).toBe(409);
  expect((await list())[0]).toMatchObject({ content: 'Left knee.' });
  expect((await asCoach.delete(`${path}?version=2`)).statusCode).toBe(204);
  expect(await list()).toEqual([]);
});

it('hides notes from the athlete and other coaches', async ({ api, server }) => {
  const { athlete, url, add } = await api.openNotebook();
  const note = await add('Private.');
  expect((await (await signIn(server, athlete)).get(url)).statusCode).toBe(403);
  const other = await signIn(server, await createPerson(server.db, { role: 'coach' }));
  expect((await other.get(url)).statusCode).toBe(404);
  expect((await other.delete(`${url}/${note.id}`)).statusCode).toBe(404);
});

it('doesn’t find another athlete’s note', async ({ api, asCoach }) => {
  const first = await api.openNotebook();
  const second = await api.openNotebook();
  const note = await first.add('Knee.');
  expect((await asCoach.delete(`${second.url}/${note.id}`)).statusCode).toBe(404);
});

it('rejects empty and too long notes', async ({ api, asCoach }) => {
  const { url, list } = await api.openNotebook();
  for (const content of ['', '   ', 'x'.repeat(5001)]) {
    expect((await asCoach.post(url, { content })).statusCode).toBe(400);
  }
  expect(await list()).toEqual([]);
});

it('lists pinned notes first, and a search finds both kinds', async ({ api, asCoach }) => {
  const { url, add } = await api.openNotebook();
  const contents = async (query: string) =>
    (await asCoach.get(`${url}${query}`)).json().notes.map((note: CoachNote) => note.content);
  const pin = (id: string, pinned: boolean) =>
    asCoach.request({ method: 'PUT', url: `${url}/${id}/pinned`, payload: { pinned } });
  const knee = await add('Left knée.');
  for (const content of ['Night shift.', 'Knee is fine.', 'Two kids.']) await add(content);
  expect((await pin(knee.id, true)).json()).toEqual({ ...knee, pinned: true });
  expect(await contents('')).toEqual(['Left knée.', 'Two kids.', 'Knee is fine.', 'Night shift.']);
  expect(await contents('?search=KNEE')).toEqual(['Left knée.', 'Knee is fine.']);
  expect(await contents('?search=%25')).toEqual([]);
  expect(await contents('?only=pinned')).toEqual(['Left knée.']);
  const page = (await asCoach.get(`${url}?limit=1`)).json();
  expect(page.notes).toHaveLength(2);
  expect(await contents(`?limit=5&cursor=${page.nextCursor}`)).toEqual([
    'Knee is fine.',
    'Night shift.',
  ]);
  await pin(knee.id, false);
  expect(await contents('?only=pinned')).toEqual([]);
});

it('pins ten notes on an athlete at most', async ({ api, asCoach }) => {
  const { url, add } = await api.openNotebook();
  const pin = async () =>
    asCoach.request({
      method: 'PUT',
      url: `${url}/${(await add('Note.')).id}/pinned`,
      payload: { pinned: true },
    });
  for (let count = 0; count < 10; count += 1) expect((await pin()).statusCode).toBe(200);
  const reply = await pin();
  expect([reply.statusCode, reply.json().error]).toEqual([
    400,
    'You already pinned 10 notes on this athlete. Unpin one first.',
  ]);
});
