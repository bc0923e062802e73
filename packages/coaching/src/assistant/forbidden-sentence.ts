import {
  DIURETICS,
  DRUGS,
  HORMONES,
  INSULIN,
  KNOWN_SUPPLEMENTS,
  MEDICINE_NAMES,
} from '../safety/substances.data.ts';
import { squeeze } from '../words/bounded-text.ts';
import type { Steps } from '../words/steps.ts';
import { namesAny } from './clause-says.ts';
import { plainFigures } from './figures.ts';
import { namesForbiddenAmount } from './forbidden-amounts.ts';
import { speaksOfLess } from './less-of-water.ts';
import { speaksForOffLimits, withoutLabels } from './off-limits.ts';
import { indexOf, type Pattern } from './patterns.ts';
import { namesUnsafeIntake } from './unsafe-intake.ts';

const NAMES: readonly Pattern[] = [...DRUGS, ...MEDICINE_NAMES, ...DIURETICS, INSULIN];
/** Drugs, medicines and insulin by name. */
export const SUBSTANCES = indexOf(NAMES);
const DOSED = indexOf([...NAMES, HORMONES]);

/** A dose; 'mg/dl' is a reading of blood. */
const DOSE =
  /\d\s*(?:mg|mcg|µg|ug|iu|cc)\b(?!\s*(?:\/|per)\s*d?l)|\d\s*(?:units?|tablets?|tabs?|pills?|ampoules?|shots?)\b/i;
const WORDED_DOSE =
  /\b(?:half a|a|one|two|three|four|five|ten|another)\s+(?:units?|tablets?|tabs?|pills?|ampoules?|milligrams?|cc)\b/i;
const DOSE_OF_SUBSTANCE = /\d\s*(?:ml|g|grams?|milligrams?|micrograms?)\b/i;

/** Whether a sentence names a dose of anything but a mineral of food or a supplement that is known. */
function namesDose(sentence: string): boolean {
  const plain = plainFigures(sentence);
  const isDose = DOSE.test(plain) || WORDED_DOSE.test(plain);
  if (!isDose && !DOSE_OF_SUBSTANCE.test(plain)) return false;
  if (namesAny(sentence, DOSED)) return true;
  return isDose && !KNOWN_SUPPLEMENTS.test(sentence) && !/\balcohol\b/i.test(sentence);
}

/** Ways of drying out and starving that are refused unless a sentence says not to. */
const HARMFUL =
  /\b(?:saunas? (?:for|until|to)|in the sauna|sweat (?:it|weight|water|suit|out)|hot baths?)\b|\bfast (?:the (?:whole|entire|day|last)|all day|until|(?:on|from) (?:\w+day|show day|the day))\b|\bfast for (?:a|\d+|two|three|four)(?: full| whole)? (?:days?|weeks?)\b|^\W*(?:vomit|purge|starve|chew and spit)\b|\b(?:make|making) yourself (?:vomit|sick|throw)/i;
const SAYS_NOT =
  /\b(?:no|not|never|don[’']?t|skip|avoid|without|leave out|leave (?:saunas?|hot baths?))\b/i;

const speaksForHarm = (sentence: string) => HARMFUL.test(sentence) && !SAYS_NOT.test(sentence);

/**
 * Whether a sentence to follow contains something no plan may: a drug or its dose, a cut of water or salt, an amount
 * outside the hard limits, or a day of starving. When in doubt, yes.
 */
export function* isForbiddenSentence(text: string): Steps<boolean> {
  const sentence = withoutLabels(squeeze(text).replace(/[*_~`]+/g, ''));
  yield;
  return (
    namesDose(sentence) ||
    (yield* namesForbiddenAmount(sentence)) ||
    (yield* namesUnsafeIntake(sentence)) ||
    (yield* speaksForOffLimits(sentence)) ||
    speaksForHarm(sentence) ||
    (yield* speaksOfLess(sentence))
  );
}

/** The first sentence of a text that is one; null where none is. */
export function* findForbiddenSentenceSteps(text: string): Steps<string | null> {
  for (const sentence of text.split(/(?<=[.!?])\s+|\n+/)) {
    if (yield* isForbiddenSentence(sentence)) return sentence.trim();
  }
  return null;
}
