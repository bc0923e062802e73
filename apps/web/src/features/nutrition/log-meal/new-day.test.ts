import { expect, it } from 'vitest';
import { isOutlived } from './new-day.ts';

const empty = { foodName: '' };
const [before, today] = ['2026-11-20', '2026-11-21'];
const night = { asked: undefined, openedOn: before, setOn: before, today };

it('resets the form on a new day if no food is entered', () => {
  expect(isOutlived(empty, night)).toBe(true);
  expect(isOutlived(empty, { ...night, setOn: today })).toBe(false);
  expect(isOutlived({ foodName: 'Banana' }, night)).toBe(false);
});

it('leaves a form on the day of the past that its address asks for', () => {
  expect(isOutlived(empty, { ...night, asked: '2026-11-19' })).toBe(false);
});

it('goes on with the day, night after night, where the address named what was today then', () => {
  expect(isOutlived(empty, { ...night, asked: before })).toBe(true);
  const second = { asked: before, openedOn: before, setOn: today, today: '2026-11-22' };
  expect(isOutlived(empty, second)).toBe(true);
});
