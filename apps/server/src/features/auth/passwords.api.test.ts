import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog, credentials, passwordLinks } from '../../platform/db/schema/index.ts';
import { createPerson, type Person, signIn } from '../../testing/people.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

const OLD = 'stage lights at noon';
const NEW = 'quarter turns to the right';
const HOUR = 3_600_000;

let test: TestApp;
let person: Person;
beforeAll(async () => {
  test = await openTestApp({ publicUrl: 'https://coaching.example/' });
});
afterAll(() => test.close());
beforeEach(async () => {
  test.advance(HOUR);
  person = await createPerson(test.db, { password: OLD });
});

const login = async (password: string) =>
  (await test.browser().post('/api/auth/login', { email: person.email, password })).statusCode;
const me = '/api/auth/me';
const setPassword = (token: string, password = NEW) =>
  test.browser().post('/api/auth/set-password', { token, password });

/** Requests a link and extracts its token from the mail. */
async function requestLink(email = person.email): Promise<string> {
  const before = test.mails.length;
  const response = await test.browser().post('/api/auth/password-link', { email });
  expect(response.statusCode).toBe(204);
  await test.settle();
  const mail = test.mails[before];
  expect(mail?.to).toBe(email);
  const link = /https:\/\/coaching\.example\/set-password\?token=([\w-]{43})\n/.exec(
    mail?.text ?? '',
  );
  return link?.[1] ?? '';
}

describe('a link to set a password', () => {
  it('sets the password, ends every session and logs in', async () => {
    const elsewhere = await signIn(test, person);
    const token = await requestLink();
    // Lets the mail be deleted with the account.
    expect(test.mails.at(-1)?.aboutId).toBe(person.id);
    const browser = test.browser();
    const response = await browser.post('/api/auth/set-password', { token, password: NEW });
    expect(response.statusCode).toBe(200);
    expect(response.json().user).toEqual({ ...person });
    expect((await browser.get(me)).statusCode).toBe(200);
    expect((await elsewhere.get(me)).statusCode).toBe(401);
    expect(await login(OLD)).toBe(401);
    expect(await login(NEW)).toBe(200);
  });

  it('sets the first password of an account', async () => {
    person = await createPerson(test.db);
    expect((await setPassword(await requestLink())).statusCode).toBe(200);
    expect(await login(NEW)).toBe(200);
  });

  it('works only once', async () => {
    const token = await requestLink();
    const answers = await Promise.all([setPassword(token), setPassword(token)]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 400]);
    const second = await setPassword(token);
    expect(second.statusCode).toBe(400);
    expect(second.json()).toMatchObject({ code: 'link_invalid' });
  });

  it('expires after 24 hours', async () => {
    const token = await requestLink();
    test.advance(24 * HOUR - 1);
    expect((await setPassword(token, 'password1')).json().code).toBe('common_password');
    test.advance(1);
    expect((await setPassword(token)).json().code).toBe('link_invalid');
    expect(await login(OLD)).toBe(200);
  });

  it('stays valid next to a newer one until one of them is used', async () => {
    const [older, newer] = [await requestLink(), await requestLink()];
    expect((await setPassword(older)).statusCode).toBe(200);
    expect((await setPassword(newer)).json().code).toBe('link_invalid');
  });

  it('becomes invalid after a password change', async () => {
    const token = await requestLink();
    const browser = await signIn(test, person);
    await browser.post('/api/auth/change-password', { currentPassword: OLD, newPassword: NEW });
    expect((await setPassword(token)).json().code).toBe('link_invalid');
  });

  it('survives a rejected password', async () => {
    const token = await requestLink();
    expect((await setPassword(token, 'short')).json().code).toBe('invalid_input');
    const common = await setPassword(token, 'Football1');
    expect(common.statusCode).toBe(400);
    expect(common.json()).toMatchObject({
      code: 'common_password',
      issues: [{ path: 'password' }],
    });
    expect((await setPassword(token)).statusCode).toBe(200);
  });

  it('gets the same reply for an unknown email, and no mail', async () => {
    const sent = test.mails.length;
    const [known, unknown] = [
      await test.browser().post('/api/auth/password-link', { email: person.email }),
      await test.browser().post('/api/auth/password-link', { email: 'nobody@test.example' }),
    ];
    await test.settle();
    expect(unknown.statusCode).toBe(204);
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
    expect(Object.keys(unknown.headers)).toEqual(Object.keys(known.headers));
    expect(test.mails.length - sent).toBe(1);
  });

  it('is stored as a hash only', async () => {
    const token = await requestLink();
    const rows = await test.db.select().from(passwordLinks);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it.each([
    ['an unknown token', { token: 'x'.repeat(43), password: NEW }, 'link_invalid'],
    ['an empty token', { token: '', password: NEW }, 'invalid_input'],
    ['a token that is a number', { token: 7, password: NEW }, 'invalid_input'],
    ['no password', { token: 'x' }, 'invalid_input'],
    ['an unknown field', { token: 'x', password: NEW, userId: 'y' }, 'invalid_input'],
  ])('rejects %s with 400', async (_label, body, code) => {
    const response = await test.browser().post('/api/auth/set-password', body);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code });
  });

  it('is not sent to an invalid email', async () => {
    for (const body of [{}, { email: 'x' }, { email: person.email, to: 'other@test.example' }]) {
      const response = await test.browser().post('/api/auth/password-link', body);
      expect(response.json()).toMatchObject({ code: 'invalid_input' });
    }
  });
});

