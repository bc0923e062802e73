import { VOLUME_LANDMARKS } from '@posedown/coaching';
import type { AuditLine, Colleague } from '@posedown/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPerson, type Person, signIn } from '../../testing/people.ts';
import { openTestApp, type TestApp, type TestBrowser } from '../../testing/test-app.ts';

const WEEK_MS = 7 * 86_400_000;

let test: TestApp;
let head: Person;
let other: Person;
let athlete: Person;
let asHead: TestBrowser;
let asOther: TestBrowser;
let asAthlete: TestBrowser;

beforeAll(async () => {
  test = await openTestApp();
  head = await createPerson(test.db, {
    role: 'coach',
    name: 'Mia Head',
    password: 'a b c d e f g h',
  });
  other = await createPerson(test.db, { role: 'coach', name: 'Jon Other' });
  athlete = await createPerson(test.db, { coachId: other.id, name: 'Ana Silva' });
  asHead = await signIn(test, head);
  asOther = await signIn(test, other);
  asAthlete = await signIn(test, athlete);
});
afterAll(() => test.close());

const log = (notes: string) =>
  asAthlete.post('/api/progress', {
    date: '2026-11-21',
    weight: 70.5,
    energyLevel: 6,
    stressLevel: 4,
    mood: 'good',
    notes,
  });

describe('coach settings', () => {
  const read = async (browser = asOther) => (await browser.get('/api/settings')).json();
  const change = async (body: object, browser = asOther) => browser.patch('/api/settings', body);

  it('have defaults until changed, per coach', async () => {
    const byDefault = {
      practiceName: null,
      defaultUnits: 'metric',
      silentDays: 4,
      leastAdherence: 60,
      volumeLandmarks: VOLUME_LANDMARKS,
    };
    expect(await read()).toEqual({ ...byDefault, version: 0 });
    const changed = await change({ defaultUnits: 'imperial', version: 0 });
    await test.settle();
    expect(changed.json()).toEqual({ ...byDefault, defaultUnits: 'imperial', version: 1 });
    expect(await read(asHead)).toEqual({ ...byDefault, version: 0 });
  });

  it('reject outdated versions and invalid values', async () => {
    expect((await change({ silentDays: 5, version: 0 })).statusCode).toBe(409);
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
      const refused = await change({ ...wrong, version: 1 });
      expect(refused.statusCode, JSON.stringify(wrong)).toBe(400);
    }
    expect(await read()).toMatchObject({ silentDays: 4, version: 1 });
  });

  it('apply to invitations and the sign-up they open', async () => {
    await change({ practiceName: 'Iron House', version: 1 });
    await asOther.post('/api/invitations', { email: 'invited@test.example' });
    await test.settle();
    const mail = test.mails.at(-1);
    expect(mail?.subject).toContain('Iron House');
    expect(mail?.text).toContain('Jon Other would like to coach you at Iron House');
    const token = /invite=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    const opened = (await test.browser().post('/api/invitations/open', { token })).json();
    expect(opened).toMatchObject({
      coachName: 'Jon Other',
      practiceName: 'Iron House',
      units: 'imperial',
    });
  });

  it('set when an athlete counts as silent, effective immediately', async () => {
    await log('Fine.');
    test.advance(3 * 86_400_000);
    asOther = await signIn(test, other);
    asAthlete = await signIn(test, athlete);
    asHead = await signIn(test, head);
    const kinds = async () =>
      (await asOther.get('/api/alerts')).json().alerts.map(({ type }: { type: string }) => type);
    expect(await kinds()).toEqual([]);
    await change({ silentDays: 2, version: 2 });
    await test.settle();
    expect(await kinds()).toEqual(['silence']);
    await change({ silentDays: 7, version: 3 });
    await test.settle();
    expect(await kinds()).toEqual([]);
  });
});

