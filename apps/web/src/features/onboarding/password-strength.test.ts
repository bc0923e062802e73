import { expect, it } from 'vitest';
import { passwordStrength } from './password-strength.ts';

const names = ['Ada Lovelace', 'ada.lovelace@example.org'];
const levelOf = (password: string) => passwordStrength(password, names).level;

it('rates a password that the contract rejects as too short', () => {
  expect(levelOf('Aa1!xyz')).toBe(0);
});

it('rates mainly by length', () => {
  expect(levelOf('kettlebell')).toBe(2);
  expect(levelOf('tidal plinth ochre')).toBe(3);
});

it('ignores the person’s own name, common words, runs and repeats', () => {
  for (const weak of [
    'lovelace2024',
    'password1234',
    'aaaaaaaaaaaaaa',
    'posedown2026',
    '12345678',
  ]) {
    expect(levelOf(weak), weak).toBe(1);
  }
});
