import { VOLUME_LANDMARKS } from '@posedown/coaching';
import type { AuditLine, Colleague } from '@posedown/contract';
import { describe, expect } from 'vitest';
import { serverTest } from '../../testing/fixtures.ts';
import { createPerson, signIn } from '../../testing/people.ts';
import type { TestBrowser } from '../../testing/test-app.ts';
import { tokenMailedTo } from '../../testing/token-mailed-to.ts';

const WEEK_MS = 7 * 86_400_000;

const it = serverTest
  .extend('head', { scope: 'file' }, ({ server }) =>
    createPerson(server.db, { role: 'coach', name: 'Mia Head', password: 'a b c d e f g h' }),
  )
  .extend('other', { scope: 'file' }, ({ server, head: _first }) =>
    createPerson(server.db, { role: 'coach', name: 'Jon Other' }),
  )
  .extend('athlete', { scope: 'file' }, ({ server, other }) =>
    createPerson(server.db, { coachId: other.id, name: 'Ana Silva' }),
  )
  .extend('asHead', { scope: 'file' }, ({ server, head }) => signIn(server, head))
  .extend('asOther', { scope: 'file' }, ({ server, other }) => signIn(server, other))
  .extend('asAthlete', { scope: 'file' }, ({ server, athlete }) => signIn(server, athlete))
  .extend('api', ({ asHead, asOther, athlete: _counted }) => {
    const addCoach = (body: object, browser = asHead) => browser.post('/api/team', body);
    const invite = (body: object) => asOther.post('/api/invitations', body);
    const settingsOf = async (browser = asOther) => (await browser.get('/api/settings')).json();
    const change = (body: object) => asOther.patch('/api/settings', body);
    const kinds = async () =>
      (await asOther.get('/api/alerts')).json().alerts.map(({ type }: { type: string }) => type);
    const team = async (browser = asHead): Promise<{ coaches: Colleague[]; mayAdd: boolean }> =>
      (await browser.get('/api/team')).json();
    const audit = async (query = '', browser = asOther): Promise<AuditLine[]> =>
      (await browser.get(`/api/audit?${query}`)).json().lines;
    return { addCoach, invite, settingsOf, change, kinds, team, audit };
  });

describe('coach settings', () => {
  it('have defaults until changed, per coach', async ({ api, server, asHead }) => {
    const byDefault = {
      practiceName: null,
      defaultUnits: 'metric',
      silentDays: 4,
      leastAdherence: 60,
      volumeLandmarks: VOLUME_LANDMARKS,
    };
    expect(await api.settingsOf()).toEqual({ ...byDefault, version: 0 });
    const changed = await api.change({ defaultUnits: 'imperial', version: 0 });
    await server.settle();
    expect(changed.json()).toEqual({ ...byDefault, defaultUnits: 'imperial', version: 1 });
    expect(await api.settingsOf(asHead)).toEqual({ ...byDefault, version: 0 });
  });

  it('reject outdated versions and invalid values', async ({ api }) => {
    expect((await api.change({ silentDays: 5, version: 0 })).statusCode).toBe(409);
    for (const wrong of [
      { silentDays: 1 },
      { silentDays: 15 },
      { silentDays: 3.5 },
      { leastAdherence: 95 },
      { practiceName: '' },
      { practiceName: 'x'.repeat(101) },
      { defaultUnits: 'stone' },
      { unknown: 1 },
    ]) {
      const refused = await api.change({ ...wrong, version: 1 });
      expect(refused.statusCode, JSON.stringify(wrong)).toBe(400);
    }
    expect(await api.settingsOf()).toMatchObject({ silentDays: 4, version: 1 });
  });

  it('apply to invitations and the sign-up they open', async ({ api, server }) => {
    await api.change({ practiceName: 'Iron House', version: 1 });
    await api.invite({ email: 'invited@test.example' });
    await server.settle();
    const mail = server.mails.findLast(({ to }) => to === 'invited@test.example');
    expect(mail?.subject).toContain('Iron House');
    expect(mail?.text).toContain('Jon Other would like to coach you at Iron House');
    const token = /invite=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    const opened = (await server.browser().post('/api/invitations/open', { token })).json();
    expect(opened).toMatchObject({
      coachName: 'Jon Other',
      practiceName: 'Iron House',
      units: 'imperial',
    });
  });

  it('set when an athlete counts as silent, effective immediately', async ({
    asAthlete,
    server,
    api,
  }) => {
    const felt = { energyLevel: 6, stressLevel: 4, mood: 'good', notes: 'Fine.' };
    await asAthlete.post('/api/progress', { date: '2026-11-21', weight: 70.5, ...felt });
    server.advance(3 * 86_400_000);
    expect(await api.kinds()).toEqual([]);
    await api.change({ silentDays: 2, version: 2 });
    await server.settle();
    expect(await api.kinds()).toEqual(['silence']);
    await api.change({ silentDays: 7, version: 3 });
    await server.settle();
    expect(await api.kinds()).toEqual([]);
  });
});

