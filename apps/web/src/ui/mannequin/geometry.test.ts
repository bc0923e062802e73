import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAN_FROM_THE_FRONT } from './anatomy.ts';
import { buildNamed } from './builds.ts';
import { drawFigure } from './figure.ts';
import { signedArea, smoothLoop, tubeOutline } from './outline.ts';
import { FRONT_DOUBLE_BICEPS } from './poses.ts';
import { bodyIn, MAN_SKELETON, type Pose, pointOn } from './skeleton.ts';
import { compose, rotate, rotation, type Vec2, type Vec3 } from './vector.ts';

const angle = fc.double({ min: -180, max: 180, noNaN: true });
const joint = fc.record({ abduct: angle, flex: angle, twist: angle });
const limbs = fc.record({ upperArm: joint, forearm: joint, thigh: joint, shin: joint });

const distance = (a: Vec3, b: Vec3) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
const close = (actual: Vec3, expected: Vec3) =>
  actual.forEach((value, index) => {
    expect(value).toBeCloseTo(expected[index] ?? Number.NaN, 6);
  });

describe('a rotation', () => {
  it('maps x to y about z, y to z about x, and z to x about y', () => {
    close(rotate(rotation('z', 90), [1, 0, 0]), [0, 1, 0]);
    close(rotate(rotation('x', 90), [0, 1, 0]), [0, 0, 1]);
    close(rotate(rotation('y', 90), [0, 0, 1]), [1, 0, 0]);
  });

  it('composes as one rotation after the other', () => {
    const both = compose(rotation('z', 90), rotation('x', 90));
    close(rotate(both, [0, 1, 0]), rotate(rotation('z', 90), rotate(rotation('x', 90), [0, 1, 0])));
  });
});

describe('a posed body', () => {
  const joints = (pose: Pose, side: 'left' | 'right') =>
    (['upperArm', 'forearm', 'hand', 'thigh', 'shin', 'foot'] as const).map((bone) =>
      pointOn(bodyIn(pose, MAN_SKELETON), bone, [0, 0, 0], side),
    );

  it('preserves the length of every bone for any joint angles', () => {
    fc.assert(
      fc.property(limbs, (right) => {
        const [shoulder, elbow, wrist, hip, knee, ankle] = joints({ right }, 'right') as Vec3[];
        if (!shoulder || !elbow || !wrist || !hip || !knee || !ankle) throw new Error('no joint');
        expect(distance(shoulder, elbow)).toBeCloseTo(30, 6);
        expect(distance(elbow, wrist)).toBeCloseTo(26, 6);
        expect(distance(hip, knee)).toBeCloseTo(43, 6);
        expect(distance(knee, ankle)).toBeCloseTo(41, 6);
      }),
    );
  });

  it('is symmetric if both sides have the same angles', () => {
    fc.assert(
      fc.property(limbs, (bent) => {
        const pose = { left: bent, right: bent };
        const leftJoints = joints(pose, 'left');
        joints(pose, 'right').forEach(([x, y, z], index) => {
          close(leftJoints[index] ?? [0, 0, 0], [-x, y, z]);
        });
      }),
    );
  });

  it('lifts the arm sideways to shoulder height and bends the elbow up', () => {
    const arm = { upperArm: { abduct: 90, twist: 90 }, forearm: { flex: 90 } };
    const body = bodyIn({ right: arm }, MAN_SKELETON);
    const shoulder = pointOn(body, 'upperArm', [0, 0, 0], 'right');
    close(pointOn(body, 'forearm', [0, 0, 0], 'right'), [
      shoulder[0] + 30,
      shoulder[1],
      shoulder[2],
    ]);
    close(pointOn(body, 'hand', [0, 0, 0], 'right'), [
      shoulder[0] + 30,
      shoulder[1] + 26,
      shoulder[2],
    ]);
  });
});

