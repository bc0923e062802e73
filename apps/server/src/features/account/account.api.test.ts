import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AuditLine } from '@posedown/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect } from 'vitest';
import { auditLog, photos, protocolRecommendations } from '../../platform/db/schema/index.ts';
import { SESSION_COOKIE } from '../../platform/session/session.ts';
import { serverTest } from '../../testing/fixtures.ts';
import { createPerson, signIn } from '../../testing/people.ts';
import { sendPhoto } from '../../testing/send-photo.ts';
import type { TestBrowser } from '../../testing/test-app.ts';
import { DEMO_ACCOUNTS } from '../service/index.ts';
import { nameOf, OWN_TABLES } from './queries.ts';
import { findColumnsWith, tablesAboutPeople, tablesWith } from './testing/about-people.ts';
import { type FullAthlete, openFullAthlete } from './testing/full-athlete.ts';

const HOUR = 3_600_000;

/** Tables left out of the export, each with the reason. */
const NOT_EXPORTED: Record<string, string> = {
  credentials: 'a password is kept as a hash, which never leaves',
  password_links: 'a link is kept as a hash, which never leaves',
  audit_log: 'for whoever runs the practice; athletes see none of it',
  notice_deliveries:
    'emails and push notices about to be sent, each of a notice that is taken along',
  push_subscriptions: 'keys to reach a browser, which never leave',
  athlete_tags: 'private to the coach who gave them',
  coach_notes: 'private to the coach who wrote them',
  message_snippets: 'private to the coach who wrote them',
  scheduled_messages: 'private to the coach until they are sent',
  coach_tasks: 'private to the coach who wrote them',
  coach_alerts: 'what the coach is told; athletes see none of it',
  coach_alert_events: 'what the coach was told of; athletes see none of it',
  protocol_versions: 'drafts, which the coach alone sees',
  roster_entries: 'worked out from the rows that are taken along, for the coach',
  roster_weeks: 'worked out from the rows that are taken along, for the coach',
  coach_settings: 'of coaches alone',
  roster_layouts: 'of coaches alone',
  exercise_videos: 'of coaches alone',
  check_in_forms: 'of coaches alone; a check-in has its questions with it',
  check_in_form_versions: 'of coaches alone; a check-in has its questions with it',
};

const it = serverTest
  .extend('athlete', { scope: 'file' }, async ({ server }) => {
    const athlete = await openFullAthlete(server);
    return { ...athlete, folder: join(server.settings.dataDir, 'uploads/photos', athlete.id) };
  })
  .extend('asCoach', { scope: 'file' }, async ({ server, athlete: _first }) => {
    const asCoach = server.browser();
    await asCoach.post('/api/auth/login', DEMO_ACCOUNTS.coach);
    return asCoach;
  });

// Entering data of every kind takes long on a busy machine.
it.beforeAll(async ({ asCoach: _opened }) => undefined, 180_000);

async function downloadExport({ browser }: FullAthlete) {
  const reply = await browser.get('/api/account/export');
  expect(reply.statusCode, reply.body.slice(0, 200)).toBe(200);
  const files = unzipSync(new Uint8Array(reply.rawPayload));
  const json = (name: string) => JSON.parse(strFromU8(files[name] ?? new Uint8Array()));
  return { reply, files, json };
}

const sorted = (rows: unknown[]) => rows.map((row) => JSON.stringify(row)).sort();

