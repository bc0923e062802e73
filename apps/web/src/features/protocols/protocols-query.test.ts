import { expect, it } from 'vitest';
import { readProtocolsQuery } from './protocols-query.ts';

const ID = '019aa000-0000-7000-8000-000000000000';

it('reads the protocol and the athlete of a deep link', () => {
  expect(readProtocolsQuery({ protocol: ID, athlete: ID })).toEqual({ protocol: ID, athlete: ID });
});

it('reads what the list is narrowed to', () => {
  expect(readProtocolsQuery({ athlete: ID, show: 'approved' })).toEqual({
    athlete: ID,
    show: 'approved',
  });
});

it('drops what is no id and no filter', () => {
  const odd = { protocol: '1', athlete: ['x'], more: ID, show: 'draft' };
  expect(readProtocolsQuery(odd)).toEqual({});
});
