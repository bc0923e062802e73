import { CLIENT_STATUSES } from '@posedown/coaching';
import { expect, it } from 'vitest';
import { readRosterQuery, STATUS_FILTERS } from './roster-query.ts';

it('reads search and status from the address', () => {
  expect(readRosterQuery({ q: 'bikini', status: 'behind' })).toEqual({
    q: 'bikini',
    status: 'behind',
  });
});

it('narrows down to every status that an athlete can stand at, or to none yet, as the bar above the roster counts them', () => {
  for (const status of [...CLIENT_STATUSES, 'unrated'])
    expect(readRosterQuery({ status })).toEqual({ status });
  expect(STATUS_FILTERS).toEqual([...CLIENT_STATUSES, 'unrated']);
});

it('reads the order, which is the one by need where none is known', () => {
  expect(readRosterQuery({ sort: 'show' })).toEqual({ sort: 'show' });
  expect(readRosterQuery({ sort: 'urgency' })).toEqual({});
});

it('reads a search for digits, which the address holds as a number', () => {
  expect(readRosterQuery({ q: 212 })).toEqual({ q: '212' });
});

it('leaves out what is empty or unknown, and cuts what is too long', () => {
  expect(readRosterQuery({ q: '   ', status: 'lazy' })).toEqual({});
  expect(readRosterQuery({ status: ['behind'] })).toEqual({});
  expect(readRosterQuery({ q: 'x'.repeat(300) }).q).toHaveLength(100);
});
