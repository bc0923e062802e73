import { describe, expect, it } from 'vitest';
import { OperatorError } from './platform/db/embedded/operator-error.ts';
import { readSettings } from './settings.ts';
import { explainStartFailure } from './start-failure.ts';

const settings = readSettings({ PORT: '8080', HOST: '192.0.2.1', DATA_DIR: '/var/lib/posedown' });
const onPostgres = readSettings({ DATABASE_URL: 'postgres://db.example/posedown' });

const failure = (code: string) => Object.assign(new Error('as the system put it'), { code });

describe('start failure', () => {
  it.each([
    ['EADDRINUSE', 'Port 8080 is already in use'],
    ['EACCES', 'may not listen on port 8080'],
    ['EADDRNOTAVAIL', 'HOST is 192.0.2.1'],
    ['ENOTFOUND', 'HOST is 192.0.2.1'],
    ['ENOSPC', 'The disk of /var/lib/posedown is full'],
  ])('is reported in a sentence that names the setting (%s)', (code, sentence) => {
    expect(explainStartFailure(failure(code), settings)).toContain(sentence);
  });

  it.each(['ECONNREFUSED', 'ENOTFOUND', '28P01', '3D000', '42501', '57P03'])(
    'names DATABASE_URL but not its password for PostgreSQL errors (%s)',
    (code) => {
      const wrapped = new Error('query failed', { cause: failure(code) });
      expect(explainStartFailure(wrapped, onPostgres)).toContain('PostgreSQL at DATABASE_URL');
    },
  );

  it('keeps the message of errors in settings or data folder', () => {
    const inUse = new OperatorError('data_dir_in_use', 'The data folder is in use.');
    expect(explainStartFailure(inUse, settings)).toBe('The data folder is in use.');
    expect(() => readSettings({ PORT: 'high' })).toThrow('The setting PORT is wrong');
  });

  it('is left to its stack trace if unexpected', () => {
    expect(explainStartFailure(new Error('a bug'), settings)).toBeNull();
    expect(explainStartFailure(new Error('no timeout of PostgreSQL'), settings)).toBeNull();
  });
});