describe('an outline', () => {
  it('is closed and as wide as the tube at every station', () => {
    const outline = tubeOutline([
      { at: [0, 0], halfWidth: () => 2 },
      { at: [0, 10], halfWidth: () => 3 },
    ]);
    expect(outline).toEqual([[-2, 0], [-3, 10], [3, 10], [2, 0]]); // biome-ignore format: one loop
    expect(smoothLoop(outline)).toMatch(/^M-2 0C.*Z$/);
  });

  it('stays finite for a tube seen end-on', () => {
    const outline = tubeOutline([
      { at: [5, 5], halfWidth: () => 2 },
      { at: [5, 5], halfWidth: () => 2 },
    ]);
    expect(outline.flat().every(Number.isFinite)).toBe(true);
  });

  it('requests its width across its direction, for any direction', () => {
    const flat = ([x, y]: Vec2) => Math.hypot(5 * x, 1 * y);
    const upright = tubeOutline([
      { at: [0, 0], halfWidth: flat },
      { at: [0, 10], halfWidth: flat },
    ]);
    const lying = tubeOutline([
      { at: [0, 0], halfWidth: flat },
      { at: [10, 0], halfWidth: flat },
    ]);
    expect(upright.map(([x]) => Math.abs(x))).toEqual([5, 5, 5, 5]);
    expect(lying.map(([, y]) => Math.abs(y))).toEqual([1, 1, 1, 1]);
  });

  it('does not fold back on the inside of a sharp bend', () => {
    const bend = [[0, 0], [4, 0], [4, 4]].map(([x = 0, y = 0]) => ({ at: [x, y] as Vec2, halfWidth: () => 5 })); // biome-ignore format: one loop
    const outline = tubeOutline(bend);
    const inner = outline.slice(0, 3);
    inner.slice(1).forEach(([x, y], index) => {
      const [from, to] = [bend[index]?.at ?? [0, 0], bend[index + 1]?.at ?? [0, 0]];
      const [beforeX, beforeY] = inner[index] ?? [0, 0];
      const along = (to[0] - from[0]) * (x - beforeX) + (to[1] - from[1]) * (y - beforeY);
      expect(along).toBeGreaterThanOrEqual(0);
    });
  });

  it('detects the orientation of a loop', () => {
    expect(signedArea([[0, 0], [1, 0], [1, 1], [0, 1]])).toBe(2); // biome-ignore format: one loop
    expect(signedArea([[0, 1], [1, 1], [1, 0], [0, 0]])).toBe(-2); // biome-ignore format: one loop
  });
});

describe('the front double biceps', () => {
  const shapes = drawFigure(MAN_FROM_THE_FRONT, FRONT_DOUBLE_BICEPS.pose);
  const body = bodyIn(FRONT_DOUBLE_BICEPS.pose, MAN_SKELETON);

  it('has the elbows at shoulder height and the fists above them, turned toward the head', () => {
    for (const side of ['left', 'right'] as const) {
      const at = (bone: 'upperArm' | 'forearm' | 'hand') => pointOn(body, bone, [0, 0, 0], side);
      expect(Math.abs(at('forearm')[1] - at('upperArm')[1])).toBeLessThan(12);
      expect(at('hand')[1]).toBeGreaterThan(at('forearm')[1] + 15);
      expect(Math.abs(at('hand')[0])).toBeLessThan(Math.abs(at('forearm')[0]));
    }
  });

  it('draws every highlighted muscle on both sides, nearest last', () => {
    for (const muscle of FRONT_DOUBLE_BICEPS.lit) {
      const drawn = shapes.filter((shape) => shape.muscle === muscle);
      expect(drawn.length, muscle).toBeGreaterThanOrEqual(2);
    }
    const depths = shapes.map(({ depth }) => depth);
    expect(depths).toEqual([...depths].sort((a, b) => a - b));
  });

  it('looks the same without the back parts, which the home page omits', () => {
    const whole = drawFigure(buildNamed('man').fists, FRONT_DOUBLE_BICEPS.pose);
    expect(shapes).toEqual(whole);
  });

  it('contains only finite numbers', () => {
    expect(shapes.map(({ path }) => path).join('')).not.toMatch(/NaN|Infinity/);
  });
});
