import { afterAll, beforeAll, describe, expect } from 'vitest';
import { attempts, auditLog } from '../../platform/db/schema/index.ts';
import { consume, keyOf, LIMITS } from '../../platform/limits/limit.ts';
import { signUpForm } from '../../testing/answers.ts';
import { serverTest } from '../../testing/fixtures.ts';
import { createPerson, type Person } from '../../testing/people.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

const PASSWORD = 'stage lights at noon';
const MINUTE = 60_000;
let person: Person;

const it = serverTest.extend('api', ({ server }) => {
  const post = (url: string, payload: object, remoteAddress = '192.0.2.1') =>
    server.browser().request({ method: 'POST', url, payload, remoteAddress });
  const login = (email: string, password: string, address?: string) =>
    post('/api/auth/login', { email, password }, address);
  async function failTimes(times: number, email: string, address?: string) {
    for (let index = 0; index < times; index += 1) {
      expect((await login(email, 'a wrong one', address)).statusCode).toBe(401);
    }
  }
  /** Counts failures at many accounts without the time that hashing takes. */
  async function countFailures(times: number, address: string) {
    for (let index = 0; index < times; index += 1) {
      await consume(server.db, LIMITS.loginPerAddress, [address], server.now());
    }
  }
  const requestLink = (email: string, address?: string) =>
    post('/api/auth/password-link', { email }, address);
  return { post, login, failTimes, countFailures, ask: requestLink };
});

it.beforeEach(async ({ server }) => {
  server.advance(24 * 60 * MINUTE);
  person = await createPerson(server.db, { password: PASSWORD });
});

