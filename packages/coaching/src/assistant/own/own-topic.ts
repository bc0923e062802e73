import type { AthleteFacts } from '../facts.ts';
import type { Askable } from '../rank.ts';

/** A question about the athlete's own data. */
export interface OwnTopic extends Askable {
  /** The answer's source: 'your diary'. */
  source: string;
  /** Says plainly what is missing where there is too little to answer from. */
  answer(facts: AthleteFacts, question: string): string;
}
