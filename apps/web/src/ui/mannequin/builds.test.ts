import { COMPETITION_CATEGORIES, FIGURE_POSES, type FigurePose, posesOf } from '@posedown/coaching';
import { describe, expect, it } from 'vitest';
import type { Muscle } from './anatomy-types.ts';
import { BUILD_NAMES, type BuildName, buildOf, wearsHeels } from './build-of.ts';
import { buildNamed } from './builds.ts';
import { drawFigure, type Shape } from './figure.ts';
import { POSE_LIBRARY } from './pose-library.ts';
import { POSE_FRAME } from './pose-views.ts';
import { type Bone, groundedBody, type Side, soleHeight } from './skeleton.ts';
import type { Vec3 } from './vector.ts';

const SIDES: readonly Side[] = ['left', 'right'];
const distance = (a: Vec3, b: Vec3) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

const figureIn = (name: FigurePose, build: BuildName, isOwnRound = false) =>
  buildNamed(build, isOwnRound)[POSE_LIBRARY[name].hands ?? 'atRest'];

const shapesOf = (name: FigurePose, build: BuildName, isOwnRound = false) =>
  drawFigure(figureIn(name, build, isOwnRound), POSE_LIBRARY[name].pose);

/** All coordinates of a path in pairs, including control points. */
function pointsOf({ path }: Shape): [number, number][] {
  const numbers = path.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];
  return numbers.flatMap((x, index) => (index % 2 ? [] : [[x, numbers[index + 1] ?? 0]]));
}

const OWN_ROUNDS = COMPETITION_CATEGORIES.map((division) => ({
  division,
  build: buildOf({ division }),
  figures: [...new Set(posesOf(division).flatMap(({ figures }) => [...figures]))],
}));

function expectDrawn(name: FigurePose, build: BuildName, isOwnRound: boolean) {
  const shapes = shapesOf(name, build, isOwnRound);
  const paths = shapes.map(({ path }) => path).join('');
  expect(paths, name).not.toMatch(/NaN|Infinity/);
  const { left, top, width, height } = POSE_FRAME;
  const outside = shapes
    .flatMap(pointsOf)
    .filter(([x, y]) => x < left || x > left + width || y < top || y > top + height);
  expect(outside, name).toEqual([]);
  const drawn = new Set(shapes.map(({ muscle }) => muscle));
  expect(
    POSE_LIBRARY[name].lit.filter((muscle) => !drawn.has(muscle)),
    name,
  ).toEqual([]);
}

/** Both feet, to within a finger's breadth. With a raised heel, the toes touch the ground. */
function expectOnTheGround(name: FigurePose, build: BuildName, isOwnRound: boolean) {
  const { skeleton } = figureIn(name, build, isOwnRound);
  const body = groundedBody(POSE_LIBRARY[name].pose, skeleton);
  const heights = SIDES.map((side) => soleHeight(body, skeleton, side));
  expect(Math.min(...heights), name).toBeCloseTo(0, 6);
  expect(Math.max(...heights), name).toBeLessThan(2);
}

describe.each(BUILD_NAMES)('the build %s', (build) => {
  it('is drawn with finite numbers inside its frame in every pose, with the right muscles highlighted', () => {
    for (const name of FIGURE_POSES) expectDrawn(name, build, false);
  });

  it('stands on the ground with both feet in every pose', () => {
    for (const name of FIGURE_POSES) expectOnTheGround(name, build, false);
  });

  it('has bones of the length of its skeleton in every pose', () => {
    const { skeleton } = buildNamed(build).atRest;
    const chain: [Bone, Bone][] = [
      ['upperArm', 'forearm'],
      ['forearm', 'hand'],
      ['thigh', 'shin'],
      ['shin', 'foot'],
    ];
    for (const name of FIGURE_POSES) {
      const body = groundedBody(POSE_LIBRARY[name].pose, skeleton);
      for (const side of SIDES) {
        for (const [from, to] of chain) {
          const length = distance(body(from, side).origin, body(to, side).origin);
          expect(length, name).toBeCloseTo(distance(skeleton.joints[to], [0, 0, 0]), 6);
        }
      }
    }
  });

  it('has its left on the left in the front view, and on the right in the back view', () => {
    const { skeleton } = buildNamed(build).atRest;
    const xOf = (name: FigurePose, bone: Bone) => {
      const body = groundedBody(POSE_LIBRARY[name].pose, skeleton);
      return SIDES.map((side) => body(bone, side).origin[0]) as [number, number];
    };
    for (const bone of ['upperArm', 'hand', 'thigh', 'foot'] as const) {
      for (const name of ['front-stance', 'front-double-biceps', 'model-stance'] as const) {
        const [left, right] = xOf(name, bone);
        expect(left, `${name} ${bone}`).toBeLessThan(right);
      }
      for (const name of ['back-stance', 'back-lat-spread', 'model-back'] as const) {
        const [left, right] = xOf(name, bone);
        expect(left, `${name} ${bone}`).toBeGreaterThan(right);
      }
    }
  });

  it('is symmetric at rest', () => {
    const points = shapesOf('front-stance', build).flatMap(pointsOf);
    const far = Math.max(...points.map(([x]) => x));
    expect(Math.min(...points.map(([x]) => x))).toBeCloseTo(-far, 0);
  });
});