describe('failed logins', () => {
  it('are limited to 10 per account and address in 15 minutes', async ({ api, server }) => {
    await api.failTimes(10, person.email);
    server.advance(5 * MINUTE);
    const refused = await api.login(person.email, PASSWORD);
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ code: 'too_many_requests' });
    expect(refused.headers['retry-after']).toBe('600');
    expect(refused.cookies).toEqual([]);
    server.advance(10 * MINUTE);
    expect((await api.login(person.email, PASSWORD)).statusCode).toBe(200);
  });

  it('never lock the owner out at another address', async ({ api }) => {
    await api.failTimes(10, person.email, '203.0.113.66');
    expect((await api.login(person.email, PASSWORD, '203.0.113.66')).statusCode).toBe(429);
    expect((await api.login(person.email, PASSWORD, '192.0.2.7')).statusCode).toBe(200);
  });

  it('get the same reply for an unknown email', async ({ api }) => {
    await api.failTimes(10, 'nobody@test.example');
    await api.failTimes(10, person.email);
    const [unknown, known] = [
      await api.login('nobody@test.example', 'a wrong one'),
      await api.login(person.email, 'a wrong one'),
    ];
    expect(unknown.statusCode).toBe(429);
    expect(unknown.json()).toEqual({ ...known.json(), requestId: unknown.json().requestId });
    expect(unknown.headers['retry-after']).toBe(known.headers['retry-after']);
  });

  it('are reset by a successful login', async ({ api }) => {
    await api.failTimes(9, person.email);
    expect((await api.login(person.email, PASSWORD)).statusCode).toBe(200);
    await api.failTimes(10, person.email);
    expect((await api.login(person.email, PASSWORD)).statusCode).toBe(429);
  });

  it('are limited to 100 per address without affecting others', async ({ api }) => {
    await api.countFailures(99, '198.51.100.5');
    await api.failTimes(1, 'nobody@test.example', '198.51.100.5');
    expect((await api.login(person.email, PASSWORD, '198.51.100.5')).statusCode).toBe(429);
    expect((await api.login(person.email, PASSWORD, '198.51.100.6')).statusCode).toBe(200);
  });

  it('don’t count successful logins', async ({ api }) => {
    await api.countFailures(99, '198.51.100.7');
    for (let index = 0; index < 3; index += 1) {
      expect((await api.login(person.email, PASSWORD, '198.51.100.7')).statusCode).toBe(200);
    }
  });

  it('count an IPv6 network as one address', async ({ api }) => {
    await api.failTimes(5, person.email, '2001:db8:1:2::a');
    await api.failTimes(5, person.email, '2001:db8:1:2:ffff::b');
    expect((await api.login(person.email, PASSWORD, '2001:db8:1:2::c')).statusCode).toBe(429);
    expect((await api.login(person.email, PASSWORD, '2001:db8:1:3::a')).statusCode).toBe(200);
  });

  it('from 300 networks of one customer are stopped early', async ({ api }) => {
    const statuses: number[] = [];
    for (let index = 0; index < 300; index += 1) {
      const network = `2001:db8:77:${index.toString(16)}::1`;
      statuses.push((await api.login(person.email, 'a wrong one', network)).statusCode);
    }
    expect(statuses.filter((status) => status === 401).length).toBeLessThan(25);
    expect(statuses.indexOf(429)).toBeLessThan(25);
  });

  it('from everywhere cause growing pauses, except on known devices', async ({ server, api }) => {
    const owner = server.browser();
    const own = (password: string) =>
      owner.post('/api/auth/login', { email: person.email, password });
    expect((await own(PASSWORD)).statusCode).toBe(200);
    await owner.post('/api/auth/logout');

    const guessFrom = (index: number) =>
      api.login(person.email, 'a wrong one', `203.0.113.${index}`);
    for (let index = 1; index <= 20; index += 1) {
      expect((await guessFrom(index)).statusCode).toBe(401);
    }
    const pauses: string[] = [];
    for (let index = 21; index <= 24; index += 1) {
      expect((await guessFrom(index)).statusCode).toBe(401);
      const refused = await guessFrom(index);
      expect(refused.statusCode).toBe(429);
      expect(refused.json().error).toContain("Log in on a device you've used before");
      pauses.push(String(refused.headers['retry-after']));
      server.advance(Number(refused.headers['retry-after']) * 1000);
    }
    expect(pauses).toEqual(['15', '30', '60', '120']);
    await guessFrom(25);
    // An unknown device can't try the right password, but an emailed link works.
    expect((await api.login(person.email, PASSWORD, '203.0.113.99')).statusCode).toBe(429);
    expect((await own(PASSWORD)).statusCode).toBe(200);
    await owner.post('/api/auth/logout');
    for (let index = 0; index < 10; index += 1) {
      expect((await own('a wrong one')).statusCode).toBe(401);
    }
    expect((await own(PASSWORD)).statusCode).toBe(429);
  });

  it('are limited to 30 on all known devices of an account', async ({ server }) => {
    const statuses: number[] = [];
    for (let index = 0; index < 4; index += 1) {
      const device = server.browser();
      const tryWith = (password: string) =>
        device.post('/api/auth/login', { email: person.email, password });
      await tryWith(PASSWORD);
      await device.post('/api/auth/logout');
      for (let n = 0; n < 9; n += 1) statuses.push((await tryWith('a wrong one')).statusCode);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(30);
    expect(statuses.slice(30)).toEqual([429, 429, 429, 429, 429, 429]);
  });

  it("don't make another person's device a known one", async ({ server }) => {
    const other = await createPerson(server.db, { password: PASSWORD });
    const browser = server.browser();
    await browser.post('/api/auth/login', { email: other.email, password: PASSWORD });
    await browser.post('/api/auth/logout');
    for (let index = 0; index < 10; index += 1) {
      await browser.post('/api/auth/login', { email: person.email, password: 'a wrong one' });
    }
    const credentials = { email: person.email, password: PASSWORD };
    expect((await browser.post('/api/auth/login', credentials)).statusCode).toBe(429);
  });

  it("can't bypass the limit by running concurrently", async ({ api }) => {
    const answers = await Promise.all(
      Array.from({ length: 15 }, () => api.login(person.email, 'a wrong one')),
    );
    expect(answers.filter((answer) => answer.statusCode === 401)).toHaveLength(10);
    expect(answers.filter((answer) => answer.statusCode === 429)).toHaveLength(5);
  });

  it('write one audit entry beyond the limit', async ({ api, server }) => {
    await api.failTimes(10, person.email);
    const before = (await server.db.select().from(auditLog)).length;
    for (let index = 0; index < 3; index += 1) await api.login(person.email, PASSWORD);
    const lines = await server.db.select().from(auditLog).orderBy(auditLog.id);
    expect(lines.slice(before)).toMatchObject([
      { action: 'login', outcome: 'denied', details: { reason: 'too many attempts' } },
    ]);
  });
});

describe('logins with the right password', () => {
  it('are limited, too', async ({ server, api }) => {
    const { max, windowMs, name } = LIMITS.loginsOfAccount;
    const windowEndsAt = new Date(server.now().getTime() + windowMs);
    await server.db
      .insert(attempts)
      .values({ key: keyOf(name, [person.id]), count: max, windowEndsAt });
    expect((await api.login(person.email, PASSWORD)).statusCode).toBe(429);
    server.advance(24 * 60 * MINUTE);
    expect((await api.login(person.email, PASSWORD)).statusCode).toBe(200);
  });
});