describe('changing the password', () => {
  const change = '/api/auth/change-password';

  it('ends other sessions, keeps this one, and stores argon2id', async () => {
    const [here, elsewhere] = [await signIn(test, person), await signIn(test, person)];
    const response = await here.post(change, { currentPassword: OLD, newPassword: NEW });
    expect(response.statusCode).toBe(204);
    expect((await here.get(me)).statusCode).toBe(200);
    expect((await elsewhere.get(me)).statusCode).toBe(401);
    expect(await login(OLD)).toBe(401);
    expect(await login(NEW)).toBe(200);
    for (const row of await test.db.select().from(credentials)) {
      expect(row.passwordHash).toMatch(/^\$argon2id\$v=19\$m=32768,t=2,p=1\$/);
    }
  });

  it('rejects a wrong current password at its field', async () => {
    const browser = await signIn(test, person);
    const response = await browser.post(change, { currentPassword: 'wrong', newPassword: NEW });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      code: 'invalid_input',
      issues: [{ path: 'currentPassword' }],
    });
    expect(await login(OLD)).toBe(200);
  });

  it('rejects a common new password at its field', async () => {
    const browser = await signIn(test, person);
    const response = await browser.post(change, {
      currentPassword: OLD,
      newPassword: 'iloveyou1',
    });
    expect(response.json()).toMatchObject({
      code: 'common_password',
      issues: [{ path: 'newPassword' }],
    });
  });

  it('rejects an account without a password', async () => {
    const browser = await signIn(test, await createPerson(test.db));
    const response = await browser.post(change, { currentPassword: OLD, newPassword: NEW });
    expect(response.json()).toMatchObject({ code: 'invalid_input' });
  });

  it('lets only one of two concurrent changes through', async () => {
    const browser = await signIn(test, person);
    const answers = await Promise.all(
      ['first of two choices', 'second of two choices'].map((newPassword) =>
        browser.post(change, { currentPassword: OLD, newPassword }),
      ),
    );
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([204, 400]);
  });

  it('stops guesses after 10 tries', async () => {
    const browser = await signIn(test, person);
    const body = { currentPassword: 'a guess', newPassword: NEW };
    for (let index = 0; index < 10; index += 1) {
      expect((await browser.post(change, body)).statusCode).toBe(400);
    }
    expect((await browser.post(change, body)).statusCode).toBe(429);
  });

  it('requires a session', async () => {
    const response = await test.browser().post(change, { currentPassword: OLD, newPassword: NEW });
    expect(response.statusCode).toBe(401);
  });

  it('rejects wrong types and unknown fields', async () => {
    const browser = await signIn(test, person);
    for (const body of [
      {},
      { currentPassword: 1, newPassword: 2 },
      { currentPassword: OLD, newPassword: 'short' },
      { currentPassword: OLD, newPassword: NEW, userId: person.id },
    ]) {
      expect((await browser.post(change, body)).json()).toMatchObject({ code: 'invalid_input' });
    }
    expect(await login(OLD)).toBe(200);
  });
});

describe('password audit log', () => {
  it('records link requests and password changes, without secrets', async () => {
    const token = await requestLink();
    await test.browser().post('/api/auth/password-link', { email: 'stranger@test.example' });
    await test.settle();
    await setPassword(token);
    const browser = await signIn(test, person);
    await browser.post('/api/auth/change-password', { currentPassword: 'no', newPassword: OLD });
    await browser.post('/api/auth/change-password', { currentPassword: NEW, newPassword: OLD });
    const lines = await test.db.select().from(auditLog).orderBy(auditLog.id);
    expect(lines.slice(-5)).toMatchObject([
      { action: 'password link', outcome: 'done', subjectId: person.id },
      { action: 'password link', outcome: 'denied', subjectId: null },
      { action: 'password set', outcome: 'done', actorId: person.id, subjectId: person.id },
      { action: 'password change', outcome: 'denied', actorId: person.id },
      { action: 'password change', outcome: 'done', actorId: person.id },
    ]);
    const text = JSON.stringify(lines);
    for (const secret of [token, 'stranger', person.email, OLD, NEW]) {
      expect(text).not.toContain(secret);
    }
  });
});
