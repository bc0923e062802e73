import type { DaySodium } from './day-sodium.ts';

/** What most people eat of sodium in a day, mg. [science.md, Meals, version 2] Shown, never a target. */
const USUAL_SODIUM_MG = { least: 1500, most: 4000 } as const;

/** 'Sodium about 2.3 g, not counting salt you add'. @param whose meals, from the reader's view */
export function sodiumText({ mg, isLeast }: DaySodium, whose: 'your' | 'their'): string {
  const about = isLeast ? 'at least' : 'about';
  const salt = `not counting salt ${whose === 'your' ? 'you add' : 'they add'}`;
  return `Sodium ${about} ${grams(mg)} g, ${salt}`;
}

/** What is worth knowing of an unusual amount; null for a usual one. */
export function sodiumNote({ mg, isLeast }: DaySodium): string | null {
  const { least, most } = USUAL_SODIUM_MG;
  const usual = `the usual ${grams(least)}–${grams(most)} g a day`;
  if (mg > most) return `That's above ${usual}.`;
  // What is unknown, and salt, may bring it up.
  return mg < least && !isLeast ? `Before added salt, that's below ${usual}.` : null;
}

const grams = (mg: number) => (Math.round(mg / 100) / 10).toString();
