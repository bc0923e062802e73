import { addDays } from '@posedown/coaching';
import type { Protocol } from '@posedown/contract';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { auditLog, protocolRecommendations, users } from '../../platform/db/schema/index.ts';
import { eventsReceivedBy } from '../../testing/events-received-by.ts';
import { sceneTest } from '../../testing/fixtures.ts';
import { createPerson } from '../../testing/people.ts';

const it = sceneTest
  .extend('athleteId', { scope: 'file' }, ({ scene }) => scene.people.athlete.id)
  .extend('api', ({ asCoach, athleteId }) => {
    const draft = (changes: object = {}) =>
      asCoach.post('/api/ai/protocol-recommendation', {
        ...{ clientId: athleteId, protocolType: 'cutting', ...changes },
      });
    const newDraft = async (): Promise<Protocol> => (await draft()).json();
    const update = (id: string, payload: object) =>
      asCoach.request({ method: 'PUT', url: `/api/protocols/${id}`, payload });
    const approve = (id: string, payload: object) =>
      asCoach.post(`/api/protocols/${id}/approve`, {
        ...{ version: 0, warningReason: REASON, ...payload },
      });
    const statusOf = async (id: string) =>
      (await asCoach.get(`/api/protocols/${id}`)).json().status;
    return { draft, newDraft, update, approve, statusOf };
  });

const DAY_MS = 86_400_000;
const REASON = 'Asked on Monday: healthy, no warning signs.';

/** The draft with new calories in all phases and matching grams. */
function eating({ protocol }: Protocol, calories: number) {
  const protein = 100;
  const fats = 50;
  const carbs = Math.round((calories - 4 * protein - 9 * fats) / 4);
  return {
    bodyFatTarget: protocol.bodyFatTarget,
    phases: protocol.phases.map((phase) => ({ ...phase, calories, protein, carbs, fats })),
    version: 0,
  };
}

describe('protocol draft', () => {
  it('uses the athlete’s data, with reasons, facts and outlook', async ({ api, athleteId }) => {
    const response = await api.draft();
    expect(response.statusCode).toBe(201);
    const created: Protocol = response.json();
    expect(created).toMatchObject({ status: 'pending_approval', clientId: athleteId, version: 0 });
    expect(created.protocolType).toBe('cutting');
    expect(created.protocol.decisions.every(({ text, source }) => text && source)).toBe(true);
    expect(created.protocol.facts.map(({ name }) => name)).toContain('Weight');
    expect(created.safety.outlook).toHaveLength(created.protocol.phases.length);
    expect(created.safety.findings.every(({ level }) => level !== 'block')).toBe(true);
    expect(created.reasoning).toContain('Helms');
    expect(created.safetyNotes).toContain('approved');
  });

  it('names missing data', async ({ server, scene, api }) => {
    const bare = await createPerson(server.db, { coachId: scene.people.coach.id });
    const response = await api.draft({ clientId: bare.id });
    expect([response.statusCode, response.json().code]).toEqual([422, 'not_enough_data']);
    expect(response.json().error).toContain('height');
  });

  it('is rejected for a prep that would peak too early', async ({ asAthlete, api }) => {
    const date = addDays('2026-11-21', 7 * 60);
    await asAthlete.post('/api/competitions', { name: 'Far', date, category: 'Figure' });
    const response = await api.draft({ protocolType: 'competition_prep' });
    expect([response.statusCode, response.json().error]).toEqual([
      422,
      expect.stringMatching(/^The show is more than 52 weeks away/),
    ]);
  });

  it('is stored once for a duplicate form, even concurrently', async ({ api }) => {
    const requestKey = '7f1dbe0a-0e7e-4d2a-8c5c-7f52c3a4a001';
    const replies = await Promise.all([1, 2].map(() => api.draft({ requestKey })));
    expect(new Set(replies.map((reply) => reply.json().id)).size).toBe(1);
  });

  it('is hidden from the athlete', async ({ api, asAthlete }) => {
    const { id } = await api.newDraft();
    expect((await asAthlete.get(`/api/protocols/${id}`)).statusCode).toBe(404);
    const { protocols } = (await asAthlete.get('/api/protocols?status=pending_approval')).json();
    expect(protocols).toEqual([]);
  });

  it('keeps versions and their changes', async ({ api, asCoach }) => {
    const created = await api.newDraft();
    const changed = (await api.update(created.id, eating(created, 2600))).json();
    expect(changed.version).toBe(1);
    const { versions } = (await asCoach.get(`/api/protocols/${created.id}`)).json();
    expect(versions.map(({ version }: { version: number }) => version)).toEqual([1, 0]);
    expect(versions[0].changes[0]).toMatch(/calories [\d,]+ → 2,600 kcal/);
    expect(versions[0].changedBy).toBe('Test coach');
    const outdated = await api.update(created.id, eating(created, 2500));
    expect([outdated.statusCode, outdated.json().code]).toEqual([409, 'changed_meanwhile']);
  });

  it('is rejected if grams and calories disagree', async ({ api, asCoach }) => {
    const created = await api.newDraft();
    const body = eating(created, 2600);
    const [first, ...rest] = body.phases;
    const response = await api.update(created.id, {
      ...body,
      phases: [{ ...first, carbs: 0 }, ...rest],
    });
    expect(response.statusCode).toBe(400);
    expect(response.json().issues[0].path).toBe('phases.0.calories');
    expect((await asCoach.get(`/api/protocols/${created.id}`)).json().version).toBe(0);
  });
});

