import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { noticeDeliveries, notices, users } from '../../../platform/db/schema/index.ts';
import { MailNotSentError } from '../../../platform/mail/mail-not-sent.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import { freshServerTest } from '../../../testing/fixtures.ts';
import { createPerson, signIn } from '../../../testing/people.ts';
import type { TestBrowser } from '../../../testing/test-app.ts';
import { notifyPerson } from '../notify-person.ts';
import { storeNotices } from '../queries.ts';
import { deliverEmails } from './deliver-emails.ts';
import { pruneInterrupted } from './start-deliveries.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The clock starts on Saturday, November 21, at 9:00 UTC. */
const it = freshServerTest
  .extend('coach', ({ server }) => createPerson(server.db, { role: 'coach' }))
  .extend('athlete', ({ server, coach }) => createPerson(server.db, { coachId: coach.id }))
  .extend('asCoach', ({ server, coach }) => signIn(server, coach))
  .extend('asAthlete', ({ server, athlete }) => signIn(server, athlete))
  .extend('mail', ({ server, athlete }) => {
    const sent: Mail[] = [];
    const failures: unknown[] = [];
    const reported: unknown[] = [];
    const down = { isDown: false };
    const mailer = {
      async check() {
        if (down.isDown) throw new Error('connection refused');
      },
      async send(mail: Mail) {
        const failure = failures.shift();
        if (failure) throw failure;
        sent.push(mail);
      },
    };
    const background = {
      ...server.background,
      report: (_: string, error: unknown) => reported.push(error),
    };
    const { db, settings, now } = server;
    const deliver = () => deliverEmails({ db, settings, now, mailer, background });
    return {
      ...{ sent, failures, reported, down, deliver },
      subjects: () => sent.map(({ subject }) => subject),
      queued: () => db.select().from(noticeDeliveries),
      /** A notice about a check-in, which joins no other. */
      notify: (subject = 'one') => {
        const notice = {
          userId: athlete.id,
          kind: 'check_in_answered',
          subject,
          aboutId: athlete.id,
        } as const;
        return db.transaction((tx) => notifyPerson(tx, notice, now()));
      },
      deliverAfter: async (minutes: number) => {
        server.advance(minutes * MINUTE_MS);
        await deliver();
      },
    };
  });

const save = (browser: TestBrowser, settings: object) =>
  browser.request({
    ...{ method: 'PUT', url: '/api/notices/settings' },
    payload: { off: [], digestHour: 7, ...settings },
  });

