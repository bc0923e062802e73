import { describe, expect } from 'vitest';
import { auditLog, credentials, passwordLinks } from '../../platform/db/schema/index.ts';
import { serverTest } from '../../testing/fixtures.ts';
import { createPerson, signIn } from '../../testing/people.ts';

const OLD = 'stage lights at noon';
const NEW = 'quarter turns to the right';
const HOUR = 3_600_000;

const it = serverTest
  .extend('settings', { publicUrl: 'https://coaching.example/' })
  .extend('person', ({ server }) => createPerson(server.db, { password: OLD }))
  .extend('api', ({ server, person }) => {
    const login = async (password: string, email = person.email) =>
      (await server.browser().post('/api/auth/login', { email, password })).statusCode;
    const setPassword = (token: string, password = NEW) =>
      server.browser().post('/api/auth/set-password', { token, password });

    /** Requests a link and extracts its token from the mail. */
    async function requestLink(email = person.email): Promise<string> {
      const before = server.mails.length;
      const response = await server.browser().post('/api/auth/password-link', { email });
      expect(response.statusCode).toBe(204);
      await server.settle();
      const mail = server.mails[before];
      expect(mail?.to).toBe(email);
      const link = /https:\/\/coaching\.example\/set-password\?token=([\w-]{43})\n/.exec(
        mail?.text ?? '',
      );
      return link?.[1] ?? '';
    }
    return { login, setPassword, requestLink };
  });

const me = '/api/auth/me';

it.beforeEach(({ server }) => server.advance(HOUR));

describe('a link to set a password', () => {
  it('sets the password, ends every session and logs in', async ({ server, person, api }) => {
    const elsewhere = await signIn(server, person);
    const token = await api.requestLink();
    // Lets the mail be deleted with the account.
    expect(server.mails.findLast(({ to }) => to === person.email)?.aboutId).toBe(person.id);
    const browser = server.browser();
    const response = await browser.post('/api/auth/set-password', { token, password: NEW });
    expect(response.statusCode).toBe(200);
    expect(response.json().user).toEqual({ ...person });
    expect((await browser.get(me)).statusCode).toBe(200);
    expect((await elsewhere.get(me)).statusCode).toBe(401);
    expect(await api.login(OLD)).toBe(401);
    expect(await api.login(NEW)).toBe(200);
  });

  it('sets the first password of an account', async ({ server, api }) => {
    const { email } = await createPerson(server.db);
    expect((await api.setPassword(await api.requestLink(email))).statusCode).toBe(200);
    expect(await api.login(NEW, email)).toBe(200);
  });

  it('works only once', async ({ api }) => {
    const token = await api.requestLink();
    const answers = await Promise.all([api.setPassword(token), api.setPassword(token)]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 400]);
    const second = await api.setPassword(token);
    expect(second.statusCode).toBe(400);
    expect(second.json()).toMatchObject({ code: 'link_invalid' });
  });

  it('expires after 24 hours', async ({ server, api }) => {
    const token = await api.requestLink();
    server.advance(24 * HOUR - 1);
    expect((await api.setPassword(token, 'password1')).json().code).toBe('common_password');
    server.advance(1);
    expect((await api.setPassword(token)).json().code).toBe('link_invalid');
    expect(await api.login(OLD)).toBe(200);
  });

  it('stays valid next to a newer one until one of them is used', async ({ api }) => {
    const [older, newer] = [await api.requestLink(), await api.requestLink()];
    expect((await api.setPassword(older)).statusCode).toBe(200);
    expect((await api.setPassword(newer)).json().code).toBe('link_invalid');
  });

  it('becomes invalid after a password change', async ({ server, api, person }) => {
    const token = await api.requestLink();
    const browser = await signIn(server, person);
    await browser.post('/api/auth/change-password', { currentPassword: OLD, newPassword: NEW });
    expect((await api.setPassword(token)).json().code).toBe('link_invalid');
  });

  it('survives a rejected password', async ({ api }) => {
    const token = await api.requestLink();
    expect((await api.setPassword(token, 'short')).json().code).toBe('invalid_input');
    const common = await api.setPassword(token, 'Football1');
    expect(common.statusCode).toBe(400);
    expect(common.json()).toMatchObject({
      code: 'common_password',
      issues: [{ path: 'password' }],
    });
    expect((await api.setPassword(token)).statusCode).toBe(200);
  });

  it('gets the same reply for an unknown email, and no mail', async ({ server, person }) => {
    const sent = server.mails.length;
    const [known, unknown] = [
      await server.browser().post('/api/auth/password-link', { email: person.email }),
      await server.browser().post('/api/auth/password-link', { email: 'nobody@test.example' }),
    ];
    await server.settle();
    expect(unknown.statusCode).toBe(204);
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
    expect(Object.keys(unknown.headers)).toEqual(Object.keys(known.headers));
    expect(server.mails.length - sent).toBe(1);
  });

  it('is stored as a hash only', async ({ server, api }) => {
    const token = await api.requestLink();
    const rows = await server.db.select().from(passwordLinks);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it.for([
    ['an unknown token', { token: 'x'.repeat(43), password: NEW }, 'link_invalid'],
    ['an empty token', { token: '', password: NEW }, 'invalid_input'],
    ['a token that is a number', { token: 7, password: NEW }, 'invalid_input'],
    ['no password', { token: 'x' }, 'invalid_input'],
    ['an unknown field', { token: 'x', password: NEW, userId: 'y' }, 'invalid_input'],
  ])('rejects %s with 400', async ([_label, body, code], { server }) => {
    const response = await server.browser().post('/api/auth/set-password', body);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code });
  });

  it('is not sent to an invalid email', async ({ server, person }) => {
    for (const body of [{}, { email: 'x' }, { email: person.email, to: 'other@test.example' }]) {
      const response = await server.browser().post('/api/auth/password-link', body);
      expect(response.json()).toMatchObject({ code: 'invalid_input' });
    }
  });
});

