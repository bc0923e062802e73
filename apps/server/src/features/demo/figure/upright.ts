import type { Build } from './build.ts';
import { limb, mirrored, outline, type Point } from './shapes.ts';

/** Body parts seen from the front or back. */
export function uprightParts(build: Build) {
  return {
    arms: [1, -1].map((side) => limb(armLine(build, side))),
    legs: [1, -1].map((side) => limb(legLine(build, side))),
    feet: [1, -1].map((side) => outline(foot(build, side))),
    torso: mirrored(torso(build)),
    brief: mirrored(brief(build)),
    top: mirrored(cropTop(build)),
  };
}

function torso({ neck, shoulders, chest, waist, hips, y }: Build): Point[] {
  return [
    [neck * 0.48, y(0.125)],
    [neck * 0.5, y(0.155)],
    [shoulders * 0.2, y(0.172)],
    [shoulders * 0.38, y(0.19)],
    [shoulders * 0.43, y(0.225)],
    [chest * 0.5, y(0.265)],
    [chest * 0.49, y(0.3)],
    [(chest + waist) * 0.247, y(0.345)],
    [waist * 0.5, y(0.39)],
    [(waist + hips) * 0.252, y(0.435)],
    [hips * 0.5, y(0.49)],
    [hips * 0.47, y(0.525)],
    [hips * 0.2, y(0.537)],
  ];
}

function armLine({ arm, shoulders, waist, hips, y }: Build, side: number) {
  const top = shoulders / 2 - arm * 0.52;
  const low = Math.max(top + arm * 0.5, Math.max(waist, hips) / 2 + arm * 0.42);
  const line = [
    [top - arm * 0.22, y(0.188), arm * 0.3],
    [top - arm * 0.06, y(0.208), arm * 0.96],
    [top + arm * 0.03, y(0.24), arm * 1.14],
    [top + (low - top) * 0.35, y(0.3), arm],
    [top + (low - top) * 0.65, y(0.36), arm * 0.78],
    [top + (low - top) * 0.8, y(0.4), arm * 0.84],
    [low, y(0.455), arm * 0.6],
    [low + 0.4, y(0.482), arm * 0.5],
    [low + 0.2, y(0.51), arm * 0.64],
    [low - 0.8, y(0.545), arm * 0.46],
    [low - 1.2, y(0.555), arm * 0.2],
  ] as const;
  return line.map(([x, at, width]) => [x * side, at, width] as const);
}

function legLine({ thigh, hips, y }: Build, side: number) {
  const top = hips * 0.5 - thigh * 0.49;
  const knee = top + 1.2;
  const line = [
    [top - 0.2, y(0.48), thigh * 0.86],
    [top, y(0.53), thigh],
    [top + 0.5, y(0.59), thigh * 1.01],
    [top + 0.9, y(0.66), thigh * 0.84],
    [knee, y(0.72), thigh * 0.63],
    [knee + 0.1, y(0.755), thigh * 0.6],
    [knee + 0.5, y(0.805), thigh * 0.68],
    [knee + 0.4, y(0.86), thigh * 0.54],
    [knee + 0.1, y(0.92), thigh * 0.36],
    [knee + 0.1, y(0.955), thigh * 0.36],
    [knee + 0.3, y(0.972), thigh * 0.38],
  ] as const;
  return line.map(([x, at, width]) => [x * side, at, width] as const);
}

function foot({ thigh, hips, y }: Build, side: number): Point[] {
  const x = hips * 0.5 - thigh * 0.49 + 1.5;
  const half: Point[] = [
    [x - thigh * 0.17, y(0.955)],
    [x + thigh * 0.17, y(0.955)],
    [x + thigh * 0.34, y(0.985)],
    [x + thigh * 0.3, y(0.998)],
    [x - thigh * 0.16, y(0.998)],
    [x - thigh * 0.22, y(0.985)],
  ];
  return half.map(([at, height]) => [at * side, height]);
}

function brief({ female, hips, waist, y }: Build): Point[] {
  const upper = (waist + hips) * 0.252;
  return [
    [hips * 0.18, y(female ? 0.458 : 0.452)],
    [upper * (female ? 1.01 : 1), y(female ? 0.452 : 0.446)],
    [hips * 0.507, y(female ? 0.475 : 0.488)],
    [hips * (female ? 0.42 : 0.49), y(female ? 0.497 : 0.518)],
    [hips * 0.24, y(female ? 0.525 : 0.54)],
    [hips * 0.07, y(0.542)],
  ];
}

function cropTop({ chest, shoulders, y }: Build): Point[] {
  return [
    [chest * 0.12, y(0.222)],
    [shoulders * 0.22, y(0.18)],
    [shoulders * 0.29, y(0.184)],
    [chest * 0.39, y(0.235)],
    [chest * 0.502, y(0.268)],
    [chest * 0.493, y(0.312)],
    [chest * 0.2, y(0.318)],
  ];
}
