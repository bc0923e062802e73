import type { AthleteFacts } from '@posedown/coaching';
import {
  type AnswerSource,
  type AskerHealth,
  alertOfFlag,
  answerOffline,
  findExclusionSteps,
  findOffLimitsSteps,
  HOLD_PROMISE,
  spotRedFlagSteps,
} from '@posedown/coaching';
import type { AskBody } from '@posedown/contract';
import { inSlices } from '../../platform/in-slices.ts';

/** A message that alerts the coach. */
export interface Handover {
  type: 'assistant_red_flag' | 'handed_over';
  severity: 'high' | 'medium';
  /** The topic, shown to the coach: 'chest pain'. */
  about: string;
  /** The action for the coach, as a sentence. */
  toDo: string;
}

/** An answer that isn't stored yet. */
export interface Answer {
  content: string;
  sources: AnswerSource[];
  topics: string[];
  origin: 'offline' | 'model' | 'fallback';
  handover: Handover | null;
}

const plain = { sources: [], topics: [], origin: 'offline' } as const;

interface Asker {
  /** Whether the athlete has a coach to hand questions to. */
  hasCoach: boolean;
  /** The athlete's recorded health. Null for a coach. */
  health: AskerHealth | null;
}

/**
 * Answers that take precedence: red flags, off-limits topics, and plans that need a clinician
 * first. Null for every other question.
 */
export async function answerFirst(
  { message, conversationHistory }: Pick<AskBody, 'message' | 'conversationHistory'>,
  { hasCoach, health }: Asker,
): Promise<Answer | null> {
  const spotted = await inSlices(spotRedFlagSteps(message));
  if (spotted) {
    const { flag, isHypothetical } = spotted;
    if (isHypothetical)
      return { ...plain, content: flag.advice, sources: [], topics: [], handover: null };
    return {
      ...plain,
      content: [
        flag.advice,
        ...(health && flag.hold ? [HOLD_PROMISE] : []),
        hasCoach
          ? 'I have told your coach, with this conversation.'
          : 'Tell someone you trust about it today.',
      ].join('\n\n'),
      sources: [],
      topics: [],
      handover: { type: 'assistant_red_flag', about: flag.name, ...alertOfFlag(flag) },
    };
  }
  const offLimits = await inSlices(findOffLimitsSteps(message));
  if (offLimits) return refuseAndHandOver(offLimits.answer, offLimits.name, hasCoach);
  const before = conversationHistory.filter(({ role }) => role === 'user');
  const context = { before: before.map(({ content }) => content), own: health };
  const exclusion = await inSlices(findExclusionSteps(message, context));
  return exclusion && refuseAndHandOver(exclusion.answer, exclusion.about, hasCoach);
}

/** A refusal that alerts the coach. */
function refuseAndHandOver(answer: string, about: string, hasCoach: boolean): Answer {
  return {
    ...plain,
    content: hasCoach
      ? `${answer}\n\nI have handed your question to your coach, who can talk about it with you.`
      : answer,
    sources: [],
    topics: [],
    handover: { type: 'handed_over', severity: 'medium', about, toDo: 'Talk about it with them.' },
  };
}

/** Answers from the built-in rules. */
export function answerByRules(
  { message, conversationHistory: history }: AskBody,
  facts: AthleteFacts | null,
): Answer {
  const { response, sources, topics } = answerOffline({ message, history, facts });
  return { content: response, sources, topics, origin: 'offline', handover: null };
}