describe('changing the password', () => {
  const change = '/api/auth/change-password';

  it('ends other sessions, keeps this one, and stores argon2id', async ({
    server,
    person,
    api,
  }) => {
    const [here, elsewhere] = [await signIn(server, person), await signIn(server, person)];
    const response = await here.post(change, { currentPassword: OLD, newPassword: NEW });
    expect(response.statusCode).toBe(204);
    expect((await here.get(me)).statusCode).toBe(200);
    expect((await elsewhere.get(me)).statusCode).toBe(401);
    expect(await api.login(OLD)).toBe(401);
    expect(await api.login(NEW)).toBe(200);
    for (const row of await server.db.select().from(credentials)) {
      expect(row.passwordHash).toMatch(/^\$argon2id\$v=19\$m=32768,t=2,p=1\$/);
    }
  });

  it('rejects a wrong current password at its field', async ({ server, person, api }) => {
    const browser = await signIn(server, person);
    const response = await browser.post(change, { currentPassword: 'wrong', newPassword: NEW });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      code: 'invalid_input',
      issues: [{ path: 'currentPassword' }],
    });
    expect(await api.login(OLD)).toBe(200);
  });

  it('rejects a common new password at its field', async ({ server, person }) => {
    const browser = await signIn(server, person);
    const response = await browser.post(change, {
      currentPassword: OLD,
      newPassword: 'iloveyou1',
    });
    expect(response.json()).toMatchObject({
      code: 'common_password',
      issues: [{ path: 'newPassword' }],
    });
  });

  it('rejects an account without a password', async ({ server }) => {
    const browser = await signIn(server, await createPerson(server.db));
    const response = await browser.post(change, { currentPassword: OLD, newPassword: NEW });
    expect(response.json()).toMatchObject({ code: 'invalid_input' });
  });

  it('lets only one of two concurrent changes through', async ({ server, person }) => {
    const browser = await signIn(server, person);
    const answers = await Promise.all(
      ['first of two choices', 'second of two choices'].map((newPassword) =>
        browser.post(change, { currentPassword: OLD, newPassword }),
      ),
    );
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([204, 400]);
  });

  it('stops guesses after 10 tries', async ({ server, person }) => {
    const browser = await signIn(server, person);
    const body = { currentPassword: 'a guess', newPassword: NEW };
    for (let index = 0; index < 10; index += 1) {
      expect((await browser.post(change, body)).statusCode).toBe(400);
    }
    expect((await browser.post(change, body)).statusCode).toBe(429);
  });

  it('requires a session', async ({ server }) => {
    const response = await server
      .browser()
      .post(change, { currentPassword: OLD, newPassword: NEW });
    expect(response.statusCode).toBe(401);
  });

  it('rejects wrong types and unknown fields', async ({ server, person, api }) => {
    const browser = await signIn(server, person);
    for (const body of [
      {},
      { currentPassword: 1, newPassword: 2 },
      { currentPassword: OLD, newPassword: 'short' },
      { currentPassword: OLD, newPassword: NEW, userId: person.id },
    ]) {
      expect((await browser.post(change, body)).json()).toMatchObject({ code: 'invalid_input' });
    }
    expect(await api.login(OLD)).toBe(200);
  });
});

describe('password audit log', () => {
  it('records link requests and password changes, without secrets', async ({
    server,
    api,
    person,
  }) => {
    const token = await api.requestLink();
    await server.browser().post('/api/auth/password-link', { email: 'stranger@test.example' });
    await server.settle();
    await api.setPassword(token);
    const browser = await signIn(server, person);
    await browser.post('/api/auth/change-password', { currentPassword: 'no', newPassword: OLD });
    await browser.post('/api/auth/change-password', { currentPassword: NEW, newPassword: OLD });
    const lines = await server.db.select().from(auditLog).orderBy(auditLog.id);
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
