import { expect, it } from 'vitest';
import { readProtocolsQuery } from './protocols-query.ts';

const ID = '019aa000-0000-7000-8000-000000000000';

it('parses the protocol and athlete of a deep link', () => {
  expect(readProtocolsQuery({ protocol: ID, athlete: ID })).toEqual({ protocol: ID, athlete: ID });
});

it('parses the filters of the list', () => {
  expect(readProtocolsQuery({ athlete: ID, show: 'approved' })).toEqual({
    athlete: ID,
    show: 'approved',
  });
});

it('drops malformed ids and unknown filters', () => {
  const odd = { protocol: '1', athlete: ['x'], more: ID, show: 'draft' };
  expect(readProtocolsQuery(odd)).toEqual({});
});
