import { CLIENT_STATUSES } from '@posedown/coaching';
import { expect, it } from 'vitest';
import { readRosterQuery, STATUS_FILTERS, sortedBy, viewOf } from './roster-query.ts';

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

it('parses a tag, which finds athletes of every group', () => {
  expect(readRosterQuery({ tag: 'online' })).toEqual({ tag: 'online' });
  expect(readRosterQuery({ tag: ' ' })).toEqual({});
  expect(readRosterQuery({ tag: 'x'.repeat(300) }).tag).toHaveLength(24);
  expect(viewOf({ tag: 'online' })).toBe('all');
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

it('starts with those who need the coach, and searches all athletes', () => {
  expect(viewOf({})).toBe('needs');
  expect(viewOf({ q: 'mia' })).toBe('all');
  expect(viewOf({ status: 'good' })).toBe('all');
  expect(viewOf({ q: 'mia', view: 'prep' })).toBe('prep');
  expect(readRosterQuery({ view: 'quiet' })).toEqual({ view: 'quiet' });
  expect(readRosterQuery({ view: 'everyone' })).toEqual({});
});

it('sorts by a column, reverses it, and returns to the default order', () => {
  const first = sortedBy({ view: 'all' }, 'rate');
  expect(first).toEqual({ view: 'all', sort: 'rate' });
  const second = sortedBy(first, 'rate');
  expect(second).toEqual({ view: 'all', sort: 'rate', reverse: true });
  expect(sortedBy(second, 'rate')).toEqual({ view: 'all' });
  expect(sortedBy(second, 'name')).toEqual({ view: 'all', sort: 'name' });
});

it('reads a reversed order only with an order', () => {
  expect(readRosterQuery({ reverse: true })).toEqual({});
  expect(readRosterQuery({ sort: 'show', reverse: 'yes' })).toEqual({ sort: 'show' });
  expect(readRosterQuery({ sort: 'show', reverse: true })).toEqual({ sort: 'show', reverse: true });
});
