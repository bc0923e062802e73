import type { Steps } from '../result/steps.ts';
import {
  DIURETICS,
  DRUGS,
  HORMONES,
  INSULIN,
  KNOWN_SUPPLEMENTS,
  MEDICINE_NAMES,
} from '../safety/substances.data.ts';
import { collapseRuns } from '../text/bounded-text.ts';
import { namesAny } from './clause-states.ts';
import { plainFigures } from './figures.ts';
import { namesForbiddenAmount } from './forbidden-amounts.ts';
import { supportsOffLimits, withoutLabels } from './off-limits.ts';
import { indexOf, type Pattern } from './patterns.ts';
import { suggestsLess } from './suggests-less.ts';
import { namesUnsafeIntake } from './unsafe-intake.ts';

const NAMES: readonly Pattern[] = [...DRUGS, ...MEDICINE_NAMES, ...DIURETICS, INSULIN];
/** Names of drugs, medicines and insulin. */
export const SUBSTANCES = indexOf(NAMES);
const DOSED = indexOf([...NAMES, HORMONES]);

/** A dose, unlike 'mg/dl', which is a blood reading. */
const DOSE =
  /\d\s*(?:mg|mcg|µg|ug|iu|cc)\b(?!\s*(?:\/|per)\s*d?l)|\d\s*(?:units?|tablets?|tabs?|pills?|ampoules?|shots?)\b/i;
const SPELLED_DOSE =
  /\b(?:half a|a|one|two|three|four|five|ten|another)\s+(?:units?|tablets?|tabs?|pills?|ampoules?|milligrams?|cc)\b/i;
const DOSE_OF_SUBSTANCE = /\d\s*(?:ml|g|grams?|milligrams?|micrograms?)\b/i;

/** Whether a sentence names a dose of anything other than a food mineral or a known supplement. */
function namesDose(sentence: string): boolean {
  const plain = plainFigures(sentence);
  const isDose = DOSE.test(plain) || SPELLED_DOSE.test(plain);
  if (!isDose && !DOSE_OF_SUBSTANCE.test(plain)) return false;
  if (namesAny(sentence, DOSED)) return true;
  return isDose && !KNOWN_SUPPLEMENTS.test(sentence) && !/\balcohol\b/i.test(sentence);
}

/** Ways of dehydrating and starving, refused unless the sentence advises against them. */
const HARMFUL =
  /\b(?:saunas? (?:for|until|to)|in the sauna|sweat (?:it|weight|water|suit|out)|hot baths?)\b|\bfast (?:the (?:whole|entire|day|last)|all day|until|(?:on|from) (?:\w+day|show day|the day))\b|\bfast for (?:a|\d+|two|three|four)(?: full| whole)? (?:days?|weeks?)\b|^\W*(?:vomit|purge|starve|chew and spit)\b|\b(?:make|making) yourself (?:vomit|sick|throw)/i;
const ADVISES_AGAINST =
  /\b(?:no|not|never|don[’']?t|skip|avoid|without|leave out|leave (?:saunas?|hot baths?))\b/i;

const advisesHarm = (sentence: string) => HARMFUL.test(sentence) && !ADVISES_AGAINST.test(sentence);

/**
 * Whether a sentence of advice contains something that plans must never contain: a drug or its
 * dose, a cut of water or salt, an amount outside the hard limits, or a day of starving. When in
 * doubt, returns true.
 */
export function* isForbiddenSentence(text: string): Steps<boolean> {
  const sentence = withoutLabels(collapseRuns(text).replace(/[*_~`]+/g, ''));
  yield;
  return (
    namesDose(sentence) ||
    (yield* namesForbiddenAmount(sentence)) ||
    (yield* namesUnsafeIntake(sentence)) ||
    (yield* supportsOffLimits(sentence)) ||
    advisesHarm(sentence) ||
    (yield* suggestsLess(sentence))
  );
}

/** The first forbidden sentence of a text, or null. */
export function* findForbiddenSentenceSteps(text: string): Steps<string | null> {
  for (const sentence of text.split(/(?<=[.!?])\s+|\n+/)) {
    if (yield* isForbiddenSentence(sentence)) return sentence.trim();
  }
  return null;
}
