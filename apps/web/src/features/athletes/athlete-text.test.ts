import { addDays } from '@posedown/coaching';
import { describe, expect, it } from 'vitest';
import {
  checkInText,
  goalText,
  isPrepDue,
  needPath,
  needText,
  showText,
  sparklineText,
  weeklyText,
} from './athlete-text.ts';

const TODAY = '2026-11-21';

describe('checkInText', () => {
  it.each([
    [0, 'Today'],
    [-1, 'Yesterday'],
    [-5, '5 days ago'],
    [-30, '30 days ago'],
    [-31, '21 Oct 2026'],
  ])('formats %i days from today as %s', (days, words) => {
    expect(checkInText(addDays(TODAY, days), TODAY)).toBe(words);
  });

  it('handles an athlete who has never checked in', () => {
    expect(checkInText(null, TODAY)).toBe('Never');
  });
});

it.each([
  [0, 'Show time!', 'Urgent'],
  [1, '1 week out', 'Urgent'],
  [8, '8 weeks out', 'Urgent'],
  [9, '9 weeks out', 'Moderate'],
  [12, '12 weeks out', 'Moderate'],
  [13, '13 weeks out', 'Relaxed'],
])('formats %i weeks out as %s, with urgency %s', (weeks, words, urgency) => {
  expect(showText(weeks)).toMatchObject({ weeks: words, urgencyWord: urgency });
});

it('offers the competition link at 10 weeks out or fewer, but not without a show', () => {
  expect([11, 10, 9, 1, 0, null].map(isPrepDue)).toEqual([false, true, true, true, true, false]);
});

it('returns null without a show', () => {
  expect(showText(null)).toBeNull();
});

it('joins goal and category, whichever are set', () => {
  expect(goalText({ goal: 'Competition prep', category: 'Wellness' })).toBe(
    'Competition prep · Wellness',
  );
  expect(goalText({ goal: 'Muscle gain', category: null })).toBe('Muscle gain');
  expect(goalText({ goal: '', category: null })).toBe('No goal set');
});

it('describes a sparkline in words', () => {
  expect(sparklineText([84, 83.5, 82.8], 'metric')).toBe(
    'Trend weight, down 1.2 kg over 3 weigh-ins',
  );
  expect(sparklineText([80, 81], 'imperial')).toBe('Trend weight, up 2.2 lb over 2 weigh-ins');
  expect(sparklineText([80, 80.01], 'metric')).toBe('Trend weight, steady over 2 weigh-ins');
});

describe('reasons to act', () => {
  const need = { severity: 'medium', text: null, count: 1, since: '2026-11-21T08:00:00Z' } as const;
  const late = { state: 'overdue', dueOn: '2026-11-18', daysLate: 3 } as const;
  const mia = { name: 'Mia Wolf', weekly: late };

  it('are short, without the name next to them', () => {
    const alert = (text: string) => needText({ ...need, kind: 'alert', text }, mia);
    expect(alert('Mia Wolf has logged nothing for 7 days.')).toBe('Has logged nothing for 7 days.');
    expect(alert('Proposal for Mia Wolf: 2,000 kcal.')).toBe('Proposal: 2,000 kcal.');
    expect(alert('Mia Wolfram wrote.')).toBe('Mia Wolfram wrote.');
    expect(needText({ ...need, kind: 'check_in_overdue' }, mia)).toBe('Check-in 3 days overdue');
    expect(needText({ ...need, kind: 'messages', count: 2 }, mia)).toBe('2 unread messages');
    expect(needText({ ...need, kind: 'messages' }, mia)).toBe('Unread message');
  });

  it('lead to where the coach acts', () => {
    const path = (kind: 'alert' | 'show_today' | 'check_in_waiting' | 'messages') =>
      needPath({ ...need, kind }, 'mia');
    expect(path('alert')).toBe('/client/mia');
    expect(path('show_today')).toBe('/competition/mia');
    expect(path('check_in_waiting')).toBe('/check-ins?athlete=mia');
    expect(path('messages')).toBe('/messages/mia');
  });

  it('name the state of the weekly check-in', () => {
    expect(weeklyText(null)).toBeNull();
    expect(weeklyText(late)).toBe('3 days overdue');
    expect(weeklyText({ ...late, state: 'waiting' })).toBe('Waiting');
    expect(weeklyText({ state: null, dueOn: '2026-11-21', daysLate: 0 })).toBe('Due Sat 21 Nov');
  });
});