describe('an email', () => {
  it('is sent once, two minutes after its event, with links', async ({ athlete, mail }) => {
    await mail.notify();
    await mail.deliverAfter(1);
    expect(mail.sent).toEqual([]);
    await mail.deliverAfter(1);
    await mail.deliver();
    expect(mail.sent).toEqual([
      {
        to: athlete.email,
        subject: 'Your coach answered your check-in',
        text: expect.stringMatching(
          /\/check-in\n[\s\S]*turn these off:\n\n\S+\/account#notice-settings\n/,
        ),
        aboutId: athlete.id,
      },
    ]);
    expect(await mail.queued()).toEqual([]);
  });

  it('is one for joined notices, and no other follows until they are read', async ({
    athlete,
    asCoach,
    mail,
  }) => {
    const thread = `/api/users/${athlete.id}/messages`;
    for (const content of ['One', 'Two', 'Three']) await asCoach.post(thread, { content });
    await mail.deliverAfter(2);
    await asCoach.post(thread, { content: 'Four' });
    await mail.deliverAfter(60);
    expect(mail.subjects()).toEqual(['3 messages from your coach']);
  });

  it('isn’t sent if the notice was read', async ({ asAthlete, mail }) => {
    await mail.notify();
    const [{ id }] = (await asAthlete.get('/api/notices')).json().notices;
    await asAthlete.post(`/api/notices/${id}/read`, {});
    await mail.deliverAfter(2);
    expect([mail.sent, await mail.queued()]).toEqual([[], []]);
  });

  it('isn’t sent if its event is undone', async ({ mail, server }) => {
    await mail.notify();
    await server.db.delete(notices);
    await mail.deliverAfter(2);
    expect(mail.sent).toEqual([]);
  });

  it('is queued for many people at once', async ({ athlete, coach, mail, server }) => {
    const about = { subject: 'one', aboutId: null } as const;
    const rows = [
      { userId: athlete.id, kind: 'check_in_overdue', ...about },
      { userId: athlete.id, kind: 'check_in_open', ...about },
      { userId: coach.id, kind: 'overdue_digest', amount: 3, ...about },
    ] as const;
    for (const _hour of [1, 2]) await storeNotices(server.db, rows, server.now());
    await mail.deliverAfter(2);
    expect(mail.subjects().toSorted()).toEqual([
      ...['3 check-ins are overdue', 'Your weekly check-in is overdue'],
    ]);
  });

  it('is sent once by two processes', async ({ mail }) => {
    await mail.notify();
    await mail.notify('two');
    await mail.deliverAfter(1);
    await Promise.all([mail.deliverAfter(1), mail.deliver()]);
    expect(mail.sent).toHaveLength(2);
  });

  it('names no one and quotes nothing', async ({ athlete, asAthlete, mail, server }) => {
    await server.db.update(users).set({ name: 'Ana Marquez' }).where(eq(users.id, athlete.id));
    await asAthlete.post(`/api/users/${athlete.id}/messages`, { content: 'I fainted at 71.4 kg.' });
    await mail.deliverAfter(2);
    expect(mail.subjects()).toEqual(['An athlete needs your attention']);
    expect(mail.sent.map(({ text }) => text).join()).not.toMatch(/Ana|faint|71|flag/);
  });

  it('isn’t sent to demo people, former coaches or deleted accounts', async ({
    athlete,
    coach,
    mail,
    server,
  }) => {
    const { db } = server;
    await mail.notify();
    await db.update(users).set({ email: 'mia@demo.posedown.app' }).where(eq(users.id, athlete.id));
    const flag = { userId: coach.id, kind: 'red_flag', subject: 'x', aboutId: null } as const;
    await db.transaction((tx) => notifyPerson(tx, flag, server.now()));
    await db.update(users).set({ leftAt: server.now() }).where(eq(users.id, coach.id));
    await mail.deliverAfter(2);
    await mail.notify('two');
    await db.delete(users).where(eq(users.id, athlete.id));
    await mail.deliverAfter(2);
    expect([mail.sent, await mail.queued()]).toEqual([[], []]);
  });
});

describe('quiet hours', () => {
  it('postpone an email to their end in the person’s time zone', async ({
    athlete,
    mail,
    server,
  }) => {
    // 1:00 in Los Angeles.
    await server.db
      .update(users)
      .set({ timezone: 'America/Los_Angeles' })
      .where(eq(users.id, athlete.id));
    await mail.notify();
    await mail.deliverAfter(2);
    expect(await mail.queued()).toMatchObject([{ dueAt: new Date('2026-11-21T15:00:00Z') }]);
    await mail.deliverAfter(5 * 60);
    expect(mail.sent).toEqual([]);
    await mail.deliverAfter(58);
    expect(mail.sent).toHaveLength(1);
  });

  it('are those of UTC in an unknown time zone', async ({ athlete, mail, server }) => {
    await server.db.update(users).set({ timezone: 'Nowhere/Gone' }).where(eq(users.id, athlete.id));
    await mail.notify();
    await mail.deliverAfter(2);
    expect(mail.sent).toHaveLength(1);
  });

  it('are the person’s own', async ({ asAthlete, mail }) => {
    await save(asAthlete, { quietHours: { from: 9, to: 10 } });
    await mail.notify();
    await mail.deliverAfter(2);
    expect(mail.sent).toEqual([]);
    await save(asAthlete, { quietHours: { from: 9, to: 9 } });
    await mail.deliverAfter(60);
    expect(mail.sent).toHaveLength(1);
  });
});

