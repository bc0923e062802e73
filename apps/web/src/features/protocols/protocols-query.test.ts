import { expect, it } from 'vitest';
import { readProtocolsQuery } from './protocols-query.ts';

const ID = '019aa000-0000-7000-8000-000000000000';

it('reads the protocol and the athlete of a deep link', () => {
  expect(readProtocolsQuery({ protocol: ID, athlete: ID })).toEqual({ protocol: ID, athlete: ID });
});

it('drops what is no id', () => {
  expect(readProtocolsQuery({ protocol: '1', athlete: ['x'], more: ID })).toEqual({});
});
