import { namesAny } from '../assistant/clause-says.ts';
import { findForbiddenSentenceSteps, SUBSTANCES } from '../assistant/forbidden-sentence.ts';
import { finish, type Steps } from '../words/steps.ts';

/** So much of a sentence is quoted. */
const QUOTED_LENGTH = 100;

/**
 * What is wrong with a coach's text in a plan, as a sentence; null for nothing. Drugs are rejected in any wording; cuts
 * of water or salt, amounts outside the hard limits and doses unless advised against.
 */
export const checkPlanWords = (words: string): string | null => finish(checkPlanWordsSteps(words));

export function* checkPlanWordsSteps(words: string): Steps<string | null> {
  if (namesAny(words, SUBSTANCES)) {
    return 'No drugs, diuretics, laxatives, insulin, hormones or potassium at any dose. Remove them from this text.';
  }
  const found = yield* findForbiddenSentenceSteps(words);
  if (!found) return null;
  const quoted = found.length > QUOTED_LENGTH ? `${found.slice(0, QUOTED_LENGTH)}…` : found;
  return `“${quoted}” can’t be used here: plans here don’t cut water or salt, starve anyone or dose anything.`;
}
