import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { createLog } from './log.ts';

function openLog() {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => lines.push(line) });
  return { log, lines };
}

/** A failed statement as reported by the database drivers and Drizzle. */
function failedStatement() {
  const cause = Object.assign(new Error('invalid input syntax for type date: "81.4 kg"'), {
    code: '22007',
    detail: 'Failing row contains (ana@test.example, 81.4 kg).',
    params: ['ana@test.example', '81.4 kg'],
  });
  const message = 'Failed query: insert into t values ($1)\nparams: ana@test.example,81.4 kg';
  return Object.assign(new Error(message, { cause }), { params: ['ana@test.example', '81.4 kg'] });
}

it('logs a failed statement and its error code without its values', () => {
  const { log, lines } = openLog();
  log.error({ err: failedStatement() }, 'request failed');
  const { err } = JSON.parse(lines[0] ?? '');
  expect(err).toMatchObject({
    message: 'Failed query: insert into t values ($1)',
    cause: { code: '22007', message: 'a value was refused' },
  });
  expect(err.stack).toMatch(/^at .*log\.test\.ts/s);
  expect(lines.join()).not.toMatch(/81\.4 kg|ana@/);
});

it('logs no recipient of a failed mail', () => {
  const { log, lines } = openLog();
  const refused = '550 5.1.1 <ana@test.example>: Recipient address rejected';
  const err = Object.assign(
    new Error(`Can't send mail - all recipients were rejected: ${refused}`),
    {
      code: 'EENVELOPE',
      response: refused,
      rejected: ['ana@test.example'],
    },
  );
  log.error({ err }, 'a background task failed');
  expect(JSON.parse(lines[0] ?? '').err).toMatchObject({
    code: 'EENVELOPE',
    message: expect.stringContaining('<…@…>: Recipient address rejected'),
  });
  expect(lines.join()).not.toContain('ana@');
});

it('logs a request by its path, without query string, cookies and body', async () => {
  const { log, lines } = openLog();
  const app = Fastify({ loggerInstance: log });
  app.post('/set-password', async () => 'done');
  await app.inject({
    method: 'POST',
    url: '/set-password?token=s3cret',
    cookies: { posedown_session: 's3cret' },
    payload: { password: 's3cret' },
  });
  await app.close();
  expect(JSON.parse(lines[0] ?? '').req).toEqual({
    method: 'POST',
    path: '/set-password',
    remoteAddress: '127.0.0.1',
  });
  expect(lines.join()).not.toContain('s3cret');
});
