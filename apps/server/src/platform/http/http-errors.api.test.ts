import { once } from 'node:events';
import { connect } from 'node:net';
import { type Endpoint, errorReplySchema, PHOTO_MAX_BYTES } from '@posedown/contract';
import { sql } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect } from 'vitest';
import { serverTest } from '../../testing/fixtures.ts';
import { openScene, PROGRESS_FORM } from '../../testing/permissions/scene.ts';
import { PERMISSIONS } from '../../testing/permissions/table.ts';
import { callerOf, sendPayload } from '../../testing/permissions/writes.ts';

const it = serverTest.extend('port', { scope: 'file' }, async ({ server }) =>
  Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port),
);

/** Pictures and sounds can be read without an audit entry. */
const isExport = ({ download }: Endpoint) =>
  download !== undefined && !/^(?:image|audio)\//.test(download);

/** The server's response to raw bytes. */
function sendRaw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let answer = '';
    socket.setEncoding('utf8');
    socket.on('data', (text) => {
      answer += text;
    });
    socket.on('end', () => resolve(answer));
    socket.on('error', reject);
  });
}

function expectError(response: LightMyRequestResponse, status: number, code: string) {
  expect(response.statusCode, response.body).toBe(status);
  expect(response.headers['content-type']).toContain('application/json');
  expect(errorReplySchema.parse(response.json()).code).toBe(code);
}

describe('every error has the documented shape', () => {
  it.for([
    ['what is no HTTP', 'nonsense\r\n\r\n', 400, 'bad_request'],
    ['an unknown method', 'SMELL / HTTP/1.1\r\nHost: x\r\n\r\n', 400, 'bad_request'],
    [
      'headers beyond 16 KB',
      `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
      'headers_too_large',
    ],
  ] as const)('%s', async ([_name, bytes, status, code], { port }) => {
    const answer = await sendRaw(port, bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    const body: unknown = JSON.parse(answer.split('\r\n\r\n')[1] ?? '');
    expect(errorReplySchema.parse(body).code).toBe(code);
  });

  it.for(['/api/%', '/api/users/%ff', '/api/users/%E0%A4%A', `/api/users/${'x'.repeat(300)}`])(
    'for an unreadable address: %s',
    async (url, { server }) => {
      expectError(await server.browser().get(url), 400, 'bad_request');
    },
  );

  it('for an unknown method, listing the allowed ones', async ({ server }) => {
    const browser = server.browser();
    for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const) {
      const response = await browser.request({ method, url: '/api/progress?limit=1' });
      expectError(response, 405, 'method_not_allowed');
      expect(response.headers.allow?.toString().split(', ').sort()).toEqual([
        'GET',
        'HEAD',
        'POST',
      ]);
    }
    expectError(await browser.get('/api/nothing'), 404, 'not_found');
    expectError(await browser.post('/api/nothing', {}), 404, 'not_found');
    expectError(await browser.get('/nothing.js'), 404, 'not_found');
  });

  it('for a write from another site', async ({ server }) => {
    const response = await server.browser().request({
      method: 'POST',
      url: '/api/auth/logout',
      headers: { origin: 'http://elsewhere.example' },
    });
    expectError(response, 403, 'foreign_origin');
  });

  it('reports an entirely invalid body without repeating all of it', async ({ server }) => {
    const foodAllergies = Array<string>(40_000).fill('x');
    const response = await server.browser().post('/api/users', { foodAllergies });
    expectError(response, 400, 'invalid_input');
    expect(response.json().issues.length).toBeLessThanOrEqual(50);
  });
});

it('waits for the largest photo on a slow connection, but not for endless headers or silence', ({
  server,
}) => {
  const { requestTimeout, headersTimeout, timeout } = server.app.server;
  const bytesPerSecond = 500_000 / 8;
  expect(requestTimeout / 1000).toBeGreaterThan(PHOTO_MAX_BYTES / bytesPerSecond);
  expect([headersTimeout, timeout]).toEqual([30_000, 30_000]);
});

it('closes a connection with hundreds of pipelined requests', async ({ port }) => {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined).resume();
  socket.write('GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(500));
  await once(socket, 'close');
});

const LOGIN =
  'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nOrigin: http://x\r\nContent-Type: application/json\r\n';

it('serves others while dozens of sockets send one byte at a time', async ({ port }) => {
  const beginnings = [
    'POST /api/auth/login HTTP/1.1\r\nHost: ',
    `${LOGIN}Content-Length: 900\r\n\r\n`,
  ];
  const sockets = await Promise.all(
    Array.from({ length: 40 }, async (_, n) => {
      const socket = connect(port, '127.0.0.1');
      await once(socket, 'connect');
      socket.write(beginnings[n % 2] ?? '');
      return socket;
    }),
  );
  for (let round = 0; round < 5; round += 1) {
    for (const socket of sockets) socket.write('x');
    const { status } = await fetch(`http://127.0.0.1:${port}/api/health`);
    expect(status).toBe(200);
  }
  expect(sockets.filter((socket) => socket.readyState === 'open')).toHaveLength(40);
  for (const socket of sockets) socket.destroy();
});

it('rejects a too large body by its declared size or as soon as it exceeds the limit', async ({
  port,
}) => {
  const reported = await sendRaw(port, `${LOGIN}Content-Length: 200000000\r\n\r\n`);
  const unsaid = await sendRaw(
    port,
    `${LOGIN}Transfer-Encoding: chunked\r\n\r\n${(3_000_000).toString(16)}\r\n"${'x'.repeat(2_999_999)}`,
  );
  for (const answer of [reported, unsaid]) expect(answer).toMatch(/^HTTP\/1.1 413 /);
});

const HOUR_MS = 3_600_000;

// Only the embedded database becomes read-only on a full disk; see `read-only-while-full.ts`.
if (!process.env.TEST_DATABASE_URL) {
  describe('on a full disk', () => {
    it('allows all reads except exports, which need an audit entry, and explains each rejected write', async ({
      server,
    }) => {
      const scene = await openScene(server);
      const rows = PERMISSIONS.filter(({ endpoint: { method, isStream } }) => {
        return method === 'GET' && !isStream;
      });
      const reads = [];
      for (const row of rows) {
        const caller =
          row.endpoint.download && row.statuses.coach === 200 ? 'coach' : callerOf(row);
        const cargo = (await row.prepare?.(scene, caller)) ?? {};
        reads.push({ row, cargo, browser: await scene.browserOf(caller) });
      }
      const athlete = await scene.browserOf('athlete');
      // Long enough that every session is due for renewal.
      server.advance(HOUR_MS);
      await server.db.execute(sql`set default_transaction_read_only = on`);
      for (const { row, cargo, browser } of reads) {
        const { endpoint } = row;
        const { statusCode, body } = await sendPayload(row, browser, cargo);
        expect([endpoint.path, statusCode], body).toEqual([
          endpoint.path,
          isExport(endpoint) ? 507 : endpoint.status,
        ]);
      }
      expectError(await athlete.post('/api/progress', PROGRESS_FORM), 507, 'storage_full');
      // Still denied, though it can't be recorded.
      expectError(await athlete.get('/api/clients'), 403, 'coach_only');
      const nobody = '/api/users/019aa000-0000-7000-8000-00000000ffff';
      expectError(await athlete.get(nobody), 404, 'not_found');
      await server.db.execute(sql`set default_transaction_read_only = off`);
      expect((await athlete.post('/api/progress', PROGRESS_FORM)).statusCode).toBe(201);
    }, 60_000);
  });
}
