import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { expect, it } from 'vitest';
import { reportBreak } from './report-break.ts';

function openLog() {
  const reported: string[] = [];
  return {
    reported,
    info: (message: unknown) => reported.push(`info: ${message}`),
    error: (_error: unknown, message?: string) => reported.push(`error: ${message}`),
  };
}

async function* endless() {
  for (;;) yield 'line\n';
}

async function* broken() {
  yield 'line\n';
  throw new Error('the database went away');
}

it('logs a client disconnect at info level', async () => {
  const log = openLog();
  const stream = Readable.from(endless());
  reportBreak(stream, log);
  const client = new PassThrough();
  client.once('data', () => client.destroy());
  await expect(pipeline(stream, client)).rejects.toThrow();
  await expect
    .poll(() => log.reported)
    .toEqual(['info: the client disconnected before it received the whole export']);
});

it('logs the reason of any other broken download at error level', async () => {
  const log = openLog();
  const stream = Readable.from(broken());
  reportBreak(stream, log);
  await expect(stream.toArray()).rejects.toThrow('the database went away');
  expect(log.reported).toEqual(['error: an export was interrupted']);
});
