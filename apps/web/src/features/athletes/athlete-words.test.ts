import { addDays } from '@posedown/coaching';
import { describe, expect, it } from 'vitest';
import { checkInWords, goalWords, isPrepDue, showWords, sparklineWords } from './athlete-words.ts';

const TODAY = '2026-11-21';

describe('the last check-in', () => {
  it.each([
    [0, 'Today'],
    [-1, 'Yesterday'],
    [-5, '5 days ago'],
    [-30, '30 days ago'],
    [-31, '21 Oct 2026'],
  ])('%i days from today reads %s', (days, words) => {
    expect(checkInWords(addDays(TODAY, days), TODAY)).toBe(words);
  });

  it('may never have been', () => {
    expect(checkInWords(null, TODAY)).toBe('Never');
  });
});

it.each([
  [0, 'Show time!', 'Urgent'],
  [1, '1 week out', 'Urgent'],
  [8, '8 weeks out', 'Urgent'],
  [9, '9 weeks out', 'Moderate'],
  [12, '12 weeks out', 'Moderate'],
  [13, '13 weeks out', 'Relaxed'],
])('%i weeks out reads %s, %s', (weeks, words, urgency) => {
  expect(showWords(weeks)).toMatchObject({ weeks: words, urgencyWord: urgency });
});

it('offers the way to the competition at 10 weeks out or fewer, and not without a show', () => {
  expect([11, 10, 9, 1, 0, null].map(isPrepDue)).toEqual([false, true, true, true, true, false]);
});

it('says nothing about weeks out without a show', () => {
  expect(showWords(null)).toBeNull();
});

it('names goal and category, as far as they are set', () => {
  expect(goalWords({ goal: 'Competition prep', category: 'Wellness' })).toBe(
    'Competition prep · Wellness',
  );
  expect(goalWords({ goal: 'Muscle gain', category: null })).toBe('Muscle gain');
  expect(goalWords({ goal: '', category: null })).toBe('No goal set');
});

it('puts a sparkline into words', () => {
  expect(sparklineWords([84, 83.5, 82.8], 'metric')).toBe(
    'Trend weight, down 1.2 kg over 3 weigh-ins',
  );
  expect(sparklineWords([80, 81], 'imperial')).toBe('Trend weight, up 2.2 lb over 2 weigh-ins');
  expect(sparklineWords([80, 80.01], 'metric')).toBe('Trend weight, steady over 2 weigh-ins');
});
