import type { Activity } from '@posedown/contract';
import { expect, it } from 'vitest';
import {
  activityDayText,
  activityText,
  goalLines,
  paceText,
  prepText,
  windowText,
} from './overview-text.ts';

const activity = (change: Partial<Activity>): Activity => ({
  kind: 'progress',
  day: '2026-11-21',
  title: null,
  weight: null,
  minutes: null,
  count: null,
  calories: null,
  ...change,
});

it("describes activities, with weights in the athlete's units", () => {
  expect(activityText(activity({ weight: 82.5 }), 'metric')).toBe('Weighed in at 82.5 kg');
  expect(activityText(activity({ weight: 82.5 }), 'imperial')).toBe('Weighed in at 181.9 lb');
  expect(activityText(activity({ kind: 'checkIn' }), 'metric')).toBe('Checked in');
  expect(activityText(activity({ kind: 'meals', count: 1, calories: 520 }), 'metric')).toBe(
    'Logged 1 meal, 520 kcal',
  );
  expect(activityText(activity({ kind: 'photos', count: 3 }), 'metric')).toBe('Added 3 photos');
  expect(activityText(activity({ kind: 'messages', count: 1 }), 'metric')).toBe('Wrote 1 message');
  expect(activityText(activity({ kind: 'workout', title: 'Push', minutes: 61 }), 'metric')).toBe(
    'Trained Push, 61 min',
  );
});

it('shows an activity dated tomorrow as today', () => {
  expect(activityDayText('2026-11-21', '2026-11-20')).toBe('yesterday');
  expect(activityDayText('2026-11-21', '2026-11-22')).toBe('22 Nov 2026');
});

it('describes the pace of the weight', () => {
  expect(paceText(null)).toBeUndefined();
  expect(paceText(-0.62)).toBe('Down 0.62% a week over 14 days');
  expect(paceText(0.01)).toBe('Steady over 14 days');
});

it('lists only the known goals', () => {
  const goals = { words: null, targetTimeline: '12_weeks', bodyFatGoal: null } as const;
  expect(goalLines({ ...goals, primaryGoal: 'competition_prep' })).toEqual([
    'Competition prep',
    'Within 12 weeks',
  ]);
});

it('counts the weeks to a show', () => {
  expect(prepText({ weeksOut: 7, phase: 'Mid Prep' })).toBe('7 weeks out · Mid Prep');
  expect(prepText({ weeksOut: 0, phase: 'Peak Week' })).toBe('Show time! · Peak Week');
});

it('describes the counted days, from the first day on', () => {
  expect(windowText(0)).toBe('On the first day');
  expect(windowText(1)).toBe('Over 1 day');
  expect(windowText(14)).toBe('Over 14 days');
});
