import { expect, it } from 'vitest';
import { badgeText, badgeToneOf, isResultOpen } from './badge.ts';

const facts = (weeksOut: number, status = 'upcoming', resultOpen = false) => ({
  ...{ status, weeksOut, resultOpen },
});

it('is green when completed, red up to 2 weeks, orange up to 8, blue beyond', () => {
  const tone = (weeksOut: number, status?: string) => badgeToneOf(facts(weeksOut, status));
  expect([0, 1, 2].map((weeks) => tone(weeks))).toEqual(['close', 'close', 'close']);
  expect([3, 8].map((weeks) => tone(weeks))).toEqual(['near', 'near']);
  expect([9, 40].map((weeks) => tone(weeks))).toEqual(['far', 'far']);
  expect([0, 2, 9].map((weeks) => tone(weeks, 'completed'))).toEqual([
    ...['completed', 'completed', 'completed'],
  ]);
});

it('reads Show time! on show day, and names the missing result afterward', () => {
  expect(badgeText(facts(6))).toBe('6 weeks out');
  expect(badgeText(facts(0))).toBe('Show time!');
  expect(badgeText(facts(0, 'completed'))).toBe('Completed');
  const withdrawn = facts(6, 'cancelled');
  expect([badgeToneOf(withdrawn), badgeText(withdrawn)]).toEqual(['withdrawn', 'Withdrawn']);
  const over = facts(0, 'upcoming', true);
  expect([badgeToneOf(over), badgeText(over)]).toEqual(['open', 'Result open']);
});

it('has an open result from the day after the show until it is entered', () => {
  const isOpen = (date: string, status = 'upcoming') =>
    isResultOpen({ status, date }, '2026-11-21');
  expect([isOpen('2026-11-22'), isOpen('2026-11-21'), isOpen('2026-11-20')]).toEqual([
    ...[false, false, true],
  ]);
  expect(isOpen('2026-11-20', 'completed')).toBe(false);
  expect(isOpen('2026-11-20', 'cancelled')).toBe(false);
});
