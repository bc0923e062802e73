import { expect, it } from 'vitest';
import { readSettings, SettingsError } from './settings.ts';

const MAIL = { SMTP_URL: 'smtp://mail.test.example:587' };

it('refuses to mail from and to the address of the demo coach', () => {
  expect(() => readSettings(MAIL)).toThrow(SettingsError);
  expect(() => readSettings(MAIL)).toThrow('The setting COACH_EMAIL is wrong');
  const { coachEmail } = readSettings({ ...MAIL, COACH_EMAIL: 'coach@test.example' });
  expect(coachEmail).toBe('coach@test.example');
});

it('takes what is empty as not set', () => {
  expect(readSettings({ PORT: '', COACH_EMAIL: '', SMTP_URL: '' })).toMatchObject({
    port: 3000,
    coachEmail: 'coach@demo.posedown.app',
    smtpUrl: undefined,
  });
});

it.each([
  [{ PORT: '70000' }, 'The setting PORT is wrong: expected a port number, 0 to 65535.'],
  [{ PORT: '-1' }, 'The setting PORT is wrong: expected a port number, 0 to 65535.'],
  [{ PORT: 'http' }, 'The setting PORT is wrong: expected a port number, 0 to 65535.'],
  [{ DEMO: 'yes' }, 'The setting DEMO is wrong: expected on or off.'],
  [{ TRUST_PROXY: 'true' }, 'The setting TRUST_PROXY is wrong: expected on or off.'],
  [
    { LOG_LEVEL: 'loud' },
    'The setting LOG_LEVEL is wrong: expected one of fatal, error, warn, info, debug, trace, silent.',
  ],
])('says of %j what is expected, in one sentence', (environment, words) => {
  expect(() => readSettings(environment)).toThrow(new SettingsError(words));
});
