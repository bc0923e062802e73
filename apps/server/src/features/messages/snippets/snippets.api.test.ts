import type { Snippet } from '@posedown/contract';
import { describe, expect } from 'vitest';
import { freshPairTest } from '../../../testing/fixtures.ts';

const it = freshPairTest.extend('api', ({ asCoach }) => {
  const create = (body: object) => asCoach.post('/api/snippets', body);
  const change = (id: string, payload: object) =>
    asCoach.request({ method: 'PUT', url: `/api/snippets/${id}`, payload });
  const list = async (browser = asCoach): Promise<Snippet[]> =>
    (await browser.get('/api/snippets')).json().snippets;
  return { create, change, list };
});

const KEY = '019aa000-0000-7000-8000-0000000000cc';

describe('a coach’s snippets', () => {
  it('are listed by name and visible to their coach only', async ({ api, asOtherCoach }) => {
    await api.create({ name: 'Übung', content: 'Pose daily.' });
    await api.create({ name: 'sleep', content: '{name}, sleep more.' });
    await api.create({ name: 'Add', content: 'Add a set.' });
    expect((await api.list()).map(({ name }) => name)).toEqual(['Add', 'sleep', 'Übung']);
    expect(await api.list(asOtherCoach)).toEqual([]);
    const [first] = await api.list();
    const stolen = await asOtherCoach.delete(`/api/snippets/${first?.id}?version=1`);
    expect(stolen.statusCode).toBe(404);
  });

  it('are short and refuse unknown variables by name', async ({ api }) => {
    const refused = async (body: { name?: string; content?: string }) => {
      const reply = await api.create({ name: 'Sleep', content: 'Sleep more.', ...body });
      expect(reply.statusCode).toBe(400);
      return reply.json().issues[0];
    };
    expect(await refused({ content: 'Hi {nmae}' })).toEqual({
      path: 'content',
      message:
        '{nmae} can’t be filled in. Use {name}, {weight_change}, {weeks_out}, {sleep}, {diary_days}',
    });
    expect((await refused({ content: ' \n ' })).message).toBe('Write something first');
    expect((await refused({ content: 'x'.repeat(2001) })).path).toBe('content');
    expect((await refused({ name: ' ' })).path).toBe('name');
    expect((await refused({ name: 'x'.repeat(41) })).path).toBe('name');
    expect(await api.list()).toEqual([]);
    const longest = { name: 'x'.repeat(40), content: 'ü'.repeat(2000) };
    expect((await api.create(longest)).statusCode).toBe(201);
  });

  it('are changed and deleted in the latest version only', async ({ api, asCoach }) => {
    const { id } = (await api.create({ name: 'Sleep', content: 'Sleep.' })).json();
    const changed = await api.change(id, { name: 'Rest', content: 'Rest, {name}.', version: 1 });
    expect(changed.json()).toEqual({ id, name: 'Rest', content: 'Rest, {name}.', version: 2 });
    const late = await api.change(id, { name: 'Late', content: 'Late.', version: 1 });
    expect([late.statusCode, late.json()]).toMatchObject([
      409,
      { code: 'changed_meanwhile', version: 2 },
    ]);
    const path = `/api/snippets/${id}?version=`;
    expect((await asCoach.delete(`${path}1`)).statusCode).toBe(409);
    expect(await api.list()).toMatchObject([{ name: 'Rest' }]);
    expect((await asCoach.delete(`${path}2`)).statusCode).toBe(204);
    expect((await asCoach.delete(`${path}2`)).statusCode).toBe(404);
    expect(await api.list()).toEqual([]);
  });

  it('are a hundred at most, and a double tap stores one', async ({ api }) => {
    const body = { name: 'Once', content: 'Once.', requestKey: KEY };
    const [one, two] = await Promise.all([api.create(body), api.create(body)]);
    expect([one?.statusCode, two?.json()]).toEqual([201, one?.json()]);
    for (let count = 1; count < 100; count += 1) {
      await api.create({ name: `Snippet ${count}`, content: 'Text.' });
    }
    const reply = await api.create({ name: 'One more', content: 'Text.' });
    expect([reply.statusCode, reply.json().error]).toEqual([
      400,
      'You already have 100 snippets. Delete one first.',
    ]);
    expect(await api.list()).toHaveLength(100);
  });
});
