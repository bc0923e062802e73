import { expect, it } from 'vitest';
import { shouldReset } from './new-day.ts';

const empty = { foodName: '' };
const [before, today] = ['2026-11-20', '2026-11-21'];
const night = { requestedDay: undefined, openedOn: before, setOn: before, today };

it('resets the form on a new day if no food is entered', () => {
  expect(shouldReset(empty, night)).toBe(true);
  expect(shouldReset(empty, { ...night, setOn: today })).toBe(false);
  expect(shouldReset({ foodName: 'Banana' }, night)).toBe(false);
});

it('keeps a past day requested by the URL', () => {
  expect(shouldReset(empty, { ...night, requestedDay: '2026-11-19' })).toBe(false);
});

it('moves to the new day each midnight if the URL named the day that was then today', () => {
  expect(shouldReset(empty, { ...night, requestedDay: before })).toBe(true);
  const second = { requestedDay: before, openedOn: before, setOn: today, today: '2026-11-22' };
  expect(shouldReset(empty, second)).toBe(true);
});
