import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dashboardSchema, type Endpoint } from '@posedown/contract';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPerson } from '../features/athletes/index.ts';
import { showDashboard } from '../features/dashboard/index.ts';
import { installGuard } from '../platform/http/guard.ts';
import { collectRoutes, type RegisteredRoute } from './permissions/registered-routes.ts';
import { type PermissionRow, pathOf } from './permissions/row.ts';
import {
  type AnyCaller,
  CALLERS,
  type Caller,
  openScene,
  type Scene,
} from './permissions/scene.ts';
import { PERMISSIONS } from './permissions/table.ts';
import { openTestApp, type TestApp, type TestBrowser } from './test-app.ts';

/** Public routes outside the contract: the documentation and the web app's files. */
const OPEN_ROUTES = [
  '/api/docs',
  '/api/docs/',
  '/api/docs/json',
  '/api/docs/yaml',
  '/api/docs/static/*',
  '/api/docs/static/index.html',
  '/api/docs/static/swagger-initializer.js',
  '/robots.txt',
];

let webDir: string;
let routes: RegisteredRoute[];
let test: TestApp;
let scene: Scene;

beforeAll(async () => {
  webDir = mkdtempSync(join(tmpdir(), 'posedown-web-'));
  writeFileSync(join(webDir, 'pages.json'), '[]');
  writeFileSync(join(webDir, 'robots.txt'), 'User-agent: *');
  routes = await collectRoutes(async () => {
    test = await openTestApp({}, { webDir });
  });
  scene = await openScene(test);
});

afterAll(async () => {
  await test.close();
  rmSync(webDir, { recursive: true });
});

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const unique = (names: string[]) => [...new Set(names)].sort();

interface Answer {
  statusCode: number;
  body: string;
  json: () => unknown;
}

/** The athlete's former coach has the rights of any other coach. */
const standingOf = (caller: AnyCaller): Caller =>
  caller === 'formerCoach' ? 'otherCoach' : caller;

async function call(row: PermissionRow, caller: AnyCaller): Promise<Answer> {
  const { params = {}, query = '', body, type } = (await row.prepare?.(scene, caller)) ?? {};
  const url = `${pathOf(row.endpoint, params)}${query}`;
  const browser = await scene.browserOf(caller);
  // A stream never ends, so its headers count as the response.
  if (row.endpoint.isStream && row.statuses[standingOf(caller)] === 200)
    return openStream(browser, url);
  return browser.request({
    method: row.endpoint.method,
    url,
    ...(body === undefined ? {} : { payload: body as object }),
    ...(type ? { headers: { 'content-type': type } } : {}),
  });
}

/** The cached dashboard must equal a fresh one. */
async function expectTrueDashboard() {
  const { id } = scene.people.athlete;
  const browser = await scene.browserOf('athlete');
  const shown = (await browser.get('/api/dashboard')).json();
  const person = await findPerson(test.db, id);
  if (!person) throw new Error('the athlete is gone');
  const actor = { ...person, userId: id, sessionId: '', dataVersion: null };
  const created = await showDashboard(test, actor);
  expect(shown).toEqual(dashboardSchema.encode(created));
}

/** A stream has responded as soon as headers arrive. */
async function openStream(browser: TestBrowser, url: string): Promise<Answer> {
  const response = await browser.request({ method: 'GET', url, payloadAsStream: true });
  response.stream().destroy();
  return { statusCode: response.statusCode, body: '', json: () => ({}) };
}

describe('the permission table', () => {
  it('lists every registered call once', () => {
    const registered = routes
      .filter(({ method, endpoint }) => endpoint && method !== 'HEAD')
      .map(({ method, url }) => `${method} ${url}`);
    const named = PERMISSIONS.map(({ endpoint }) => nameOf(endpoint));
    expect(registered.length).toBeGreaterThan(15);
    expect(named.sort()).toEqual(unique(registered));
  });

  it('lists everything else served, read-only', () => {
    const others = routes.filter(({ endpoint }) => !endpoint);
    expect(others.filter(({ method }) => method !== 'GET' && method !== 'HEAD')).toEqual([]);
    expect(unique(others.map(({ url }) => url))).toEqual(unique(OPEN_ROUTES));
  });

  it('requires a session exactly where the contract does', () => {
    for (const { endpoint, statuses } of PERMISSIONS) {
      const isOpen = endpoint.access === 'public';
      expect([nameOf(endpoint), statuses.anonymous === 401]).toEqual([nameOf(endpoint), !isOpen]);
    }
  });
});

describe.each(PERMISSIONS.map((row) => ({ row, name: nameOf(row.endpoint) })))(
  '$name',
  ({ row }) => {
    it.each([...CALLERS, 'formerCoach'] as const)('responds to %s as listed', async (caller) => {
      const response = await call(row, caller);
      expect(response.statusCode, response.body).toBe(row.statuses[standingOf(caller)]);
      if (response.statusCode >= 400) {
        expect(response.json()).toMatchObject({
          error: expect.any(String),
          code: expect.any(String),
        });
      }
      if (row.endpoint.method !== 'GET' && response.statusCode < 400) await expectTrueDashboard();
      // Even if they may call it, they see no data of other coaches' athletes.
      if (caller !== 'athlete' && caller !== 'coach') {
        const { id, email } = scene.people.athlete;
        expect(response.body).not.toContain(id);
        expect(response.body).not.toContain(email);
      }
    });
  },
);

describe('a write outside the contract', () => {
  it('prevents the start', async () => {
    const app = Fastify();
    installGuard(app, { db: test.db, now: test.now });
    expect(() => app.post('/api/side-door', async () => 'open')).toThrow('not in the contract');
    await app.close();
  });
});
