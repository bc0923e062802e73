import { describe, expect } from 'vitest';
import { attempts, auditLog, passwordLinks, sessions } from '../../platform/db/schema/index.ts';
import { freshPairTest } from '../../testing/fixtures.ts';
import { createPerson, signIn } from '../../testing/people.ts';
import { openTestApp, type TestBrowser } from '../../testing/test-app.ts';
import { deleteExpiredAuth } from './index.ts';

const DAY = 86_400_000;
const me = '/api/auth/me';
const list = '/api/auth/sessions';

const it = freshPairTest.extend('athlete', ({ server }) => createPerson(server.db));

async function currentSession(browser: TestBrowser): Promise<string> {
  const { sessions } = (await browser.get(list)).json();
  return sessions.find((session: { current: boolean }) => session.current).id;
}

describe('sessions', () => {
  it('are listed without secrets, marking the current one', async ({ server, athlete }) => {
    const browser = await signIn(server, athlete);
    await signIn(server, athlete);
    await signIn(server, await createPerson(server.db));
    const response = await browser.get(list);
    expect(response.statusCode).toBe(200);
    const listed = response.json().sessions;
    expect(listed).toHaveLength(2);
    expect(listed.filter((session: { current: boolean }) => session.current)).toHaveLength(1);
    expect(Object.keys(listed[0]).sort()).toEqual([
      'createdAt',
      'current',
      'id',
      'lastSeenAt',
      'userAgent',
    ]);
  });

  it('end at the next request once revoked', async ({ server, athlete }) => {
    const [here, there] = [await signIn(server, athlete), await signIn(server, athlete)];
    const response = await here.delete(`${list}/${await currentSession(there)}`);
    expect(response.statusCode).toBe(204);
    expect((await there.get(me)).statusCode).toBe(401);
    expect((await here.get(me)).statusCode).toBe(200);
  });

  it('are renewed with use, both cookies and row', async ({ server, athlete }) => {
    const browser = await signIn(server, athlete);
    server.advance(20 * DAY);
    const renewed = await browser.get(me);
    const expires = new Date(server.now().getTime() + 30 * DAY);
    expect(renewed.cookies).toMatchObject([
      { name: 'posedown_session', expires, httpOnly: true },
      { name: 'posedown_signed_in', expires },
    ]);
    expect((await browser.get(me)).cookies).toEqual([]);
    server.advance(20 * DAY);
    expect((await browser.get(me)).statusCode).toBe(200);
    server.advance(31 * DAY);
    expect((await browser.get(me)).statusCode).toBe(401);
  });

  it('lose the cookie at logout, even if due for renewal', async ({ server, athlete }) => {
    const browser = await signIn(server, athlete);
    server.advance(DAY);
    const response = await browser.post('/api/auth/logout');
    expect(response.cookies).toMatchObject([
      { name: 'posedown_session', value: '' },
      { name: 'posedown_signed_in', value: '' },
    ]);
    expect(browser.cookies.size).toBe(0);
  });

  it('can be revoked from their own device', async ({ server, athlete }) => {
    const browser = await signIn(server, athlete);
    await browser.delete(`${list}/${await currentSession(browser)}`);
    expect(browser.cookies.size).toBe(0);
  });

  it("can't be found or ended by other people", async ({ server, athlete }) => {
    const [mine, theirs] = [
      await signIn(server, athlete),
      await signIn(server, await createPerson(server.db)),
    ];
    const response = await mine.delete(`${list}/${await currentSession(theirs)}`);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 'not_found' });
    expect((await theirs.get(me)).statusCode).toBe(200);
    const lines = await server.db.select().from(auditLog).orderBy(auditLog.id);
    expect(lines.at(-1)).toMatchObject({ action: 'session revoke', outcome: 'denied' });
  });

  it('require a session and a valid id', async ({ server, athlete }) => {
    const browser = await signIn(server, athlete);
    expect((await browser.delete(`${list}/7`)).statusCode).toBe(400);
    expect((await server.browser().get(list)).statusCode).toBe(401);
    expect((await server.browser().delete(`${list}/${athlete.id}`)).statusCode).toBe(401);
  });

  it('expire after 30 days without use', async ({ server, athlete }) => {
    const [idle, used] = [await signIn(server, athlete), await signIn(server, athlete)];
    server.advance(20 * DAY);
    expect((await used.get(me)).statusCode).toBe(200);
    server.advance(11 * DAY);
    expect((await used.get(me)).statusCode).toBe(200);
    expect((await idle.get(me)).statusCode).toBe(401);
    expect((await used.get(list)).json().sessions).toHaveLength(1);
  });

  it('are not created from a forged cookie or the script hint', async ({ server }) => {
    const forged = server.browser();
    forged.cookies.set('posedown_signed_in', 'coach');
    expect((await forged.get(me)).statusCode).toBe(401);
    for (const token of ['x'.repeat(43), '', "' or 1=1 --", 'ü', '%00']) {
      forged.cookies.set('posedown_session', encodeURIComponent(token));
      expect((await forged.get(me)).statusCode).toBe(401);
    }
  });
});

describe('behind a proxy with TLS', () => {
  it('reads the session from a host-bound cookie and the proxy’s address', async () => {
    const proxied = await openTestApp({ trustProxy: true });
    try {
      const owner = await createPerson(proxied.db, { password: 'stage lights at noon' });
      const response = await proxied.browser().request({
        method: 'POST',
        url: '/api/auth/login',
        headers: { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9' },
        payload: { email: owner.email, password: 'stage lights at noon' },
      });
      const [cookie] = response.cookies;
      expect(cookie).toMatchObject({ secure: true, httpOnly: true, sameSite: 'Lax', path: '/' });
      expect(cookie?.name).toBe('__Host-posedown_session');
      expect(cookie?.domain).toBeUndefined();
      const requestWith = (name: string, protocol: string) =>
        proxied.app.inject({
          url: me,
          headers: { 'x-forwarded-proto': protocol },
          cookies: { [name]: cookie?.value ?? '' },
        });
      expect((await requestWith('__Host-posedown_session', 'https')).statusCode).toBe(200);
      // A sibling subdomain could set this cookie.
      expect((await requestWith('posedown_session', 'https')).statusCode).toBe(401);
      const [session] = await proxied.db.select().from(sessions);
      expect(session?.address).toBe('203.0.113.9');
    } finally {
      await proxied.close();
    }
  });
});

describe('auth housekeeping', () => {
  it('deletes expired rows only', async ({ server }) => {
    await deleteExpiredAuth(server.db, new Date(server.now().getTime() + 1000 * DAY));
    const owner = await createPerson(server.db, { password: 'stage lights at noon' });
    const fill = async () => {
      await signIn(server, owner);
      await server.browser().post('/api/auth/password-link', { email: owner.email });
      await server.settle();
    };
    const count = async () => [
      (await server.db.select().from(sessions)).length,
      (await server.db.select().from(passwordLinks)).length,
      (await server.db.select().from(attempts)).length,
    ];
    await fill();
    await deleteExpiredAuth(server.db, server.now());
    expect(await count()).toEqual([1, 1, 3]);
    server.advance(2 * DAY);
    await deleteExpiredAuth(server.db, server.now());
    expect(await count()).toEqual([1, 0, 0]);
    server.advance(31 * DAY);
    await deleteExpiredAuth(server.db, server.now());
    expect(await count()).toEqual([0, 0, 0]);
  });
});
