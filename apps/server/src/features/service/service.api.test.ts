import { type Endpoint, endpoints } from '@posedown/contract';
import { describe, expect, vi } from 'vitest';
import { openCutLine } from '../../platform/db/testing/breakable-connection.ts';
import { signUpForm } from '../../testing/answers.ts';
import { serverTest } from '../../testing/fixtures.ts';
import { openTestApp } from '../../testing/test-app.ts';

const it = serverTest.extend('settings', { coachName: 'Ali' });

describe('public service data', () => {
  it('names the coach, and demo accounts only if enabled', async ({ server }) => {
    const response = await server.browser().get('/api/config');
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      coachName: 'Ali',
      coachEmail: 'coach@demo.posedown.app',
      demo: null,
    });
  });

  it('is healthy while its database responds', async ({ server }) => {
    const response = await server.browser().get('/api/health');
    expect(response.json()).toEqual({ status: 'ok', files: 'ok' });
  });

  it('returns the documented error shape for unknown addresses', async ({ server }) => {
    const response = await server.browser().get('/api/nothing-here');
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({
      ...{ error: expect.any(String), code: 'not_found', requestId: expect.any(String) },
    });
  });

  it('rejects writes from other sites', async ({ server }) => {
    const response = await server.browser().request({
      method: 'POST',
      url: '/api/auth/logout',
      headers: { origin: 'https://elsewhere.example' },
    });
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({ code: 'foreign_origin' });
  });

  it('describes every endpoint as OpenAPI 3.1', async ({ server }) => {
    const { openapi, paths } = (await server.browser().get('/api/docs/json')).json();
    expect(openapi).toBe('3.1.0');
    const described = Object.entries<Record<string, object>>(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, call]) => ({
        name: `${method.toUpperCase()} ${path}`,
        body: 'requestBody' in call,
        parameters: 'parameters' in call,
        statuses: Object.keys((call as { responses: object }).responses),
      })),
    );
    const written = Object.values<Endpoint>(endpoints).map((endpoint) => ({
      name: `${endpoint.method} ${endpoint.path.replace(/:(\w+)/g, '{$1}')}`,
      body: Boolean(endpoint.body ?? endpoint.upload),
      parameters: Boolean(endpoint.params ?? endpoint.query),
      statuses: expect.arrayContaining([String(endpoint.status)]),
    }));
    const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1);
    expect(described.sort(byName)).toEqual(written.sort(byName));
  });
});

const SERVER_URL = process.env.TEST_DATABASE_URL;

// The embedded database can't disconnect.
if (SERVER_URL) {
  it('is unhealthy without PostgreSQL and recovers', async () => {
    const line = await openCutLine(SERVER_URL);
    vi.stubEnv('TEST_DATABASE_URL', line.url);
    const other = await openTestApp();
    const browser = other.browser();
    const form = signUpForm({ email: 'patient@test.example' });
    line.drop();
    expect((await browser.get('/api/health')).statusCode).toBe(503);
    expect((await browser.post('/api/users', form)).statusCode).toBe(503);
    line.restore();
    expect((await browser.get('/api/health')).statusCode).toBe(200);
    expect((await browser.post('/api/users', form)).statusCode).toBe(201);
    await other.close();
    await line.close();
    vi.unstubAllEnvs();
  });
}
