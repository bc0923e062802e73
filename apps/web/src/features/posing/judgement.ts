import type { PosingRating } from '@posedown/contract';
import { RATINGS } from './posing-words.ts';

/** How a practice was, as its athlete says before it is saved. What was not rated is not in it. */
export interface Judgement extends Partial<Record<PosingRating, number>> {
  nextSessionFocus: string;
  videoUrl: string;
  /** Once the server has it as it was said before: said otherwise, it is another one. */
  requestKey?: string;
}
export const UNSAID: Judgement = { nextSessionFocus: '', videoUrl: '' };

/** What a draft kept of it; undefined where it is none. What was not asked for yet is unsaid. */
export function readJudgement(draft: unknown): Judgement | undefined {
  if (typeof draft !== 'object' || draft === null) return undefined;
  const said = { ...UNSAID, ...draft };
  const areRated = RATINGS.every(
    (name) => said[name] === undefined || Number.isInteger(said[name]),
  );
  const areTexts = [said.nextSessionFocus, said.videoUrl].every((text) => typeof text === 'string');
  return areRated && areTexts ? said : undefined;
}
