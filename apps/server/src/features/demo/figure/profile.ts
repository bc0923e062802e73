import type { Build } from './build.ts';
import { limb, outline, type Point } from './shapes.ts';

/** Body parts seen from the right side, facing right. */
export function profileParts(build: Build) {
  return {
    arm: limb(armLine(build)),
    legs: [limb(legLine(build, 1.4)), limb(legLine(build, 0))],
    feet: [outline(foot(build, 1.4)), outline(foot(build, 0))],
    torso: outline(torso(build)),
    brief: outline(brief(build)),
    top: outline(cropTop(build)),
  };
}

function torso({ female, neck, chestDepth, waistDepth, hipDepth, y }: Build): Point[] {
  const bust = female ? 0.6 : 0.52;
  return [
    [neck * 0.52 + 1, y(0.128)],
    [neck * 0.46, y(0.158)],
    [chestDepth * 0.3, y(0.185)],
    [chestDepth * 0.46, y(0.225)],
    [chestDepth * bust, y(0.268)],
    [chestDepth * 0.46, y(0.312)],
    [waistDepth * 0.47, y(0.36)],
    [waistDepth * 0.48, y(0.405)],
    [waistDepth * 0.48, y(0.445)],
    [hipDepth * 0.4, y(0.495)],
    [hipDepth * 0.34, y(0.535)],
    [-hipDepth * 0.36, y(0.535)],
    [-hipDepth * 0.55, y(0.51)],
    [-hipDepth * 0.57, y(0.48)],
    [-hipDepth * 0.44, y(0.44)],
    [-waistDepth * 0.38, y(0.395)],
    [-chestDepth * 0.46, y(0.32)],
    [-chestDepth * 0.55, y(0.25)],
    [-chestDepth * 0.46, y(0.2)],
    [-neck * 0.52, y(0.162)],
    [-neck * 0.42 + 0.4, y(0.12)],
  ];
}

function armLine({ arm, y }: Build) {
  return [
    [-1, y(0.186), arm * 0.6],
    [-1, y(0.205), arm * 1.2],
    [-1.2, y(0.24), arm * 1.3],
    [-1.8, y(0.3), arm * 1.12],
    [-1.8, y(0.36), arm * 0.84],
    [-0.6, y(0.405), arm * 0.88],
    [1.2, y(0.46), arm * 0.6],
    [2, y(0.487), arm * 0.5],
    [2.4, y(0.515), arm * 0.66],
    [2.2, y(0.55), arm * 0.42],
    [2.2, y(0.557), arm * 0.2],
  ] as const;
}

function legLine({ thigh, hipDepth, y }: Build, ahead: number) {
  return [
    [ahead - 1.4, y(0.495), hipDepth * 0.7],
    [ahead, y(0.53), thigh * 1.1],
    [ahead + 0.6, y(0.59), thigh * 1.08],
    [ahead + 0.8, y(0.66), thigh * 0.88],
    [ahead + 0.6, y(0.72), thigh * 0.7],
    [ahead - 0.2, y(0.755), thigh * 0.64],
    [ahead - 1.6, y(0.805), thigh * 0.7],
    [ahead - 1.8, y(0.86), thigh * 0.55],
    [ahead - 1.6, y(0.92), thigh * 0.38],
    [ahead - 1.5, y(0.955), thigh * 0.42],
    [ahead - 1.2, y(0.975), thigh * 0.5],
  ] as const;
}

function foot({ thigh, y }: Build, ahead: number): Point[] {
  const heel = ahead - 1.6 - thigh * 0.26;
  return [
    [heel + 1, y(0.95)],
    [heel + thigh * 0.44, y(0.95)],
    [heel + thigh * 0.8, y(0.975)],
    [heel + thigh * 1.22, y(0.988)],
    [heel + thigh * 1.26, y(0.998)],
    [heel + thigh * 0.6, y(0.998)],
    [heel, y(0.998)],
    [heel - 0.8, y(0.98)],
  ];
}

function brief({ female, waistDepth, hipDepth, y }: Build): Point[] {
  return [
    [waistDepth * 0.475, y(0.452)],
    [hipDepth * 0.41, y(0.495)],
    [hipDepth * 0.3, y(female ? 0.508 : 0.53)],
    [-hipDepth * 0.05, y(female ? 0.498 : 0.535)],
    [-hipDepth * 0.42, y(female ? 0.523 : 0.533)],
    [-hipDepth * 0.56, y(0.508)],
    [-hipDepth * 0.575, y(0.48)],
    [-hipDepth * 0.47, y(0.448)],
    [0, y(0.452)],
  ];
}

function cropTop({ chestDepth, y }: Build): Point[] {
  return [
    [chestDepth * 0.36, y(0.2)],
    [chestDepth * 0.48, y(0.23)],
    [chestDepth * 0.61, y(0.268)],
    [chestDepth * 0.46, y(0.314)],
    [0, y(0.318)],
    [-chestDepth * 0.465, y(0.316)],
    [-chestDepth * 0.54, y(0.265)],
    [0, y(0.24)],
  ];
}
