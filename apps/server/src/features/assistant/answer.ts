import type { AthleteFacts } from '@posedown/coaching';
import { type AnswerSource, answerOffline, findOffLimits, spotRedFlag } from '@posedown/coaching';
import type { AskBody } from '@posedown/contract';

/** Something that the coach is told of. */
export interface Handover {
  type: 'assistant_red_flag' | 'handed_over';
  severity: 'high' | 'medium';
  /** What it is about, for the coach: 'chest pain'. */
  about: string;
}

/** An answer before it is kept. */
export interface Answer {
  content: string;
  sources: AnswerSource[];
  topics: string[];
  origin: 'offline' | 'model' | 'fallback';
  handover: Handover | null;
}

const plain = { sources: [], topics: [], origin: 'offline' } as const;

/**
 * What is answered before anything else may be: red flags with what to do now, and what the assistant does not
 * help with. Null for every other question.
 * @param hasCoach whether there is anybody to hand it to
 */
export function answerFirst(message: string, hasCoach: boolean): Answer | null {
  const spotted = spotRedFlag(message);
  if (spotted) {
    const { flag, isHypothetical } = spotted;
    if (isHypothetical)
      return { ...plain, content: flag.advice, sources: [], topics: [], handover: null };
    return {
      ...plain,
      content: `${flag.advice}\n\n${hasCoach ? 'I have told your coach, with this conversation.' : 'Tell someone you trust about it today.'}`,
      sources: [],
      topics: [],
      handover: { type: 'assistant_red_flag', severity: 'high', about: flag.name },
    };
  }
  const offLimits = findOffLimits(message);
  if (!offLimits) return null;
  return {
    ...plain,
    content: hasCoach
      ? `${offLimits.answer}\n\nI have handed your question to your coach, who can talk about it with you.`
      : offLimits.answer,
    sources: [],
    topics: [],
    handover: { type: 'handed_over', severity: 'medium', about: offLimits.name },
  };
}

/** The answer of our own rules. */
export function answerByRules(
  { message, conversationHistory: history }: AskBody,
  facts: AthleteFacts | null,
): Answer {
  const { response, sources, topics } = answerOffline({ message, history, facts });
  return { content: response, sources, topics, origin: 'offline', handover: null };
}
