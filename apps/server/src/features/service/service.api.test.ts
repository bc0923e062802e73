import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ coachName: 'Ali' });
});
afterAll(() => test.close());

describe('the service', () => {
  it('tells the web who the coach is, and of no demo accounts where there are none', async () => {
    const response = await test.browser().get('/api/config');
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      coachName: 'Ali',
      coachEmail: 'coach@demo.posedown.app',
      demo: null,
    });
  });

  it('is well while its database answers', async () => {
    const response = await test.browser().get('/api/health');
    expect(response.json()).toEqual({ status: 'ok' });
  });

  it('answers an unknown address in the documented shape', async () => {
    const response = await test.browser().get('/api/nothing-here');
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 'not_found', requestId: expect.any(String) });
  });

  it('refuses a write that comes from a foreign page', async () => {
    const response = await test.browser().request({
      method: 'POST',
      url: '/api/auth/logout',
      headers: { origin: 'https://elsewhere.example' },
    });
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({ code: 'foreign_origin' });
  });

  it('describes itself as OpenAPI 3.1', async () => {
    const response = await test.browser().get('/api/docs/json');
    expect(response.json()).toMatchObject({ openapi: '3.1.0' });
    expect(response.json().paths).toHaveProperty('/api/config');
  });
});