describe('account export', () => {
  it('covers every table with data about a person', async ({ server }) => {
    const covered = [...OWN_TABLES.map(nameOf), ...Object.keys(NOT_EXPORTED)];
    expect(await tablesAboutPeople(server.db)).toEqual(covered.sort());
  });

  it('contains every row of those tables', async ({ server, athlete }) => {
    const { json } = await downloadExport(athlete);
    for (const own of OWN_TABLES) {
      const name = nameOf(own);
      const stored: Record<string, unknown>[] = await server.db
        .select()
        .from(own.table)
        .where(and(eq(own.owner, athlete.id), own.only));
      for (const row of stored) for (const column of own.omit ?? []) delete row[column];
      expect(stored.length, name).toBeGreaterThan(0);
      expect(sorted(json(`data/${name}.json`)), name).toEqual(sorted(stored));
    }
  });

  it('contains every photo byte for byte, voice notes, and a README', async ({
    server,
    athlete,
  }) => {
    const { files } = await downloadExport(athlete);
    const shown = and(eq(photos.userId, athlete.id), isNull(photos.looseSince));
    const stored = await server.db.select().from(photos).where(shown);
    const purposes = new Set(stored.map(({ purpose }) => purpose));
    expect([...purposes].sort()).toEqual(['meal', 'message', 'peak_week', 'progress']);
    for (const { id, purpose, date } of stored) {
      const sent = Buffer.from(files[`photos/${purpose}/${date}-${id}.webp`] ?? []);
      expect(sent.equals(readFileSync(join(athlete.folder, `${id}.webp`))), id).toBe(true);
    }
    const names = Object.keys(files);
    expect(names.filter((name) => name.startsWith('photos/'))).toHaveLength(stored.length);
    const voices = names.filter((name) => name.startsWith('voice-notes/'));
    expect(voices).toEqual([
      expect.stringMatching(/^voice-notes\/\d{4}-\d{2}-\d{2}-[\da-f-]{36}\.webm$/),
    ]);
    expect(strFromU8(files[voices[0] ?? ''] ?? new Uint8Array(), true)).toContain('webm');
    const readme = strFromU8(files['README.txt'] ?? new Uint8Array());
    for (const own of OWN_TABLES) expect(readme).toContain(`data/${nameOf(own)}.json`);
    expect(names).toHaveLength(stored.length + voices.length + OWN_TABLES.length + 1);
  });

  it("contains no secrets and nothing the athlete can't see", async ({ server, athlete }) => {
    const { json, files } = await downloadExport(athlete);
    const loose = await sendPhoto(athlete.browser, athlete.id, 'meal');
    const texts = Object.entries(files)
      .filter(([name]) => name.endsWith('.json'))
      .map(([, file]) => strFromU8(file));
    for (const secret of ['okenHash', 'asswordHash', 'Shy of the camera', loose]) {
      expect(texts.filter((text) => text.includes(secret))).toEqual([]);
    }
    const own = eq(protocolRecommendations.clientId, athlete.id);
    await server.db.update(protocolRecommendations).set({ status: 'rejected' }).where(own);
    expect(json('data/protocol_recommendations.json').length).toBeGreaterThan(0);
    server.advance(HOUR);
    expect((await downloadExport(athlete)).json('data/protocol_recommendations.json')).toEqual([]);
  });

  it('has a file name, is audited, and is limited to five per hour', async ({
    server,
    asCoach,
    athlete,
  }) => {
    server.advance(HOUR);
    const { reply } = await downloadExport(athlete);
    expect(reply.headers['content-type']).toBe('application/zip');
    expect(reply.headers['content-disposition']).toMatch(
      /^attachment; filename="posedown-2026-11-21\.zip"$/,
    );
    const [line]: AuditLine[] = (await asCoach.get('/api/audit?kind=exports')).json().lines;
    expect(line).toMatchObject({ action: 'export account', actor: { id: athlete.id } });
    for (let count = 2; count <= 5; count += 1) await downloadExport(athlete);
    expect((await athlete.browser.get('/api/account/export')).statusCode).toBe(429);
    server.advance(HOUR);
    await downloadExport(athlete);
  });
});

const forgo = (browser: TestBrowser, password: string) =>
  browser.request({ method: 'DELETE', url: '/api/account', payload: { password } });