describe.each(OWN_ROUNDS)('the round of $division', ({ build, figures }) => {
  it('is drawn inside its frame and on the ground, in stage wear', () => {
    for (const name of figures) {
      expectDrawn(name, build, true);
      expectOnTheGround(name, build, true);
    }
  });
});

describe('differences between builds', () => {
  const widest = (shapes: readonly Shape[]) => {
    const xs = shapes.flatMap(pointsOf).map(([x]) => x);
    return Math.max(...xs) - Math.min(...xs);
  };
  const middleOf = (shape: Shape) =>
    pointsOf(shape).reduce((sum, [x], _, { length }) => sum + x / length, 0);
  /** The width of a muscle of one side at rest. */
  const widthOf = (build: BuildName, muscle: Muscle, name: FigurePose = 'front-stance') =>
    widest(shapesOf(name, build).filter((shape) => shape.muscle === muscle && middleOf(shape) > 0));
  const shoulder = (build: BuildName) =>
    groundedBody({}, buildNamed(build).atRest.skeleton)('upperArm', 'right').origin[0];

  it('gives women narrower shoulders than men, wider in more muscular divisions', () => {
    const builds = ['bikini', 'figure', 'womens-physique', 'womens-bodybuilding', 'man'] as const;
    const shoulders = builds.map(shoulder);
    expect(shoulders).toEqual([...shoulders].sort((a, b) => a - b));
  });

  it.each(['biceps', 'front-deltoids', 'quadriceps'] as const)(
    'gives women more %s from bikini to bodybuilding',
    (muscle) => {
      const widths = (['bikini', 'womens-physique', 'womens-bodybuilding'] as const).map((build) =>
        widthOf(build, muscle),
      );
      expect(widths).toEqual([...widths].sort((a, b) => a - b));
      expect(new Set(widths).size).toBe(3);
    },
  );

  it('gives wellness fuller thighs and glutes than bikini and figure, with similar arms', () => {
    for (const lean of ['bikini', 'figure'] as const) {
      expect(widthOf('wellness', 'quadriceps')).toBeGreaterThan(widthOf(lean, 'quadriceps') * 1.1);
      expect(widthOf('wellness', 'glutes', 'back-stance')).toBeGreaterThan(
        widthOf(lean, 'glutes', 'back-stance'),
      );
    }
    expect(widthOf('wellness', 'biceps')).toBeLessThan(widthOf('figure', 'biceps'));
  });

  it("covers the thighs of men's physique, and slightly those of classic physique", () => {
    const lowestCloth = (build: BuildName) =>
      Math.max(
        ...shapesOf('front-stance', build)
          .filter(({ special }) => special === 'cloth')
          .flatMap(pointsOf)
          .map(([, y]) => y),
      );
    expect(lowestCloth('mens-physique')).toBeGreaterThan(lowestCloth('classic-physique') + 20);
  });

  it('shows heels only in the rounds of bikini, figure and wellness', () => {
    const lift = (build: BuildName, isOwnRound: boolean) =>
      buildNamed(build, isOwnRound).atRest.skeleton.heelLift ?? 0;
    for (const build of BUILD_NAMES) {
      expect(lift(build, false), build).toBe(0);
      expect(lift(build, true) > 0, build).toBe(wearsHeels(build));
    }
    expect(BUILD_NAMES.filter(wearsHeels)).toEqual(['bikini', 'figure', 'wellness']);
  });

  it('opens the hands in every open-hand pose, and closes the fists in the others', () => {
    for (const name of FIGURE_POSES.filter((pose) => pose.endsWith('-open'))) {
      expect(POSE_LIBRARY[name].hands, name).toBe('open');
    }
    expect(POSE_LIBRARY['front-double-biceps'].hands).toBe('fists');
  });
});

describe('the body to draw', () => {
  it("is that of the division, regardless of the athlete's sex", () => {
    expect(buildOf({ division: 'Bikini', sex: 'female' })).toBe('bikini');
    expect(buildOf({ division: "Men's Physique", sex: null })).toBe('mens-physique');
    const builds = COMPETITION_CATEGORIES.map((division) => buildOf({ division }));
    expect(new Set(builds).size).toBe(COMPETITION_CATEGORIES.length);
  });

  it("is the woman's body for women without a division, and the man's for everyone else", () => {
    expect(buildOf({ division: null, sex: 'female' })).toBe('woman');
    expect(buildOf({ sex: 'male' })).toBe('man');
    expect(buildOf({ sex: null })).toBe('man');
    expect(buildOf({})).toBe('man');
  });
});
