import { hash } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { hashPassword, isOutdated, verifyPassword } from './passwords.ts';

describe('a password hash', () => {
  it('is argon2id with its own salt and matches only its password', async () => {
    const [first, second] = [
      await hashPassword('quarter turns'),
      await hashPassword('quarter turns'),
    ];
    expect(first).toMatch(/^\$argon2id\$v=19\$m=32768,t=2,p=1\$[^$]{22}\$[^$]{43}$/);
    expect(second).not.toBe(first);
    expect(await verifyPassword(first, 'quarter turns')).toBe(true);
    expect(await verifyPassword(first, 'Quarter turns')).toBe(false);
    expect(isOutdated(first)).toBe(false);
  });

  it('never matches if it is missing', async () => {
    expect(await verifyPassword(null, '')).toBe(false);
    expect(await verifyPassword(null, 'quarter turns')).toBe(false);
  });

  it('with weaker parameters still verifies and counts as outdated', async () => {
    const weaker = await hash('quarter turns', { memoryCost: 8, timeCost: 1, parallelism: 1 });
    expect(await verifyPassword(weaker, 'quarter turns')).toBe(true);
    expect(isOutdated(weaker)).toBe(true);
  });
});
