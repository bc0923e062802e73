import { namesAny } from '../assistant/clause-states.ts';
import { findOffLimitsSteps } from '../assistant/off-limits.ts';
import { indexOf } from '../assistant/patterns.ts';
import { finish, type Steps } from '../result/steps.ts';
import { spotRedFlagSteps } from '../safety/red-flags.ts';
import { DIURETICS, DRUGS, MEDICINE_NAMES } from '../safety/substances.data.ts';

const MEDICINE =
  'A medicine or banned substance isn’t a supplement. You can log it, but you won’t get advice on it here: tell a doctor before the show, and ask your federation whether it’s allowed.';

/** Sold as a supplement, but a stimulant; the note on stimulants is more specific. */
const STIMULANT = /\byohimb\w*/gi;

const DIURETIC_NAMES = indexOf(DIURETICS);
const MEDICINES = indexOf([...DRUGS, ...MEDICINE_NAMES]);

/** Substances a name may mean, and the note for each. The first match counts. */
const WARNINGS: readonly (readonly [(name: string) => boolean, string])[] = [
  // Peak week: potassium from food only (Escalante 2021; the safety panel).
  [
    (name) => /\bpotassium\b/i.test(name),
    'Get potassium from food: potassium pills can stop the heart. Take them only if a doctor tells you to.',
  ],
  // Herbs count, since their effect on water and salts is the same.
  [
    (name) => namesAny(name, DIURETIC_NAMES),
    'Diuretics and laxatives, including herbal ones, disturb your electrolytes; athletes have died of them. Talk to a doctor first.',
  ],
  // In milligrams a vitamin, in hundreds of milligrams a medicine (EFSA 2014: at most 10 mg a day of nicotinic acid).
  [
    (name) => /\bniacin\b|nicotinic acid/i.test(name),
    'More niacin than in a multivitamin acts as a drug: it flushes the skin and can harm the liver. Take more only if a doctor tells you to.',
  ],
  // Before stimulants, since a fat burner may contain clenbuterol.
  [(name) => namesAny(name.replace(STIMULANT, ' '), MEDICINES), MEDICINE],
  // Safe amount for a healthy adult (EFSA 2015), and the advice of the red flags palpitations and insomnia.
  [
    (name) => /caffeine|pre-? ?workout|guarana|fat ?burner|synephrine|yohimb/i.test(name),
    'Caffeine and stimulants: at most 400 mg of caffeine a day, including coffee. None after noon if you sleep badly, and none at all if your heart races, skips or flutters at rest.',
  ],
];

/**
 * The note for a supplement, as a sentence, or null. Supplements are never rejected, because that
 * would only make athletes hide them.
 */
export const supplementSafety = (name: string, note: string | null): string | null =>
  finish(supplementSafetySteps(name, note));

export function* supplementSafetySteps(name: string, note: string | null): Steps<string | null> {
  const flag = note === null ? null : yield* spotRedFlagSteps(note);
  if (flag) return flag.flag.advice;
  const warning = WARNINGS.find(([isOne]) => isOne(name));
  if (warning) return warning[1];
  // The assistant's rules recognize a drug by what is done with it.
  return (yield* findOffLimitsSteps(`I take ${name}`)) ? MEDICINE : null;
}
