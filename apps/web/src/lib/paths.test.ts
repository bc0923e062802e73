import { expect, it } from 'vitest';
import { pathAfterLogin } from './paths.ts';

it('returns to the requested page, with its query', () => {
  const requested = '/nutrition/log-meal?meal=lunch';
  expect(pathAfterLogin(requested)).toBe(requested);
});

it('returns the dashboard if nothing or the login page was requested', () => {
  expect(pathAfterLogin(undefined)).toBe('/dashboard');
  expect(pathAfterLogin('/login?next=/progress')).toBe('/dashboard');
});

it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/'])(
  'never leaves the site for %s',
  (next) => {
    expect(pathAfterLogin(next)).toBe('/dashboard');
  },
);
