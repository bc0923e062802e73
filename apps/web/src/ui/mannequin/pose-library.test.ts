import { FIGURE_POSES } from '@posedown/coaching';
import { describe, expect, it } from 'vitest';
import { buildNamed } from './builds.ts';
import { betweenPoses } from './pose-figure.tsx';
import { POSE_LIBRARY } from './pose-library.ts';
import { type Bone, groundedBody, MAN_SKELETON, type Pose, type Side } from './skeleton.ts';
import type { Vec3 } from './vector.ts';

const SIDES: readonly Side[] = ['left', 'right'];
const distance = (a: Vec3, b: Vec3) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/** The joint limits of a flexible athlete in degrees: flex, then abduct. */
const LIMITS: Partial<Record<Bone, { flex: [number, number]; abduct: [number, number] }>> = {
  forearm: { flex: [0, 145], abduct: [0, 0] },
  shin: { flex: [-140, 0], abduct: [-8, 8] },
  upperArm: { flex: [-60, 170], abduct: [-20, 160] },
  thigh: { flex: [-20, 120], abduct: [-10, 45] },
  hand: { flex: [-60, 80], abduct: [-25, 25] },
  foot: { flex: [-50, 25], abduct: [-15, 15] },
  clavicle: { flex: [-15, 15], abduct: [-8, 30] },
  lat: { flex: [0, 0], abduct: [-20, 0] },
  spine: { flex: [-30, 20], abduct: [-20, 20] },
  chest: { flex: [-20, 15], abduct: [-15, 15] },
};

const LENGTHS: [Bone, Bone, number][] = [
  ['upperArm', 'forearm', 30],
  ['forearm', 'hand', 26],
  ['thigh', 'shin', 43],
  ['shin', 'foot', 41],
];

const jointsOf = ({ middle, left, right }: Pose) =>
  [middle, left, right].flatMap((joints) => Object.entries(joints ?? {}));

describe.each(FIGURE_POSES)('the pose %s', (name) => {
  const { pose } = POSE_LIBRARY[name];
  const body = groundedBody(pose, MAN_SKELETON);

  it('bends every joint within its limits', () => {
    for (const [bone, { flex = 0, abduct = 0 }] of jointsOf(pose)) {
      const limit = LIMITS[bone as Bone];
      if (!limit) continue;
      const range = `${bone} flex ${flex} abduct ${abduct}`;
      expect(flex >= limit.flex[0] && flex <= limit.flex[1], range).toBe(true);
      expect(abduct >= limit.abduct[0] && abduct <= limit.abduct[1], range).toBe(true);
    }
  });

  it('preserves the length of every bone', () => {
    for (const side of SIDES) {
      for (const [from, to, length] of LENGTHS) {
        expect(distance(body(from, side).origin, body(to, side).origin)).toBeCloseTo(length, 6);
      }
    }
  });
});

describe('symmetric poses', () => {
  const symmetric = [
    'front-stance',
    'back-stance',
    'front-lat-spread',
    'opening',
    'victory',
  ] as const;
  it.each(symmetric)('%s mirrors the left side on the right', (name) => {
    const body = groundedBody(POSE_LIBRARY[name].pose, MAN_SKELETON);
    for (const bone of ['forearm', 'hand', 'shin', 'foot'] as const) {
      const [left, right] = SIDES.map((side) => body(bone, side).origin);
      expect(left?.[0]).toBeCloseTo(-(right?.[0] ?? Number.NaN), 6);
      expect(left?.[1]).toBeCloseTo(right?.[1] ?? Number.NaN, 6);
    }
  });

  it.each([
    'front-double-biceps',
    'back-double-biceps',
    'abs-and-thighs',
    'most-muscular',
  ] as const)('%s has the same arms on both sides', (name) => {
    const { left, right } = POSE_LIBRARY[name].pose;
    for (const bone of ['clavicle', 'upperArm', 'forearm', 'hand'] as const) {
      expect(left?.[bone]).toEqual(right?.[bone]);
    }
  });
});

