import { describe, expect, it } from 'vitest';
import { COMMON_PASSWORDS } from './common-passwords.data.ts';
import { isCommonPassword, refuseCommonPassword } from './refuse-common-password.ts';

const EMAIL = 'ines.marlowe7@test.example';

describe('common passwords', () => {
  it('include at least 3,000, including long ones', () => {
    const chosen = [...COMMON_PASSWORDS].filter((word) => word.length >= 8);
    expect(chosen.length).toBeGreaterThanOrEqual(3000);
    expect(chosen.every((word) => word === word.toLowerCase())).toBe(true);
  });

  it.each([
    '123456789',
    '12345678',
    '1234567890',
    '11111111',
    '87654321',
    'aaaaaaaa',
    'password',
    'Password1',
    'PASSWORD123',
    'P@ssw0rd',
    'p4ssw0rd!',
    'qwertyuiop',
    'qwerty123',
    '1q2w3e4r',
    'zaq12wsx',
    '1qaz2wsx',
    'asdfghjkl',
    'iloveyou1',
    'iloveyou',
    'letmein1',
    'football1',
    'baseball',
    'sunshine',
    'princess1',
    'superman',
    'trustno1',
    'starwars',
    'welcome1',
    'dragon2024!',
    'monkey123',
    'michelle',
    'liverpool1',
    'abcd1234',
    'admin123',
    'changeme',
    'passw0rd',
    'computer',
    'whatever',
    'corvette',
    'dragondragon',
    '!!shadow!!',
  ])('include %s', (password) => {
    expect(isCommonPassword(password, EMAIL)).toBe(true);
  });

  it.each([
    'ines.marlowe7',
    'InesMarlowe',
    'ines.marlowe7!',
    EMAIL,
    'posedown',
    'Posedown2026!',
    'posedown-demo',
  ])('include passwords guessed from the account: %s', (password) => {
    expect(isCommonPassword(password, EMAIL)).toBe(true);
  });

  it.each([
    'stage lights at noon',
    'correct horse battery staple',
    'vK3-plum-ottoman',
    'my password is a long one',
    'quarter turns to the right',
    '704918236655',
    'zwölf Klimmzüge',
    'ines lifts on thursdays',
  ])('don’t include %s', (password) => {
    expect(isCommonPassword(password, EMAIL)).toBe(false);
  });

  it('are reported at the form field', () => {
    expect(() => refuseCommonPassword('password1', EMAIL)).toThrow(
      expect.objectContaining({
        code: 'common_password',
        status: 400,
        issues: [expect.objectContaining({ path: 'password' })],
      }),
    );
    expect(() => refuseCommonPassword('quarter turns to the right', EMAIL)).not.toThrow();
  });
});
