import { expect, it } from 'vitest';
import { readSettings, SettingsError } from './settings.ts';

const MAIL = { SMTP_URL: 'smtp://mail.test.example:587' };

it("rejects mailing from or to the demo coach's address", () => {
  expect(() => readSettings(MAIL)).toThrow(SettingsError);
  expect(() => readSettings(MAIL)).toThrow('The setting COACH_EMAIL is wrong');
  const { coachEmail } = readSettings({ ...MAIL, COACH_EMAIL: 'coach@test.example' });
  expect(coachEmail).toBe('coach@test.example');
});

it('treats empty values as unset', () => {
  expect(readSettings({ PORT: '', COACH_EMAIL: '', SMTP_URL: '' })).toMatchObject({
    port: 3000,
    coachEmail: 'coach@demo.posedown.app',
    smtpUrl: undefined,
  });
});

it('applies configured limits and keeps defaults for the others', () => {
  const { limits } = readSettings({
    LIMIT_SIGN_UPS_PER_ADDRESS: '400',
    LIMIT_WRITES_PER_PERSON: '',
  });
  expect(limits.signUpPerAddress).toBe(400);
  expect(limits.writePerPerson).toBeUndefined();
  expect(limits.loginPerAccount).toBeUndefined();
});

it('converts quotas and timeouts to internal units', () => {
  const { quotas, databaseTimeouts } = readSettings({
    QUOTA_NOTES: '10/1/20/3',
    DATABASE_LOCK_TIMEOUT: '0.5',
  });
  expect(quotas.notes).toEqual({ rowsPerDay: 10, bytesPerDay: 1e6, rows: 20, bytes: 3e6 });
  expect(quotas.messages.rowsPerDay).toBe(1000);
  expect(databaseTimeouts).toEqual({
    statementMs: 15_000,
    lockMs: 500,
    idleInTransactionMs: 30_000,
  });
});

it.each([
  [
    { QUOTA_LOGS: '5000' },
    'The setting QUOTA_LOGS is wrong: expected rows and MB in 24 hours, rows and MB in total, such as 20000/50/500000/2000.',
  ],
  [
    { DATABASE_STATEMENT_TIMEOUT: '0' },
    'The setting DATABASE_STATEMENT_TIMEOUT is wrong: expected seconds, 0.1 to 3600.',
  ],
  [
    { LIMIT_WRITES_PER_PERSON: '0' },
    'The setting LIMIT_WRITES_PER_PERSON is wrong: expected a whole number, 1 to 1000000.',
  ],
  [{ PORT: '70000' }, 'The setting PORT is wrong: expected a port number, 0 to 65535.'],
  [{ PORT: '-1' }, 'The setting PORT is wrong: expected a port number, 0 to 65535.'],
  [{ PORT: 'http' }, 'The setting PORT is wrong: expected a port number, 0 to 65535.'],
  [{ DEMO: 'yes' }, 'The setting DEMO is wrong: expected on or off.'],
  [
    { PUBLIC_URL: 'javascript:alert(1)' },
    'The setting PUBLIC_URL is wrong: expected an address like https://posedown.example.',
  ],
  [{ TRUST_PROXY: 'true' }, 'The setting TRUST_PROXY is wrong: expected on or off.'],
  [
    { LOG_LEVEL: 'loud' },
    'The setting LOG_LEVEL is wrong: expected one of fatal, error, warn, info, debug, trace, silent.',
  ],
])('explains %j in one sentence', (environment, words) => {
  expect(() => readSettings(environment)).toThrow(new SettingsError(words));
});

const isDemo = (environment: Record<string, string>) => readSettings(environment).demo;
const PRODUCTION = { NODE_ENV: 'production', COACH_EMAIL: 'coach@test.example' };
const PUBLIC_URL = 'https://gym.example';

it('enables demo data by default only for local use', () => {
  expect(isDemo({})).toBe(true);
  expect(isDemo({ PUBLIC_URL: 'http://localhost:3000' })).toBe(true);
  expect(isDemo({ PUBLIC_URL: 'http://[::1]:3000' })).toBe(true);
  expect(isDemo({ DATABASE_URL: 'postgres://localhost/gym' })).toBe(false);
  expect(isDemo({ HOST: '::1' })).toBe(true);
  expect(isDemo({ PUBLIC_URL })).toBe(false);
  expect(isDemo({ HOST: '0.0.0.0' })).toBe(false);
  expect(isDemo({ TRUST_PROXY: 'on' })).toBe(false);
  expect(isDemo({ HOST: '0.0.0.0', DEMO: 'on' })).toBe(true);
  expect(isDemo(PRODUCTION)).toBe(false);
  expect(isDemo({ ...PRODUCTION, DEMO: 'on' })).toBe(true);
});

it('rejects the demo under a public address', () => {
  for (const more of [{}, PRODUCTION, { DATABASE_URL: 'postgres://localhost/gym' }]) {
    expect(() => readSettings({ ...more, DEMO: 'on', PUBLIC_URL })).toThrow(
      'The setting DEMO is wrong: expected off, because PUBLIC_URL is a public address',
    );
  }
  expect(isDemo({ DEMO: 'on', PUBLIC_URL: 'http://127.0.0.1:8080' })).toBe(true);
  expect(() => readSettings({ DEMO: 'on', PUBLIC_URL: 'https://127.0.0.1.gym.example' })).toThrow();
});

it("requires the head coach's email in production", () => {
  const NODE_ENV = 'production';
  expect(() => readSettings({ NODE_ENV })).toThrow('The setting COACH_EMAIL is wrong');
  expect(() => readSettings({ NODE_ENV, DEMO: 'on' })).not.toThrow();
});

it('requires a direct connection next to a connection pooler', () => {
  const DATABASE_POOL_URL = 'postgres://pooler/gym';
  expect(() => readSettings({ DATABASE_POOL_URL })).toThrow('The setting DATABASE_URL is wrong');
  const both = readSettings({ DATABASE_POOL_URL, DATABASE_URL: 'postgres://database/gym' });
  expect(both.databasePoolUrl).toBe(DATABASE_POOL_URL);
});
