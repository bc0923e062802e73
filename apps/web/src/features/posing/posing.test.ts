import { posesOf } from '@posedown/coaching';
import { POSING_RATINGS, type PoseSession } from '@posedown/contract';
import { describe, expect, it } from 'vitest';
import {
  missedPoses,
  RATINGS,
  ratingText,
  routineName,
  routineSize,
  sessionSize,
} from './posing-text.ts';
import { figureAt } from './practice.ts';
import { qualityPoints, trendText } from './quality-points.ts';

const session = (changes: Partial<PoseSession> = {}): PoseSession => ({
  id: '019aa000-0000-7000-8000-000000000001',
  userId: '019aa000-0000-7000-8000-000000000002',
  date: '2026-11-20',
  routine: 'mandatory',
  duration: 74,
  poses: [
    { name: 'Front Double Bicep', duration: 10, completed: true },
    { name: 'Front Lat Spread', duration: 4, completed: false },
  ],
  overallQuality: 6,
  confidence: null,
  stagePresence: 7,
  conditioning: null,
  symmetry: null,
  coachNotes: null,
  nextSessionFocus: null,
  videoUrls: [],
  version: 1,
  createdAt: '2026-11-20T18:00:00.000Z',
  ...changes,
});

describe('posing in words', () => {
  it('shows routines with their number of poses and duration', () => {
    expect([routineName('mandatory'), routineSize('mandatory')]).toEqual([
      'Mandatory Poses',
      '8 poses, 85 s',
    ]);
    expect([routineName('individual'), routineSize('individual')]).toEqual([
      'Individual Routine',
      '5 segments, 90 s',
    ]);
    expect(routineName('Bikini')).toBe('Bikini round');
  });

  it('shows what was completed in a session and its ratings', () => {
    expect(sessionSize(session())).toBe('1 of 8 poses, 74 s held');
    expect(ratingText(session())).toEqual(['Overall quality 6', 'Stage presence 7']);
  });

  it('lists the poses that weren’t held to the end, if any was', () => {
    const sessionWith = (...names: string[]) =>
      names.map((name) => ({ name, duration: 10, completed: true }));
    const names = posesOf('mandatory').map(({ name }) => name);
    const [first = '', second = '', ...rest] = names;
    const short = { name: second, duration: 4, completed: false };
    expect(missedPoses(session({ poses: [...sessionWith(first, ...rest), short] }))).toEqual([
      second,
    ]);
    expect(missedPoses(session({ poses: sessionWith(first, second) }))).toEqual(rest);
    expect(missedPoses(session({ poses: sessionWith(...names) }))).toEqual([]);
    expect(missedPoses(session({ poses: [short] }))).toEqual([]);
    expect(
      missedPoses(session({ routine: null, poses: [...sessionWith('Old pose'), short] })),
    ).toEqual([second]);
  });

  it('has every rating of the contract', () => {
    expect(RATINGS).toEqual([...POSING_RATINGS]);
  });
});

describe('the trend of the quality', () => {
  it('runs from the oldest to the newest rated session', () => {
    const points = qualityPoints([
      session({ overallQuality: 10 }),
      session({ overallQuality: null }),
      session({ overallQuality: 1 }),
    ]);
    expect(points.map(({ quality, x, y }) => [quality, x, y])).toEqual([
      [1, 0, 1],
      [10, 1, 0],
    ]);
    expect(trendText(points)).toBe(
      'Overall quality over 2 sessions: from about 1.0 to about 10.0 of 10.',
    );
  });
});

describe('the figure', () => {
  it('moves through the poses of a flow in equal shares', () => {
    const [opening, flow] = posesOf('individual');
    if (!opening || !flow) throw new Error('the routine is empty');
    const at = (secondsLeft: number) => figureAt(flow, secondsLeft * 1000);
    expect([at(20), at(13), at(6), at(0)]).toEqual([
      'front-lat-spread',
      'side-chest',
      'side-triceps',
      'side-triceps',
    ]);
    expect(figureAt(opening, 100)).toBe('opening');
  });
});