describe('account deletion', () => {
  it('requires the password and limits guesses like the login', async ({ server }) => {
    const { id, ...person } = await createPerson(server.db, { password: 'stage lights at noon' });
    const browser = await signIn(server, { id, ...person });
    for (let guess = 1; guess <= 10; guess += 1) {
      const reply = await forgo(browser, 'a wrong one');
      expect(reply.statusCode).toBe(400);
      expect(reply.json().issues).toMatchObject([{ path: 'password' }]);
    }
    expect((await forgo(browser, 'stage lights at noon')).statusCode).toBe(429);
    expect((await browser.get('/api/auth/me')).statusCode).toBe(200);
    const denied = and(eq(auditLog.action, 'delete account'), eq(auditLog.outcome, 'denied'));
    expect(await server.db.$count(auditLog, and(denied, eq(auditLog.actorId, id)))).toBe(10);
  });

  it('rejects accounts without a password, and coaches', async ({ server, asCoach }) => {
    const withoutPassword = await signIn(server, await createPerson(server.db));
    const reply = await forgo(withoutPassword, 'stage lights at noon');
    expect([reply.statusCode, reply.json().issues[0].message]).toEqual([
      400,
      'You don’t have a password yet. Request a link to set one.',
    ]);
    const refused = await forgo(asCoach, DEMO_ACCOUNTS.coach.password);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'athlete_only']);
  });

  it("starts with a row in every table that can hold an athlete's data", async ({
    server,
    athlete,
  }) => {
    const filled = await tablesWith(server.db, athlete.id);
    const ofCoaches = [
      'check_in_forms',
      'check_in_form_versions',
      'coach_settings',
      'exercise_videos',
      'message_snippets',
      'roster_layouts',
    ];
    const all = await tablesAboutPeople(server.db);
    expect(filled).toEqual(expect.arrayContaining(all.filter((name) => !ofCoaches.includes(name))));
    expect(Object.keys(await findColumnsWith(server.db, athlete.email))).toContain(
      'invitations.email',
    );
    expect(readdirSync(athlete.folder).length).toBeGreaterThan(10);
  });

  it('ends all sessions and streams, notifies the coach, and leaves no data', async ({
    server,
    athlete,
    asCoach,
  }) => {
    const { id, name, email, coachId, browser } = athlete;
    const device = await signIn(server, { id, name, email, role: 'client' });
    const { sessions } = (await device.get('/api/auth/sessions')).json();
    const cookie = browser.cookies.get(SESSION_COOKIE) ?? '';
    const received: string[] = [];
    const listen = (userId: string, sessionId: string, end: () => void) =>
      server.events.listen({
        ...{ userId, sessionId, end, beat: () => undefined },
        send: (event) => received.push(`${event.type} ${event.athleteId === id}`),
      });
    const isCurrent = ({ current }: { current: boolean }) => current;
    const ended = new Promise<void>((resolve) => {
      listen(id, sessions.find(isCurrent).id, resolve);
    });
    const stop = listen(coachId, '', () => undefined);
    const before = (await asCoach.get('/api/clients/summary')).json().total;
    server.mails.length = 0;

    expect((await forgo(browser, DEMO_ACCOUNTS.client.password)).statusCode).toBe(204);
    await ended;
    stop();
    expect(browser.cookies.has(SESSION_COOKIE)).toBe(false);
    browser.cookies.set(SESSION_COOKIE, cookie);
    for (const old of [browser, device]) {
      expect((await old.get('/api/auth/me')).statusCode).toBe(401);
      expect((await old.get('/api/dashboard')).statusCode).toBe(401);
    }
    expect(received).toEqual(['athlete true', 'alert true', 'message true', 'protocol true']);
    expect((await asCoach.get('/api/clients/summary')).json().total).toBe(before - 1);
    expect((await asCoach.get(`/api/users/${id}`)).statusCode).toBe(404);
    await server.settle();
    expect(server.mails).toMatchObject([{ subject: `${name} has left Posedown` }]);
    expect(server.mails[0]?.to).toBe(DEMO_ACCOUNTS.coach.email);
  });

  it('deletes every row and file except the id in the audit log and the deletion list', async ({
    server,
    athlete,
  }) => {
    const { id, name, email } = athlete;
    expect(await tablesWith(server.db, email)).toEqual([]);
    expect(await tablesWith(server.db, name)).toEqual([]);
    const places = Object.keys(await findColumnsWith(server.db, id));
    expect(places).toEqual(['audit_log.actor_id', 'audit_log.subject_id', 'deleted_accounts.id']);
    expect(existsSync(athlete.folder)).toBe(false);
  });

  it("appears in the coach's audit log without a name", async ({ asCoach }) => {
    const [line]: AuditLine[] = (await asCoach.get('/api/audit?kind=deletions')).json().lines;
    expect(line).toMatchObject({ action: 'delete account', outcome: 'done', actor: null });
  });

  it('frees the email, which then behaves like an unknown one', async ({ server, athlete }) => {
    const login = async (email: string) => {
      const { password } = DEMO_ACCOUNTS.client;
      const reply = await server.browser().post('/api/auth/login', { email, password });
      const { requestId: _, ...words } = reply.json();
      return [reply.statusCode, words];
    };
    expect(await login(athlete.email)).toEqual(await login('nobody@test.example'));
    const successor = await createPerson(server.db, { email: athlete.email });
    expect((await (await signIn(server, successor)).get('/api/auth/me')).statusCode).toBe(200);
  });
});
