import type { SeededRandom } from '@posedown/coaching';

/** An athlete's colors, the same in all of their photos. */
export interface Looks {
  light: string;
  skin: string;
  edge: string;
  shade: string;
  hair: string;
  suit: string;
}

const SKINS = [
  ['#f0c8a8', '#dba882', '#c58f69', '#a9714e'],
  ['#e3b48c', '#c99267', '#b37f57', '#8f5d3b'],
  ['#c99469', '#a9744b', '#94633f', '#70452a'],
  ['#9c6a48', '#7d5034', '#6b4430', '#4c2e1d'],
] as const;
const HAIRS = ['#2b211c', '#4a3325', '#7a5a38', '#1d1b1e'] as const;
const SUITS = ['#27364f', '#5a2638', '#1f4a45', '#3b3b42'] as const;

export function chooseLooks(random: SeededRandom): Looks {
  const [light, skin, edge, shade] = random.pick(SKINS);
  return { light, skin, edge, shade, hair: random.pick(HAIRS), suit: random.pick(SUITS) };
}