describe('team', () => {
  const form = { name: 'Kim New', email: 'kim@test.example' };

  it('lists coaches with their athlete counts, head coach first', async ({ api, asOther }) => {
    const { coaches, mayAdd } = await api.team();
    expect(mayAdd).toBe(true);
    expect(
      coaches.map(({ name, isHead, isActive, athletes }) => [name, isHead, isActive, athletes]),
    ).toEqual([
      ['Mia Head', true, true, 0],
      ['Jon Other', false, false, 1],
    ]);
    expect((await api.team(asOther)).mayAdd).toBe(false);
  });

  it('lets only the head coach add a coach, who logs in by the link', async ({
    api,
    asOther,
    server,
  }) => {
    const refused = await api.addCoach(form, asOther);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'head_coach_only']);
    const created = await api.addCoach(form);
    expect(created.statusCode).toBe(201);
    expect(created.json()).toMatchObject({ ...form, isHead: false, isActive: false, athletes: 0 });
    const token = await tokenMailedTo(server, form.email);
    const password = 'squat bench deadlift';
    await server.browser().post('/api/auth/set-password', { token, password });
    const login = await server.browser().post('/api/auth/login', { email: form.email, password });
    expect(login.json()).toMatchObject({ user: { name: 'Kim New', role: 'coach' } });
  });

  it('rejects a second account for an email, and re-sends the link if no password is set', async ({
    api,
    athlete,
    server,
  }) => {
    const repeated = await api.addCoach(form);
    expect([repeated.statusCode, repeated.json().code]).toEqual([409, 'email_taken']);
    const athletes = await api.addCoach({ ...form, email: athlete.email });
    expect(athletes.json().code).toBe('email_taken');
    const late = { name: 'Lee Late', email: 'lee@test.example' };
    const taps = await Promise.all([1, 2].map(() => api.addCoach(late)));
    expect(taps.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(new Set(taps.map((tap) => tap.json().id)).size).toBe(1);
    await server.settle();
    expect(server.mails.filter(({ to }) => to === late.email)).toHaveLength(2);
    expect((await api.team()).coaches).toHaveLength(4);
  });

  it("keeps the head coach when another coach's creation date is earlier", async ({
    server,
    api,
  }) => {
    server.advance(-WEEK_MS);
    await api.addCoach({ name: 'Ida Early', email: 'ida@test.example' });
    server.advance(WEEK_MS);
    const { coaches } = await api.team();
    expect(coaches.find(({ name }) => name === 'Ida Early')).toMatchObject({ isHead: false });
    expect(coaches[0]).toMatchObject({ name: 'Mia Head', isHead: true });
  });
});

describe('audit log', () => {
  it('lists actions newest first, without full addresses', async ({ asOther, athlete, api }) => {
    await asOther.patch(`/api/users/${athlete.id}`, { height: 170, version: 1 });
    const [line] = await api.audit();
    expect(line).toMatchObject({
      kind: 'athletes',
      action: 'change profile',
      outcome: 'done',
      actor: { name: 'Jon Other' },
      subject: { name: 'Ana Silva' },
      network: '127.0.0.×',
      details: { fields: 'height' },
    });
    expect(Object.keys(line?.details ?? {})).toEqual(['fields']);
  });

  it('pages without gaps or duplicates, filtered by kind and name', async ({
    api,
    asOther,
    athlete,
  }) => {
    const all = await api.audit('limit=100');
    const pagedIds: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: { lines: AuditLine[]; nextCursor: string | null } = (
        await asOther.get(`/api/audit?limit=2${cursor ? `&cursor=${cursor}` : ''}`)
      ).json();
      pagedIds.push(...page.lines.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    expect(pagedIds).toEqual(all.map(({ id }) => id));
    expect(all.length).toBeGreaterThan(3);
    const { version } = await api.settingsOf();
    await api.change({ practiceName: 'Iron Hall', version });
    await api.addCoach({ name: 'Kim', email: 'refused@test.example' }, asOther);
    const settings = await api.audit('kind=practice');
    expect(new Set(settings.map(({ action }) => action))).toEqual(
      new Set(['change settings', 'add coach']),
    );
    const about = await api.audit('person=silv');
    expect(about.map(({ subject }) => subject?.name)).toContain('Ana Silva');
    expect(
      about.every(({ subject, actor }) =>
        [subject, actor].some((person) => person?.id === athlete.id),
      ),
    ).toBe(true);
    expect(await api.audit('person=%25')).toEqual([]);
    expect((await asOther.get('/api/audit?cursor=nope')).statusCode).toBe(400);
    expect((await asOther.get('/api/audit?kind=secrets')).statusCode).toBe(400);
  });

  it("shows an invitation's recipient only to its sender", async ({ api, asHead }) => {
    await api.invite({ email: 'ruth@test.example', name: 'Ruth Vale' });
    await api.invite({ email: 'nameless@test.example' });
    const [nameless, ruth] = await api.audit('kind=invitations');
    expect(nameless).toMatchObject({ action: 'invite', details: { to: 'nameless@test.example' } });
    expect(ruth).toMatchObject({ action: 'invite', details: { to: 'Ruth Vale' } });
    expect(await api.audit('person=ruth')).toEqual([ruth]);
    const [seen] = await api.audit('kind=invitations', asHead);
    expect(seen).toEqual({ ...nameless, details: {} });
    expect(await api.audit('person=ruth', asHead)).toEqual([]);
  });

  it("shows the head coach other coaches' actions, but not those of their athletes", async ({
    api,
    asHead,
    athlete,
    server,
  }) => {
    const actions = async (browser: TestBrowser) =>
      (await api.audit('limit=100', browser)).map(({ action }) => action);
    expect(await actions(asHead)).toContain('change settings');
    expect(await actions(asHead)).not.toContain('change profile');
    await asHead.get(`/api/users/${athlete.id}`);
    const [denied] = await api.audit('kind=looks', asHead);
    expect(denied).toMatchObject({ outcome: 'denied', actor: { name: 'Mia Head' }, subject: null });
    const [seen] = await api.audit('kind=looks');
    expect(seen).toMatchObject({ actor: { name: 'Mia Head' }, subject: { name: 'Ana Silva' } });
    const newcomer = await signIn(server, await createPerson(server.db, { role: 'coach' }));
    expect(await api.audit('', newcomer)).toEqual([]);
  });
});
