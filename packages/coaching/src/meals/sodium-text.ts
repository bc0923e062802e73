import type { DaySodium } from './day-sodium.ts';

/** Usual daily sodium intake, mg. [science.md, Meals, version 2] Shown, never a target. */
const USUAL_SODIUM_MG = { least: 1500, most: 4000 } as const;

/**
 * Formats 'Sodium about 2.3 g, not counting salt you add'.
 * @param possessive depends on who reads the text
 */
export function sodiumText({ mg, isLeast }: DaySodium, possessive: 'your' | 'their'): string {
  const about = isLeast ? 'at least' : 'about';
  const salt = `not counting salt ${possessive === 'your' ? 'you add' : 'they add'}`;
  return `Sodium ${about} ${grams(mg)} g, ${salt}`;
}

/** A note on an unusual amount, or null. */
export function sodiumNote({ mg, isLeast }: DaySodium): string | null {
  const { least, most } = USUAL_SODIUM_MG;
  const usual = `the usual ${grams(least)}–${grams(most)} g a day`;
  if (mg > most) return `That's above ${usual}.`;
  // Foods without data, and added salt, may raise it.
  return mg < least && !isLeast ? `Before added salt, that's below ${usual}.` : null;
}

const grams = (mg: number) => (Math.round(mg / 100) / 10).toString();
