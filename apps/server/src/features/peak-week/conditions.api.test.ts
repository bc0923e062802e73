import { describe, expect } from 'vitest';
import { draft, peakWeekTest, putJson } from './testing/scene.ts';

const it = peakWeekTest.extend('api', ({ asCoach }) => {
  /** The current version of the athlete's answers. */
  const versionOf = async (id: string) => (await asCoach.get(`/api/users/${id}`)).json().version;
  const clear = async (id: string) =>
    putJson(asCoach, `/api/users/${id}/health-clearance`, {
      clearedOn: '2026-11-20',
      version: await versionOf(id),
    });
  const holdOf = async (id: string) =>
    (await asCoach.get(`/api/users/${id}/overview`)).json().holds[0];
  return { versionOf, clear, holdOf };
});

describe('a condition', () => {
  it('is recorded, and rejects a request until cleared', async ({ scene, asCoach, api }) => {
    const { athlete, browser, url } = await scene.readyAthlete();
    const named = ['Regular medication', 'Regular medication'];
    const first = await browser.post(url, { ...draft, conditions: named });
    expect(first.statusCode).toBe(201);
    expect(first.json()).toMatchObject({ plan: null, barredBy: ['Regular medication'] });
    const repeated = await browser.post(url, draft);
    expect([repeated.statusCode, repeated.json().error]).toEqual([
      409,
      expect.stringContaining('Regular medication: ask a clinician first.'),
    ]);
    expect((await browser.get(url)).json().barredBy).toEqual(['Regular medication']);
    const { alerts } = (await asCoach.get(`/api/users/${athlete.id}/overview`)).json();
    expect(alerts).toMatchObject([{ type: 'health_condition', severity: 'high' }]);
    await api.clear(athlete.id);
    const cleared = await browser.post(url, { ...draft, conditions: ['Regular medication'] });
    expect([cleared.statusCode, cleared.json().barredBy]).toEqual([201, []]);
    const other = await browser.post(url, { ...draft, conditions: ['Heart disease'] });
    expect([other.statusCode, other.json().barredBy]).toEqual([
      201,
      expect.arrayContaining(['Heart disease']),
    ]);
  });

  it('blocks approval when named after the draft', async ({ scene, api, asCoach }) => {
    const { athlete, browser, url } = await scene.readyAthlete();
    await browser.post(url, draft);
    const version = await api.versionOf(athlete.id);
    await browser.patch(`/api/users/${athlete.id}`, { healthConditions: ['Diabetes'], version });
    const approve = () => putJson(asCoach, `${url}/approval`, { version: 0, approved: true });
    const refused = await approve();
    expect([refused.statusCode, refused.json().error]).toEqual([
      409,
      'No peak week until a clinician has agreed: diabetes.',
    ]);
    await api.clear(athlete.id);
    expect((await approve()).statusCode).toBe(200);
  });

  it('tells the coach to withdraw an approved week', async ({ scene, asCoach, api }) => {
    const { athlete, browser, url } = await scene.createFollowingAthlete();
    const messages = async (): Promise<string[]> => {
      const { alerts } = (await asCoach.get(`/api/users/${athlete.id}/overview`)).json();
      return alerts
        .filter(({ type }: { type: string }) => type === 'health_condition')
        .map(({ message }: { message: string }) => message);
    };
    const name = async (condition: string) => {
      await browser.patch(`/api/users/${athlete.id}`, {
        healthConditions: [condition],
        version: await api.versionOf(athlete.id),
      });
    };
    await name('Regular medication');
    const withdrawText = 'An approved peak week is active: withdraw the approval.';
    expect(await messages()).toEqual([expect.stringContaining(`has agreed. ${withdrawText}`)]);
    const tick = await putJson(browser, `${url}/log`, { date: '2026-11-21', waterMl: 1500 });
    expect([tick.statusCode, tick.json().log]).toEqual([
      200,
      [expect.objectContaining({ date: '2026-11-21', waterMl: 1500 })],
    ]);
    const { version } = (await asCoach.get(url)).json().plan;
    const back = await putJson(asCoach, `${url}/approval`, { version, approved: false });
    expect(back.statusCode).toBe(200);
    await asCoach.patch(`/api/users/${athlete.id}`, {
      healthConditions: [],
      version: await api.versionOf(athlete.id),
    });
    await name('Regular medication');
    expect(await messages()).toEqual([expect.not.stringContaining(withdrawText)]);
  });
});

describe('a hold', () => {
  const reason = 'Seen by her doctor today.';

  it('blocks drafting and approval until lifted', async ({ scene, asCoach, api }) => {
    const { athlete, browser, url } = await scene.readyAthlete();
    await browser.post(url, draft);
    await browser.post(`/api/users/${athlete.id}/messages`, { content: 'I fainted this morning.' });
    const repeated = await browser.post(url, { ...draft, version: 0 });
    expect([repeated.statusCode, repeated.json().error]).toEqual([
      409,
      expect.stringContaining('No peak week while the diet is on hold'),
    ]);
    const approve = () => putJson(asCoach, `${url}/approval`, { version: 0, approved: true });
    expect((await approve()).statusCode).toBe(409);
    const { id } = await api.holdOf(athlete.id);
    const lift = { reason, clinicianAgreed: true };
    await asCoach.post(`/api/users/${athlete.id}/holds/${id}/lift`, lift);
    expect((await approve()).statusCode).toBe(200);
  });

  it('is placed by feeling unwell, and flags the active week', async ({ scene, api, asCoach }) => {
    const { athlete, browser, url } = await scene.createFollowingAthlete();
    const requestKey = '0b6f2f3e-59f9-4c07-9d39-3d9f0f3a3b19';
    const report = { symptoms: ['Palpitations'], requestKey };
    await browser.post(`${url}/unwell`, report);
    expect(await api.holdOf(athlete.id)).toMatchObject({ kind: 'cardiac', source: 'peak-week' });
    expect((await browser.get(url)).json().holdBar).toContain('No peak week while');
    const { alerts } = (await asCoach.get(`/api/users/${athlete.id}/overview`)).json();
    expect(alerts.map(({ message }: { message: string }) => message)).toEqual(
      expect.arrayContaining([expect.stringContaining('withdraw the approval')]),
    );
  });
});