describe('approving a protocol', () => {
  it('is rejected past a limit, naming limit and figure', async ({ api }) => {
    const created = await api.newDraft();
    const changed = (await api.update(created.id, eating(created, 1100))).json();
    expect(changed.safety.findings.some(({ level }: { level: string }) => level === 'block')).toBe(
      true,
    );
    const response = await api.approve(created.id, { version: 1 });
    expect([response.statusCode, response.json().code]).toEqual([409, 'conflict']);
    expect(response.json().error).toMatch(/1,100 kcal a day is below 1,[25]00 kcal/);
    expect(await api.statusOf(created.id)).toBe('pending_approval');
  });

  it("requires the coach's reason for warnings", async ({ api }) => {
    const { id } = await api.newDraft();
    const response = await api.approve(id, { warningReason: '  ' });
    expect(response.statusCode).toBe(400);
    expect(response.json().issues[0].path).toBe('warningReason');
    expect(await api.statusOf(id)).toBe('pending_approval');
  });

  it('activates it and supersedes the previous one', async ({ server, api, asAthlete }) => {
    const first = await api.newDraft();
    const second = await api.newDraft();
    for (const { id } of [first, second]) expect(await api.statusOf(id)).toBe('pending_approval');
    expect((await api.approve(first.id, { coachNotes: 'Start on Monday.' })).statusCode).toBe(200);
    expect((await api.approve(second.id, {})).statusCode).toBe(200);
    expect([await api.statusOf(first.id), await api.statusOf(second.id)]).toEqual([
      'superseded',
      'approved',
    ]);
    const { protocols } = (await asAthlete.get('/api/protocols')).json();
    expect(protocols.slice(0, 2).map(({ id }: { id: string }) => id)).toEqual([
      second.id,
      first.id,
    ]);
    const shown: Protocol = (await asAthlete.get(`/api/protocols/${first.id}`)).json();
    expect(shown).toMatchObject({ coachNotes: 'Start on Monday.', warningReason: null });
    expect(shown.approvedAt).toBe(server.now().toISOString());
    expect(shown.versions).toEqual([]);
  });

  it('notifies coach and athlete, including when it is read', async ({
    server,
    athleteId,
    api,
    scene,
    asAthlete,
  }) => {
    const event = { type: 'protocol', athleteId };
    const { id } = await api.newDraft();
    const { athlete: person, coach: oldCoach, otherAthlete } = scene.people;
    const events = await eventsReceivedBy(server, person, async () =>
      expect(await eventsReceivedBy(server, otherAthlete, () => api.approve(id, {}))).toEqual([]),
    );
    // The plan change feed has a new entry, too, and the athlete's other pages become stale.
    const types = ['plan', 'notice', 'protocol', 'athlete'];
    expect(events).toEqual(types.map((type) => ({ type, athleteId })));
    const read = () => asAthlete.post(`/api/protocols/${id}/acknowledge`, {});
    expect(await eventsReceivedBy(server, oldCoach, read)).toEqual([event]);
    expect(await eventsReceivedBy(server, oldCoach, read)).toEqual([]);
  });

  it('starts old drafts today, and never ends a prep after its show', async ({
    server,
    api,
    asAthlete,
  }) => {
    const { id } = await api.newDraft();
    const later = await api.newDraft();
    const [prep] = await server.db
      .select({ protocol: protocolRecommendations.protocol })
      .from(protocolRecommendations)
      .where(eq(protocolRecommendations.id, later.id));
    if (!prep) throw new Error('the draft is gone');
    const show = addDays('2026-11-21', 7 * 12);
    await asAthlete.post('/api/competitions', { name: 'Open', date: show, category: 'Figure' });
    const [phase] = prep.protocol.phases;
    if (!phase) throw new Error('the draft has no phase');
    await server.db
      .update(protocolRecommendations)
      .set({
        protocolType: 'competition_prep',
        protocol: { ...prep.protocol, phases: [{ ...phase, weeks: 12 }] },
      })
      .where(eq(protocolRecommendations.id, later.id));
    server.advance(9 * DAY_MS);
    const approved = await api.approve(id, {});
    const refused = await api.approve(later.id, {});
    server.advance(-9 * DAY_MS);
    expect(approved.json()).toMatchObject({ status: 'approved', startsOn: '2026-11-30' });
    expect([refused.statusCode, refused.json().error]).toEqual([
      409,
      expect.stringContaining('after the show'),
    ]);
  });

  it('notifies the current coach', async ({ server, api, scene, athleteId, asAthlete }) => {
    const { id } = await api.newDraft();
    await api.approve(id, {});
    const { coach: drafter } = scene.people;
    const taker = await createPerson(server.db, { role: 'coach' });
    const coachedBy = (coachId: string) =>
      server.db.update(users).set({ coachId }).where(eq(users.id, athleteId));
    await coachedBy(taker.id);
    const read = () => asAthlete.post(`/api/protocols/${id}/acknowledge`, {});
    const reported = await eventsReceivedBy(server, drafter, async () =>
      expect(await eventsReceivedBy(server, taker, read)).toEqual([
        { type: 'protocol', athleteId },
      ]),
    );
    await coachedBy(drafter.id);
    expect(reported).toEqual([]);
  });

  it('and rejecting take effect once', async ({ api, asCoach, asAthlete }) => {
    const { id } = await api.newDraft();
    const url = `/api/protocols/${id}/reject`;
    const silent = await asCoach.post(url, { version: 0, coachNotes: ' ' });
    expect(silent.statusCode).toBe(400);
    const body = { version: 0, coachNotes: 'Sleep first.' };
    const response = await asCoach.post(url, body);
    expect(response.json()).toMatchObject({ status: 'rejected', coachNotes: 'Sleep first.' });
    expect((await api.approve(id, {})).json().code).toBe('conflict');
    const created = await api.newDraft();
    expect((await api.update(id, eating(created, 2600))).json().code).toBe('conflict');
    expect((await asAthlete.get(`/api/protocols/${id}`)).statusCode).toBe(404);
  });
});

