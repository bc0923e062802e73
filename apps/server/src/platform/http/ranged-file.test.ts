import { expect, test } from 'vitest';
import { partOf } from './ranged-file.ts';

test.each([
  ['bytes=0-1', { start: 0, end: 1 }],
  ['bytes=0-', { start: 0, end: 9 }],
  ['bytes=3-99', { start: 3, end: 9 }],
  ['bytes=9-9', { start: 9, end: 9 }],
  ['bytes=-4', { start: 6, end: 9 }],
  ['bytes=-40', { start: 0, end: 9 }],
])('reads the range %s of ten bytes', (header, part) => {
  expect(partOf(header, 10)).toEqual(part);
});

test.each(['bytes=10-', 'bytes=10-12', 'bytes=-0'])('has nothing in the range %s', (header) => {
  expect(partOf(header, 10)).toBe('outside');
});

test.each([
  undefined,
  '',
  'bytes=-',
  'bytes=5-2',
  'bytes=0-1,4-5',
  'items=0-1',
  'bytes=a-b',
  'bytes=1e9-',
])('sends the whole file for %s', (header) => {
  expect(partOf(header, 10)).toBeNull();
});
