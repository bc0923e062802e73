import type { AthleteFacts } from '../facts.ts';
import type { Askable } from '../rank.ts';

/** A question about the athlete's own data. */
export interface OwnTopic extends Askable {
  /** The answer's source, such as 'your diary'. */
  source: string;
  /** Answers the question, or names the missing data. */
  answer(facts: AthleteFacts, question: string): string;
}