describe('the position of the limbs', () => {
  const heightsOf = (name: (typeof FIGURE_POSES)[number], bone: Bone) => {
    const body = groundedBody(POSE_LIBRARY[name].pose, MAN_SKELETON);
    return SIDES.map((side) => body(bone, side).origin[1]);
  };

  it.each(['front-double-biceps', 'back-double-biceps'] as const)(
    '%s has the elbows at or above the shoulders and the fists above the elbows',
    (name) => {
      const shoulders = heightsOf(name, 'upperArm');
      const elbows = heightsOf(name, 'forearm');
      const fists = heightsOf(name, 'hand');
      elbows.forEach((elbow, side) => {
        expect(elbow).toBeGreaterThan((shoulders[side] ?? 0) - 3);
        expect(fists[side]).toBeGreaterThan(elbow + 10);
      });
    },
  );

  it.each(['front-lat-spread', 'back-lat-spread'] as const)(
    '%s has the fists on the waist and the elbows out',
    (name) => {
      const body = groundedBody(POSE_LIBRARY[name].pose, MAN_SKELETON);
      for (const side of SIDES) {
        const fist = body('hand', side).origin;
        const waist = body('spine', side).origin;
        expect(Math.abs(fist[0])).toBeLessThan(24);
        expect(Math.abs(fist[1] - waist[1])).toBeLessThan(20);
        expect(Math.abs(body('forearm', side).origin[0])).toBeGreaterThan(Math.abs(fist[0]) + 10);
      }
    },
  );

  it.each([
    ['left-side-stance', 'left'],
    ['right-twist', 'left'],
    ['physique-right-turn', 'left'],
    ['right-side-stance', 'right'],
    ['left-twist', 'right'],
    ['physique-left-turn', 'right'],
  ] as const)("%s has the athlete's %s side toward the judges", (name, near) => {
    const body = groundedBody(POSE_LIBRARY[name].pose, MAN_SKELETON);
    // Facing the judges, an athlete's left hip is on the judges' right.
    const [left, right] = [body('thigh', 'right').origin, body('thigh', 'left').origin];
    const isLeftNear = left[2] > right[2];
    expect(isLeftNear).toBe(near === 'left');
  });

  it.each(['model-stance', 'physique-front', 'physique-back'] as const)(
    '%s has one hand on the hip and the other arm away from it',
    (name) => {
      const body = groundedBody(POSE_LIBRARY[name].pose, MAN_SKELETON);
      const [onHip, clear] = SIDES.map((side) =>
        distance(body('hand', side).origin, body('thigh', side).origin),
      );
      expect(onHip).toBeLessThan(24);
      expect(clear).toBeGreaterThan(24);
    },
  );

  it("extends the arms with the hands together in the women's side chest", () => {
    const { skeleton } = buildNamed('womens-physique').open;
    const body = groundedBody(POSE_LIBRARY['side-chest-extended'].pose, skeleton);
    const [left, right] = SIDES.map((side) => body('hand', side).origin) as [Vec3, Vec3];
    expect(distance(left, right)).toBeLessThan(8);
    for (const side of SIDES) {
      expect(POSE_LIBRARY['side-chest-extended'].pose[side]?.forearm?.flex).toBeLessThan(30);
    }
  });

  it("straightens the near leg with pointed toes in the women's side triceps", () => {
    const { left } = POSE_LIBRARY['side-triceps-extended'].pose;
    expect(left?.shin?.flex).toBeGreaterThan(-6);
    expect(left?.foot?.flex).toBeLessThan(-30);
  });

  it('has the hands behind the head in abs & thighs', () => {
    const body = groundedBody(POSE_LIBRARY['abs-and-thighs'].pose, MAN_SKELETON);
    const head = body('head', 'right').origin;
    for (const side of SIDES) {
      const hand = body('hand', side).origin;
      expect(Math.abs(hand[1] - head[1])).toBeLessThan(18);
      expect(Math.abs(hand[0])).toBeLessThan(20);
    }
  });
});

describe('moving between poses', () => {
  const from = POSE_LIBRARY['side-chest'].pose;
  const to = POSE_LIBRARY['back-double-biceps'].pose;

  it('starts at one pose and ends at the other', () => {
    const place = (pose: Pose) => groundedBody(pose, MAN_SKELETON)('hand', 'left').origin;
    expect(distance(place(betweenPoses(from, to, 0)), place(from))).toBeLessThan(1e-9);
    expect(betweenPoses(from, to, 1)).toBe(to);
  });

  it('preserves the length of every bone in between', () => {
    const body = groundedBody(betweenPoses(from, to, 0.4), MAN_SKELETON);
    for (const [one, other, length] of LENGTHS) {
      expect(distance(body(one, 'left').origin, body(other, 'left').origin)).toBeCloseTo(length, 6);
    }
  });
});
