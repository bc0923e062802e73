import { namesAny } from '../assistant/clause-states.ts';
import { findForbiddenSentenceSteps, SUBSTANCES } from '../assistant/forbidden-sentence.ts';
import { finish, type Steps } from '../result/steps.ts';

/** Maximum length of a quoted sentence. */
const QUOTED_LENGTH = 100;

/**
 * What is wrong with a coach's plan text, as a sentence, or null. Drugs are rejected in any wording. Cuts of water
 * or salt, amounts outside the hard limits, and doses are rejected unless the text advises against them.
 */
export const checkPlanText = (text: string): string | null => finish(checkPlanTextSteps(text));

export function* checkPlanTextSteps(text: string): Steps<string | null> {
  if (namesAny(text, SUBSTANCES)) {
    return 'No drugs, diuretics, laxatives, insulin, hormones or potassium at any dose. Remove them from this text.';
  }
  const found = yield* findForbiddenSentenceSteps(text);
  if (!found) return null;
  const quoted = found.length > QUOTED_LENGTH ? `${found.slice(0, QUOTED_LENGTH)}…` : found;
  return `“${quoted}” can’t be used here: plans here don’t cut water or salt, starve anyone or dose anything.`;
}
