import { describe, expect } from 'vitest';
import { serverTest as it } from '../../testing/fixtures.ts';
import { openPair } from '../../testing/pair.ts';
import type { TestBrowser } from '../../testing/test-app.ts';

let coach: TestBrowser;
let browser: TestBrowser;
let athleteId: string;

type Milestone = Record<'name' | 'targetDate' | 'suggestion', string>;

const form = { name: 'Harbour Open', date: '2027-01-16', category: 'Classic Physique' };

it.beforeEach(async ({ server }) => {
  const pair = await openPair(server);
  [coach, browser, athleteId] = [pair.asCoach, pair.asAthlete, pair.athlete.id];
});

const update = (sender: TestBrowser, url: string, payload: object) =>
  sender.request({ method: 'PUT', url, payload });
const ofShow = (id: string, rest: string) => `/api/users/${athleteId}/competitions/${id}/${rest}`;

describe('show milestones', () => {
  it('are suggested once, and open ones move with the show', async () => {
    const { id } = (await browser.post('/api/competitions', form)).json();
    const url = ofShow(id, 'milestones/suggested');
    const { added, milestones } = (await coach.post(url)).json();
    expect(added).toBe(milestones.length);
    expect((await coach.post(url)).json().added).toBe(0);
    const [first, second] = milestones;
    const done = { name: first.name, targetDate: first.targetDate, completed: true, version: 0 };
    const change = await update(browser, `/api/users/${athleteId}/milestones/${first.id}`, done);
    expect(change.json()).toMatchObject({ completed: true, completedDate: '2026-11-21' });
    await update(browser, `/api/competitions/${id}`, { ...form, date: '2027-01-23' });
    const after = (await browser.get(`/api/users/${athleteId}/prep`)).json().milestones;
    const dateOf = (which: { id: string }) =>
      after.find((milestone: { id: string }) => milestone.id === which.id).targetDate;
    expect(dateOf(first)).toBe(first.targetDate);
    expect(Date.parse(dateOf(second)) - Date.parse(second.targetDate)).toBe(7 * 86_400_000);
  });

  it('are restored unchanged', async () => {
    const { id } = (await browser.post('/api/competitions', form)).json();
    const suggest = async () => (await coach.post(ofShow(id, 'milestones/suggested'))).json();
    const [done, open] = (await suggest()).milestones;
    for (const { id: deletedId } of [done, open]) {
      await browser.delete(`/api/users/${athleteId}/milestones/${deletedId}`);
    }
    const back = ({ name, targetDate, suggestion }: Milestone, completedDate?: string) =>
      browser.post(ofShow(id, 'milestones'), { name, targetDate, suggestion, completedDate });
    expect((await back(done, '2026-11-20')).json()).toMatchObject({
      completed: true,
      completedDate: '2026-11-20',
      suggestion: done.suggestion,
    });
    expect((await back(open)).json()).toMatchObject({ completed: false, completedDate: null });
    expect((await suggest()).added).toBe(0);
    const second = await back(open);
    expect(second.statusCode).toBe(201);
    expect(second.json().suggestion).toBeNull();
    expect((await back({ ...open, suggestion: 'No key' })).statusCode).toBe(400);
  });

  it('are added once for a duplicate form, and reject outdated versions', async () => {
    const { id } = (await browser.post('/api/competitions', form)).json();
    const requestKey = '0b6f2f3e-59f9-4c07-9d39-3d9f0f3a3b13';
    const camp = { name: 'Posing camp', description: 'Two days.', targetDate: '2026-12-12' };
    const sent = { ...camp, requestKey };
    const replies = await Promise.all([1, 2].map(() => coach.post(ofShow(id, 'milestones'), sent)));
    expect(new Set(replies.map((reply) => reply.json().id)).size).toBe(1);
    const { milestones } = (await browser.get(`/api/users/${athleteId}/prep`)).json();
    expect(milestones).toMatchObject([
      { ...camp, competitionId: id, completed: false, completedDate: null },
    ]);
    const url = `/api/users/${athleteId}/milestones/${replies[0]?.json().id}`;
    const change = { name: 'Camp', targetDate: '2026-12-13', completed: false, version: 0 };
    expect((await update(browser, url, change)).statusCode).toBe(200);
    expect((await update(coach, url, change)).json().code).toBe('changed_meanwhile');
    expect((await browser.delete(url)).statusCode).toBe(204);
    expect((await browser.delete(url)).statusCode).toBe(404);
  });

  it('keep their first completion day after an undo', async () => {
    const { id } = (await browser.post('/api/competitions', form)).json();
    const camp = { name: 'Posing camp', targetDate: '2026-11-14' };
    const sent = { ...camp, completedDate: '2026-11-12' };
    const first = (await browser.post(ofShow(id, 'milestones'), sent)).json();
    const change = async (body: object) => {
      const url = `/api/users/${athleteId}/milestones/${first.id}`;
      const reply = await update(browser, url, { ...camp, ...body });
      return [reply.statusCode, reply.json().completedDate ?? reply.json().code ?? null];
    };
    expect(await change({ completed: false, version: 0 })).toEqual([200, null]);
    const back = { completed: true, completedDate: '2026-11-12', version: 1 };
    expect(await change(back)).toEqual([200, '2026-11-12']);
    expect(await change(back)).toEqual([200, '2026-11-12']);
    for (const other of [{ completedDate: '2026-11-13' }, { name: 'Camp' }, { completed: false }]) {
      expect(await change({ ...back, ...other })).toEqual([409, 'changed_meanwhile']);
    }
    // An existing completion day is not overwritten.
    const later = { ...back, completedDate: '2026-11-13', version: 2 };
    expect(await change(later)).toEqual([200, '2026-11-12']);
    expect(await change({ completed: false, version: 3 })).toEqual([200, null]);
    expect(await change({ completed: true, version: 4 })).toEqual([200, '2026-11-21']);
  });
  it('reject completion in the future', async () => {
    const { id } = (await browser.post('/api/competitions', form)).json();
    const camp = { name: 'Posing camp', targetDate: '2026-11-28' };
    // This day hasn't started in any time zone.
    const sent = { ...camp, completedDate: '2026-11-22' };
    const refused = await browser.post(ofShow(id, 'milestones'), sent);
    expect(refused.statusCode).toBe(400);
    expect(refused.json().issues).toEqual([
      { path: 'completedDate', message: 'The date can’t be in the future' },
    ]);
    const open = (await browser.post(ofShow(id, 'milestones'), camp)).json();
    const url = `/api/users/${athleteId}/milestones/${open.id}`;
    const tick = { ...sent, completed: true, version: 0 };
    expect((await update(browser, url, tick)).statusCode).toBe(400);
    const { milestones } = (await browser.get(`/api/users/${athleteId}/prep`)).json();
    expect(milestones).toMatchObject([{ id: open.id, completedDate: null, version: 0 }]);
  });
});
