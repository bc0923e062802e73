import { describe, expect, it } from 'vitest';
import { COMPETITION_CATEGORIES } from '../athlete/answers.ts';
import { POSING_ROUTINES, posesOf, routineSeconds } from './routines.ts';

const outline = (routine: Parameters<typeof posesOf>[0]) =>
  posesOf(routine).map(({ name, seconds }) => `${name} ${seconds}`);
const names = (routine: Parameters<typeof posesOf>[0]) => posesOf(routine).map(({ name }) => name);

describe('posing routines', () => {
  it('holds the eight mandatory poses for 85 s together', () => {
    expect(outline('mandatory')).toEqual([
      'Front Double Bicep 10',
      'Front Lat Spread 10',
      'Side Chest 10',
      'Back Double Bicep 10',
      'Back Lat Spread 10',
      'Side Tricep 10',
      'Abs & Thighs 15',
      'Most Muscular 10',
    ]);
    expect(routineSeconds('mandatory')).toBe(85);
  });

  it('holds the five segments of the individual routine for 90 s together', () => {
    expect(outline('individual')).toEqual([
      'Opening Pose 8',
      'Flow Sequence 1 20',
      'Mandatory Highlights 25',
      'Flow Sequence 2 20',
      'Closing Power Pose 17',
    ]);
    expect(routineSeconds('individual')).toBe(90);
  });

  it('gives every pose its description, key points, judges’ focus, tip and figure', () => {
    for (const pose of POSING_ROUTINES.flatMap(posesOf)) {
      expect(pose.description.length, pose.name).toBeGreaterThan(20);
      expect(pose.keyPoints.length, pose.name).toBeGreaterThanOrEqual(3);
      expect(pose.judgesFocus.length, pose.name).toBeGreaterThanOrEqual(3);
      expect(pose.coachTip.length, pose.name).toBeGreaterThan(10);
      expect(pose.figures.length, pose.name).toBeGreaterThan(0);
    }
  });

  it('moves through several poses in the flow sequences', () => {
    for (const pose of posesOf('individual').filter(({ name }) => name.startsWith('Flow'))) {
      expect(pose.figures.length).toBeGreaterThan(1);
    }
  });
});

describe('rounds by division', () => {
  it('gives each division its own', () => {
    expect(names("Men's Bodybuilding").slice(-8)).toEqual(names('mandatory'));
    expect(names('Classic Physique')).toContain('Favourite Classic Pose');
    expect(names('Classic Physique')).not.toContain('Most Muscular');
    expect(names('Figure')).toHaveLength(4);
    expect(names('Bikini')).toEqual(['Walk', 'Front Pose', 'Back Pose']);
    expect(names('Wellness')).toContain('Right Twist');
    expect(names("Women's Bodybuilding")).toHaveLength(7);
  });

  it('has no fists where hands are open', () => {
    const points = posesOf("Women's Bodybuilding").flatMap(({ keyPoints }) => keyPoints);
    expect(points.filter((point) => /fist/i.test(point) && !/no fists/.test(point))).toEqual([]);
    expect(points.join(' ')).not.toMatch(/little finger/i);
  });

  it('never asks for the same pose twice in a round, so that a tile stands for one pose', () => {
    for (const division of COMPETITION_CATEGORIES) {
      expect(new Set(names(division)).size, division).toBe(names(division).length);
    }
  });
});