describe('team', () => {
  const list = async (browser = asHead): Promise<{ coaches: Colleague[]; mayAdd: boolean }> =>
    (await browser.get('/api/team')).json();
  const form = { name: 'Kim New', email: 'kim@test.example' };

  it('lists coaches with their athlete counts, head coach first', async () => {
    const { coaches, mayAdd } = await list();
    expect(mayAdd).toBe(true);
    expect(
      coaches.map(({ name, isHead, isActive, athletes }) => [name, isHead, isActive, athletes]),
    ).toEqual([
      ['Mia Head', true, true, 0],
      ['Jon Other', false, false, 1],
    ]);
    expect((await list(asOther)).mayAdd).toBe(false);
  });

  it('lets only the head coach add a coach, who logs in by the link', async () => {
    const refused = await asOther.post('/api/team', form);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'head_coach_only']);
    const created = await asHead.post('/api/team', form);
    expect(created.statusCode).toBe(201);
    expect(created.json()).toMatchObject({ ...form, isHead: false, isActive: false, athletes: 0 });
    await test.settle();
    const token = /token=([\w-]+)/.exec(test.mails.at(-1)?.text ?? '')?.[1];
    const password = 'squat bench deadlift';
    await test.browser().post('/api/auth/set-password', { token, password });
    const login = await test.browser().post('/api/auth/login', { email: form.email, password });
    expect(login.json()).toMatchObject({ user: { name: 'Kim New', role: 'coach' } });
  });

  it('rejects a second account for an email, and re-sends the link if no password is set', async () => {
    const repeated = await asHead.post('/api/team', form);
    expect([repeated.statusCode, repeated.json().code]).toEqual([409, 'email_taken']);
    const athletes = await asHead.post('/api/team', { ...form, email: athlete.email });
    expect(athletes.json().code).toBe('email_taken');
    const late = { name: 'Lee Late', email: 'lee@test.example' };
    const taps = await Promise.all([1, 2].map(() => asHead.post('/api/team', late)));
    expect(taps.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(new Set(taps.map((tap) => tap.json().id)).size).toBe(1);
    await test.settle();
    expect(test.mails.filter(({ to }) => to === late.email)).toHaveLength(2);
    expect((await list()).coaches).toHaveLength(4);
  });

  it("keeps the head coach when another coach's creation date is earlier", async () => {
    test.advance(-WEEK_MS);
    await asHead.post('/api/team', { name: 'Ida Early', email: 'ida@test.example' });
    test.advance(WEEK_MS);
    const { coaches } = await list();
    expect(coaches.find(({ name }) => name === 'Ida Early')).toMatchObject({ isHead: false });
    expect(coaches[0]).toMatchObject({ name: 'Mia Head', isHead: true });
  });
});

describe('audit log', () => {
  const read = async (query = '', browser = asOther): Promise<AuditLine[]> =>
    (await browser.get(`/api/audit?${query}`)).json().lines;

  it('lists actions newest first, without full addresses', async () => {
    await asOther.patch(`/api/users/${athlete.id}`, { height: 170, version: 1 });
    const [line] = await read();
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

  it('pages without gaps or duplicates, filtered by kind and name', async () => {
    const all = await read('limit=100');
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
    const { version } = (await asOther.get('/api/settings')).json();
    await asOther.patch('/api/settings', { practiceName: 'Iron Hall', version });
    await asOther.post('/api/team', { name: 'Kim', email: 'refused@test.example' });
    const settings = await read('kind=practice');
    expect(new Set(settings.map(({ action }) => action))).toEqual(
      new Set(['change settings', 'add coach']),
    );
    const about = await read('person=silv');
    expect(about.map(({ subject }) => subject?.name)).toContain('Ana Silva');
    expect(
      about.every(({ subject, actor }) =>
        [subject, actor].some((person) => person?.id === athlete.id),
      ),
    ).toBe(true);
    expect(await read('person=%25')).toEqual([]);
    expect((await asOther.get('/api/audit?cursor=nope')).statusCode).toBe(400);
    expect((await asOther.get('/api/audit?kind=secrets')).statusCode).toBe(400);
  });

  it("shows an invitation's recipient only to its sender", async () => {
    await asOther.post('/api/invitations', { email: 'ruth@test.example', name: 'Ruth Vale' });
    await asOther.post('/api/invitations', { email: 'nameless@test.example' });
    const [nameless, ruth] = await read('kind=invitations');
    expect(nameless).toMatchObject({ action: 'invite', details: { to: 'nameless@test.example' } });
    expect(ruth).toMatchObject({ action: 'invite', details: { to: 'Ruth Vale' } });
    expect(await read('person=ruth')).toEqual([ruth]);
    const [seen] = await read('kind=invitations', asHead);
    expect(seen).toEqual({ ...nameless, details: {} });
    expect(await read('person=ruth', asHead)).toEqual([]);
  });

  it("shows the head coach other coaches' actions, but not those of their athletes", async () => {
    const actions = async (browser: TestBrowser) =>
      (await read('limit=100', browser)).map(({ action }) => action);
    expect(await actions(asHead)).toContain('change settings');
    expect(await actions(asHead)).not.toContain('change profile');
    await asHead.get(`/api/users/${athlete.id}`);
    const [denied] = await read('kind=looks', asHead);
    expect(denied).toMatchObject({ outcome: 'denied', actor: { name: 'Mia Head' }, subject: null });
    const [seen] = await read('kind=looks', asOther);
    expect(seen).toMatchObject({ actor: { name: 'Mia Head' }, subject: { name: 'Ana Silva' } });
    const newcomer = await signIn(test, await createPerson(test.db, { role: 'coach' }));
    expect(await read('', newcomer)).toEqual([]);
  });
});
