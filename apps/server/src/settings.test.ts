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
