import { expect, it } from 'vitest';
import { forgetTyped, rememberTyped, withTyped } from './typed-before.ts';

const EMPTY = { email: '', password: '' };

it('starts a form with what was typed before its code arrived, until it is forgotten', () => {
  rememberTyped([
    { name: 'email', type: 'email', value: 'ada@example.org' },
    { name: 'password', type: 'password', value: '' },
    { name: 'demo', type: 'radio', value: 'coach' },
  ]);
  expect(withTyped(EMPTY)).toEqual({ email: 'ada@example.org', password: '' });
  forgetTyped();
  expect(withTyped(EMPTY)).toEqual(EMPTY);
});

it('gives a form nothing that belongs to none of its fields', () => {
  rememberTyped([{ name: 'search', type: 'search', value: 'ada' }]);
  expect(withTyped(EMPTY)).toEqual(EMPTY);
});
