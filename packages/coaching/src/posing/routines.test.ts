import { describe, expect, it } from 'vitest';
import { COMPETITION_CATEGORIES } from '../athlete/answers.ts';
import { divisionOf, POSING_ROUTINES, posesOf, routineSeconds } from './routines.ts';

const outline = (routine: Parameters<typeof posesOf>[0]) =>
  posesOf(routine).map(({ name, seconds }) => `${name} ${seconds}`);
const names = (routine: Parameters<typeof posesOf>[0]) => posesOf(routine).map(({ name }) => name);

describe('posing routines', () => {
  it('have eight mandatory poses that take 85 s together', () => {
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

  it('have five segments in the individual routine that take 90 s together', () => {
    expect(outline('individual')).toEqual([
      'Opening Pose 8',
      'Flow Sequence 1 20',
      'Mandatory Highlights 25',
      'Flow Sequence 2 20',
      'Closing Power Pose 17',
    ]);
    expect(routineSeconds('individual')).toBe(90);
  });

  it("have a description, key points, judges' focus, tip and figure for every pose", () => {
    for (const pose of POSING_ROUTINES.flatMap(posesOf)) {
      expect(pose.description.length, pose.name).toBeGreaterThan(20);
      expect(pose.keyPoints.length, pose.name).toBeGreaterThanOrEqual(3);
      expect(pose.judgesFocus.length, pose.name).toBeGreaterThanOrEqual(3);
      expect(pose.coachTip.length, pose.name).toBeGreaterThan(10);
      expect(pose.figures.length, pose.name).toBeGreaterThan(0);
    }
  });

  it('move through several poses in the flow sequences', () => {
    for (const pose of posesOf('individual').filter(({ name }) => name.startsWith('Flow'))) {
      expect(pose.figures.length).toBeGreaterThan(1);
    }
  });
});

/** The eight poses with closed fists; in abs & thighs the hands are behind the head. */
const MANDATORY_FIGURES = posesOf('mandatory')
  .flatMap(({ figures }) => [...figures])
  .filter((figure) => figure !== 'abs-and-thighs');

describe('rounds by division', () => {
  it('cover all routines except the two shared ones', () => {
    expect(POSING_ROUTINES.flatMap((routine) => divisionOf(routine) ?? [])).toEqual([
      ...COMPETITION_CATEGORIES,
    ]);
  });

  it('give each division its own round', () => {
    expect(names("Men's Bodybuilding").slice(-8)).toEqual(names('mandatory'));
    expect(names('Classic Physique')).toContain('Favorite Classic Pose');
    expect(names('Classic Physique')).not.toContain('Most Muscular');
    expect(names('Figure')).toHaveLength(4);
    expect(names('Bikini')).toEqual(['Walk', 'Front Pose', 'Back Pose']);
    expect(names('Wellness')).toContain('Right Twist');
    expect(names("Women's Bodybuilding")).toHaveLength(7);
  });

  it.each(["Women's Bodybuilding", "Women's Physique"] as const)(
    'use no fists, bent arms or bent legs in %s where hands are open and limbs extended',
    (division) => {
      const poses = posesOf(division);
      for (const { name, description, keyPoints } of poses) {
        const words = [description, ...keyPoints].join(' ').replace('no fists', '');
        expect(words, name).not.toMatch(/fist|little finger/i);
        if (/extended/.test(description))
          expect(words, name).not.toMatch(/right angle|grip|near leg bent with/i);
      }
      const shown = poses.flatMap(({ figures }) => figures);
      for (const fisted of MANDATORY_FIGURES) expect(shown).not.toContain(fisted);
    },
  );

  it('draw each division in its own poses', () => {
    const figures = (division: Parameters<typeof posesOf>[0]) =>
      posesOf(division).flatMap((pose) => [...pose.figures]);
    expect(figures("Women's Physique")).toEqual([
      'front-stance',
      'left-side-stance',
      'back-stance',
      'right-side-stance',
      'front-double-biceps-open',
      'side-chest-extended',
      'back-double-biceps-open',
      'side-triceps-extended',
      'abs-and-thighs',
    ]);
    expect(figures('Wellness')).toEqual([
      'model-stance',
      'right-twist',
      'model-back',
      'left-twist',
      'walking',
      'model-stance',
      'model-back',
    ]);
    expect(figures('Bikini').slice(-2)).toEqual(['model-stance', 'model-back']);
    expect(figures("Men's Physique").every((figure) => /^physique-|^walking$/.test(figure))).toBe(
      true,
    );
  });

  it('never repeat a pose in a round, so that a tile identifies a pose', () => {
    for (const division of COMPETITION_CATEGORIES) {
      expect(new Set(names(division)).size, division).toBe(names(division).length);
    }
  });
});
