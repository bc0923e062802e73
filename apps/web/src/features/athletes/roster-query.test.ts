import { CLIENT_STATUSES } from '@posedown/coaching';
import { expect, it } from 'vitest';
import { readRosterQuery, STATUS_FILTERS } from './roster-query.ts';

it('parses search and status', () => {
  expect(readRosterQuery({ q: 'bikini', status: 'behind' })).toEqual({
    q: 'bikini',
    status: 'behind',
  });
});

it('accepts every status shown in the bar above the roster, including unrated', () => {
  for (const status of [...CLIENT_STATUSES, 'unrated'])
    expect(readRosterQuery({ status })).toEqual({ status });
  expect(STATUS_FILTERS).toEqual([...CLIENT_STATUSES, 'unrated']);
});

it('parses the order, and falls back to the default', () => {
  expect(readRosterQuery({ sort: 'show' })).toEqual({ sort: 'show' });
  expect(readRosterQuery({ sort: 'urgency' })).toEqual({});
});

it('parses a search for digits, which the router returns as a number', () => {
  expect(readRosterQuery({ q: 212 })).toEqual({ q: '212' });
});

it('drops empty and unknown values, and truncates long ones', () => {
  expect(readRosterQuery({ q: '   ', status: 'lazy' })).toEqual({});
  expect(readRosterQuery({ status: ['behind'] })).toEqual({});
  expect(readRosterQuery({ q: 'x'.repeat(300) }).q).toHaveLength(100);
});
