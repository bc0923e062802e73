import { findOffLimits } from '../assistant/off-limits.ts';
import { spotRedFlag } from '../safety/red-flags.ts';

/** Words of a name, and what the log says beside it. The first that fits is said. */
const WARNINGS: readonly (readonly [RegExp, string])[] = [
  // Peak week: potassium from food only (Escalante 2021; the safety panel).
  [
    /\bpotassium\b/i,
    'Potassium comes from food: pills of it can stop the heart. Take them only on a doctor’s word.',
  ],
  // Herbs count: what they do to water and salts is the same.
  [
    /diuretic|water (pill|tablet)|dandelion|laxative|\bsenna\b/i,
    'Diuretics and laxatives, herbal ones too, upset the salts of your blood; athletes have died of them. Talk to a doctor first.',
  ],
  // The advice of the red flags palpitations and insomnia.
  [
    /caffeine|pre-? ?workout|guarana|fat ?burner|synephrine|yohimb/i,
    'Caffeine and stimulants: none after noon if you sleep badly, and none at all once your heart races, skips or flutters at rest.',
  ],
];

const MEDICINE =
  'A medicine or a banned substance is no supplement. The log keeps it, and nobody here advises on it: tell a doctor, before the show rather than after it, and ask your federation whether it is allowed.';

/**
 * What is to be said beside something on the list, in a sentence; null where nothing is. The log refuses
 * nothing that somebody takes: what is hidden helps nobody.
 */
export function supplementSafety(name: string, note: string | null): string | null {
  const flag = note === null ? null : spotRedFlag(note);
  if (flag) return flag.flag.advice;
  const warning = WARNINGS.find(([words]) => words.test(name));
  if (warning) return warning[1];
  // The rules of the assistant know a drug by what is done with it.
  return findOffLimits(`I take ${name}`) ? MEDICINE : null;
}
