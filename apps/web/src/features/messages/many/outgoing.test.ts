import type { Recipient } from '@posedown/contract';
import { expect, it } from 'vitest';
import { fillForAll, leftOutText, problemOf } from './outgoing.ts';

const values = {
  name: 'Kira',
  weight_change: '−0.6 kg',
  weeks_out: '7',
  sleep: null,
  diary_days: '6',
};
const RECIPIENTS: Recipient[] = [
  { athleteId: '1', name: 'Kira Holm', values },
  { athleteId: '2', name: 'Bo Lund', values: { ...values, name: 'Bo', weeks_out: null } },
];

it('fills the text in for each recipient', () => {
  const outgoing = fillForAll(' {name}, {weeks_out} weeks out. ', RECIPIENTS);
  expect(outgoing.map(({ text }) => text)).toEqual([
    'Kira, 7 weeks out.',
    'Bo, {weeks_out} weeks out.',
  ]);
  expect(leftOutText(outgoing)).toBe(
    'Without data for {weeks_out}, these athletes don’t get it: Bo Lund.',
  );
  expect(leftOutText(fillForAll('Hi {name}', RECIPIENTS))).toBeNull();
});

it('names at most five who are left out', () => {
  const many = Array.from({ length: 7 }, (_, place) => ({
    ...{ athleteId: String(place), name: `Athlete ${place}`, text: '', missing: ['{sleep}'] },
  }));
  expect(leftOutText(many)).toMatch(/: Athlete 0, .*Athlete 4, and 2 more\.$/);
});

it('names what is wrong with a text', () => {
  expect(problemOf('Hi {name}')).toBeUndefined();
  expect(problemOf(' ')).toBe('Write something first');
  expect(problemOf('Hi {nmae}')).toBe(
    '{nmae} can’t be filled in. Use the buttons below the field.',
  );
});