describe('acknowledging a protocol', () => {
  it('is recorded once, while it is active', async ({ api, asAthlete }) => {
    const first = await api.newDraft();
    const second = await api.newDraft();
    await api.approve(first.id, {});
    const url = `/api/protocols/${first.id}/acknowledge`;
    const { acknowledgedAt } = (await asAthlete.post(url)).json();
    expect(acknowledgedAt).not.toBeNull();
    expect((await asAthlete.post(url)).json().acknowledgedAt).toBe(acknowledgedAt);
    await api.approve(second.id, {});
    expect((await asAthlete.post(url)).statusCode).toBe(200);
    const third = await api.newDraft();
    await api.approve(third.id, {});
    const late = await asAthlete.post(`/api/protocols/${second.id}/acknowledge`);
    expect([late.statusCode, late.json().code]).toEqual([409, 'conflict']);
  });

  it('is audited, like the earlier steps', async ({ server, athleteId }) => {
    const rows = await server.db.select().from(auditLog).where(eq(auditLog.subjectId, athleteId));
    const actions = new Set(rows.map(({ action }) => action));
    for (const step of ['draft', 'change', 'approve', 'reject', 'acknowledge']) {
      expect(actions).toContain(`protocol ${step}`);
    }
  });
});

describe('list of protocols', () => {
  it('is paged, filtered and limited to the coach’s own athletes', async ({
    asCoach,
    asOtherCoach,
    asOtherAthlete,
    athleteId,
  }) => {
    const { protocols, nextCursor } = (await asCoach.get('/api/protocols?limit=2')).json();
    expect(protocols).toHaveLength(2);
    const next = (await asCoach.get(`/api/protocols?limit=2&cursor=${nextCursor}`)).json();
    expect(next.protocols[0].id < protocols[1].id).toBe(true);
    const rejected = (await asCoach.get('/api/protocols?status=rejected')).json().protocols;
    expect(rejected.length).toBeGreaterThan(0);
    for (const { status } of rejected) expect(status).toBe('rejected');
    expect(
      (await asOtherCoach.get(`/api/protocols?clientId=${athleteId}`)).json().protocols,
    ).toEqual([]);
    const request = await asOtherAthlete.get(`/api/protocols?clientId=${athleteId}`);
    expect(request.json().protocols).toEqual([]);
    expect((await asCoach.get('/api/protocols?cursor=abc')).statusCode).toBe(400);
  });

  it('has at most one approved protocol per athlete', async ({ server, athleteId }) => {
    const all = await server.db
      .select()
      .from(protocolRecommendations)
      .where(eq(protocolRecommendations.clientId, athleteId));
    expect(all.filter(({ status }) => status === 'approved')).toHaveLength(1);
  });
});