describe('settings', () => {
  it('turn emails of a kind off, also one that waits', async ({ asAthlete, mail }) => {
    await mail.notify();
    await save(asAthlete, { email: ['plan_changed'] });
    await mail.notify('two');
    expect(await mail.queued()).toHaveLength(1);
    await mail.deliverAfter(2);
    expect([mail.sent, await mail.queued()]).toEqual([[], []]);
  });
});

describe('a mail server', () => {
  it('that is down delays emails, which arrive once it is back', async ({ mail }) => {
    mail.down.isDown = true;
    for (const subject of ['one', 'two']) await mail.notify(subject);
    await mail.deliverAfter(2);
    await mail.deliver();
    // One attempt for all, then a pause.
    expect(mail.reported).toHaveLength(1);
    for (let hour = 0; hour < 12; hour++) await mail.deliverAfter(60);
    mail.down.isDown = false;
    await mail.deliverAfter(5);
    expect(mail.sent).toHaveLength(2);
  });

  it('that was down for days leaves no stale emails', async ({ mail }) => {
    await mail.notify();
    await mail.deliverAfter(49 * 60);
    expect([mail.sent, await mail.queued()]).toEqual([[], []]);
  });

  it('that puts an email off gets it again, later and later, for a day', async ({
    mail,
    server,
    asAthlete,
  }) => {
    await save(asAthlete, { quietHours: { from: 0, to: 0 } });
    const busy = new MailNotSentError('delayed', new Error('greylisted'));
    mail.failures.push(...Array.from({ length: 40 }, () => busy));
    await mail.notify();
    await mail.deliverAfter(2);
    const start = server.now().getTime();
    const pauses: number[] = [];
    for (let [delivery] = await mail.queued(); delivery; [delivery] = await mail.queued()) {
      const pause = delivery.dueAt.getTime() - server.now().getTime();
      pauses.push(pause / MINUTE_MS);
      await mail.deliverAfter(pause / MINUTE_MS);
    }
    expect(pauses.slice(0, 8)).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
    const lasted = server.now().getTime() - start;
    expect(lasted).toBeGreaterThan(22 * HOUR_MS);
    expect(lasted).toBeLessThan(26 * HOUR_MS);
    expect(mail.sent).toEqual([]);
  });

  it.for([
    ['refuses an email', new MailNotSentError('rejected', new Error('no such mailbox'))],
    ['breaks off after an email, which may have arrived,', new Error('connection closed')],
  ] as const)('that %s doesn’t get it again', async ([_what, failure], { mail }) => {
    mail.failures.push(failure);
    await mail.notify();
    await mail.deliverAfter(2);
    await mail.deliverAfter(24 * 60);
    expect([mail.sent, mail.reported, await mail.queued()]).toEqual([[], [failure], []]);
  });
});

it('never sends an email again that a stopped process had claimed', async ({ mail, server }) => {
  await mail.notify();
  await server.db.update(noticeDeliveries).set({ claimedAt: server.now() });
  await mail.deliverAfter(2);
  expect(mail.sent).toEqual([]);
  const warnings: string[] = [];
  const log = { ...server.app.log, warn: (text: string) => warnings.push(text) };
  const services = { ...server, log: log as unknown as typeof server.app.log };
  await pruneInterrupted(services);
  expect(await mail.queued()).toHaveLength(1);
  server.advance(HOUR_MS);
  await pruneInterrupted(services);
  expect(await mail.queued()).toEqual([]);
  expect(warnings).toEqual([expect.stringContaining('1 notices')]);
});

it('rolls an email back with its event', async ({ athlete, mail, server }) => {
  const notice = { userId: athlete.id, kind: 'plan_changed', subject: 'x', aboutId: null } as const;
  const failing = server.db.transaction(async (tx) => {
    await notifyPerson(tx, notice, server.now());
    throw new Error('the event failed');
  });
  await expect(failing).rejects.toThrow('the event failed');
  expect(await mail.queued()).toEqual([]);
});
