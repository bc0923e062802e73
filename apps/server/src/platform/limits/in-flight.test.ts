import { expect, it } from 'vitest';
import { createInFlight } from './in-flight.ts';

const open = () => {
  const inFlight = createInFlight({ bytes: 120, filesOfOne: 2 });
  return (sender: string) => {
    const file = inFlight.begin(sender);
    if (!file) throw new Error('refused');
    return file;
  };
};

it('counts received bytes, and leaves room for others', () => {
  const begin = open();
  const first = begin('a');
  expect(first.add(40)).toBeNull();
  expect(first.add(20)).toBeNull();
  expect(first.add(1)).toBe('all');
  expect(begin('a').add(1)).toBe('person');
  expect(begin('b').add(30)).toBeNull();
  expect(begin('c').add(15)).toBeNull();
  expect(begin('d').add(7)).toBeNull();
});

it('rejects more files of a person than allowed at once', () => {
  const inFlight = createInFlight({ bytes: 120, filesOfOne: 2 });
  inFlight.begin('a');
  const second = inFlight.begin('a');
  expect(inFlight.begin('a')).toBeNull();
  expect(inFlight.begin('b')).not.toBeNull();
  second?.end();
  expect(inFlight.begin('a')).not.toBeNull();
});

it("releases a file's share only once", () => {
  const begin = open();
  const file = begin('a');
  file.add(60);
  expect(begin('b').add(31)).toBe('all');
  file.end();
  file.end();
  const next = begin('c');
  expect(next.add(60)).toBeNull();
  expect(next.add(1)).toBe('all');
});
