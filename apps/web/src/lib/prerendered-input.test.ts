import { expect, it } from 'vitest';
import {
  clearPrerenderedInput,
  rememberPrerenderedInput,
  withPrerenderedInput,
} from './prerendered-input.ts';

const EMPTY = { email: '', password: '' };

it('fills a form with text typed before hydration', () => {
  rememberPrerenderedInput([
    { name: 'email', type: 'email', value: 'ada@example.org' },
    { name: 'password', type: 'password', value: '' },
    { name: 'demo', type: 'radio', value: 'coach' },
  ]);
  expect(withPrerenderedInput(EMPTY)).toEqual({ email: 'ada@example.org', password: '' });
  clearPrerenderedInput();
  expect(withPrerenderedInput(EMPTY)).toEqual(EMPTY);
});

it('ignores text of unknown fields', () => {
  rememberPrerenderedInput([{ name: 'search', type: 'search', value: 'ada' }]);
  expect(withPrerenderedInput(EMPTY)).toEqual(EMPTY);
});
