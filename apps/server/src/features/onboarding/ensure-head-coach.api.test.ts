import { describe, expect } from 'vitest';
import { createBackground } from '../../platform/background.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { serverTest } from '../../testing/fixtures.ts';
import { createPerson } from '../../testing/people.ts';
import { updatePerson } from '../athletes/index.ts';
import { ensureHeadCoach, welcomeHeadCoach } from './index.ts';

const mails: Mail[] = [];
const printed: string[] = [];
const background = createBackground((_name, error) => {
  throw error;
});

const it = serverTest
  .extend('settings', { coachEmail: 'Head@Gym.example', coachName: 'Mia' })
  /** Simulates a start: creates the account and sends the welcome mail. */
  .extend('ensure', ({ server }) => async () => {
    const { db, settings, now } = server;
    const services = {
      ...{ db, settings, now, background },
      mailer: {
        check: async () => {},
        async send(mail: Mail) {
          mails.push(mail);
        },
      },
    };
    const coach = await ensureHeadCoach(services);
    if (coach) welcomeHeadCoach(services, coach, (line) => printed.push(line));
    return coach;
  });

describe('the first start without demo data', () => {
  it("fails with an explanation if the address is an athlete's", async ({ server, ensure }) => {
    const athlete = await createPerson(server.db, { email: 'head@gym.example' });
    await expect(ensure()).rejects.toMatchObject({
      name: 'OperatorError',
      message: expect.stringContaining('COACH_EMAIL is Head@Gym.example'),
    });
    await updatePerson(server.db, athlete.id, { email: 'athlete@gym.example' });
  });

  it('creates one head coach, even with two processes', async ({ ensure }) => {
    const made = (await Promise.all([ensure(), ensure()])).filter((coach) => coach !== null);
    expect(made).toMatchObject([{ email: 'head@gym.example', name: 'Mia', role: 'coach' }]);
    expect(await ensure()).toBeNull();
  });

  it('lets the coach in only by the emailed link', async ({ server }) => {
    await background.drain();
    expect(mails).toMatchObject([{ to: 'head@gym.example' }]);
    const token = /token=([\w-]+)/.exec(mails[0]?.text ?? '')?.[1];
    // Without a mail server, no one receives the mail.
    expect(printed).toEqual([expect.stringContaining(`/set-password?token=${token}`)]);
    const password = 'squat bench deadlift';
    const browser = server.browser();
    const login = () => browser.post('/api/auth/login', { email: 'head@gym.example', password });
    expect((await login()).statusCode).toBe(401);
    const set = await browser.post('/api/auth/set-password', { token, password });
    expect(set.statusCode).toBeLessThan(300);
    expect((await login()).json()).toMatchObject({ user: { role: 'coach' } });
  });
});
