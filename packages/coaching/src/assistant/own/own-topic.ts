import type { AthleteFacts } from '../facts.ts';
import type { Askable } from '../rank.ts';

/** A question about the athlete's own data. */
export interface OwnTopic extends Askable {
  /**
   * Whether a question, in plain lower-case words, can mean it at all: for a topic whose words are those of general
   * questions too. Left out, all can.
   */
  fits?(plain: string): boolean;
  /** What the answer rests on: 'your diary'. */
  source: string;
  /** Says plainly what is missing where there is too little to answer from. */
  answer(facts: AthleteFacts, question: string): string;
}