describe('sign-ups', () => {
  it('are limited to 100 an hour per address or IPv6 network', async ({ server, api }) => {
    for (let index = 0; index < 100; index += 1) {
      await consume(server.db, LIMITS.signUpPerAddress, ['2001:db8:7:7'], server.now());
    }
    const form = signUpForm({ email: 'gym@test.example' });
    expect((await api.post('/api/users', form, '2001:db8:7:7::1')).statusCode).toBe(429);
    expect((await api.post('/api/users', form, '2001:db8:7:8::1')).statusCode).toBe(201);
  });
});

describe('links to set a password', () => {
  it('are limited to 5 an hour per account and network, whether the account exists or not', async ({
    api,
    server,
  }) => {
    for (const email of [person.email, 'nobody@test.example']) {
      for (let index = 0; index < 5; index += 1) {
        expect((await api.ask(email, '192.0.2.66')).statusCode).toBe(204);
      }
      const refused = await api.ask(email, '192.0.2.66');
      expect(refused.statusCode).toBe(429);
      expect(refused.headers['retry-after']).toBe('3600');
      // One person's requests don't block anyone else's.
      expect((await api.ask(email, '192.0.2.7')).statusCode).toBe(204);
    }
    await server.settle();
    expect(server.mails.filter((mail) => mail.to === person.email)).toHaveLength(6);
    server.advance(60 * MINUTE);
    expect((await api.ask(person.email, '192.0.2.66')).statusCode).toBe(204);
  });

  it("are limited to 10 mails a day, plus more from the owner's own device", async ({
    server,
    api,
  }) => {
    const owner = server.browser();
    const credentials = { email: person.email, password: PASSWORD };
    expect((await owner.post('/api/auth/login', credentials)).statusCode).toBe(200);
    for (let index = 0; index < 14; index += 1) {
      expect((await api.ask(person.email, `198.51.100.${index}`)).statusCode).toBe(204);
    }
    await server.settle();
    const received = () => server.mails.filter((mail) => mail.to === person.email).length;
    expect(received()).toBe(10);
    await owner.post('/api/auth/logout');
    await owner.post('/api/auth/password-link', { email: person.email });
    await server.settle();
    expect(received()).toBe(11);
  });

  it('are limited per address', async ({ api }) => {
    for (let index = 0; index < 100; index += 1) {
      await api.ask(`nobody${index}@test.example`, '198.51.100.9');
    }
    expect((await api.ask(person.email, '198.51.100.9')).statusCode).toBe(429);
    expect((await api.ask(person.email, '198.51.100.10')).statusCode).toBe(204);
  });
});

describe('limits set by the operator', () => {
  let own: TestApp;
  beforeAll(async () => {
    const limits = {
      ...{ loginPerAccount: 2, loginPerAddress: 3, signUpPerAddress: 1 },
      ...{ linkPerAccount: 1, writePerPerson: 20 },
    };
    own = await openTestApp({ limits });
  });
  afterAll(() => own.close());

  const statusOf = async (url: string, payload: object, remoteAddress: string) =>
    (await own.browser().request({ method: 'POST', url, payload, remoteAddress })).statusCode;
  const guess = (email: string, address: string) =>
    statusOf('/api/auth/login', { email, password: 'a wrong one' }, address);

  it('override the defaults', async () => {
    for (const status of [401, 401, 429])
      expect(await guess('a@test.example', '192.0.2.1')).toBe(status);
    for (const name of ['b', 'c', 'd']) {
      expect(await guess(`${name}@test.example`, '192.0.2.2')).toBe(401);
    }
    expect(await guess('e@test.example', '192.0.2.2')).toBe(429);
    for (const status of [201, 429]) {
      const form = signUpForm({ email: `signed-up-${status}@test.example` });
      expect(await statusOf('/api/users', form, '192.0.2.3')).toBe(status);
    }
    for (const status of [204, 429]) {
      const form = { email: 'a@test.example' };
      expect(await statusOf('/api/auth/password-link', form, '192.0.2.4')).toBe(status);
    }
  });

  it('cap all writes per minute', async () => {
    const write = () => statusOf('/api/auth/logout', {}, '192.0.2.5');
    for (let index = 0; index < 20; index += 1) expect(await write()).not.toBe(429);
    expect(await write()).toBe(429);
  });
});
