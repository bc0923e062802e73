import { type AthleteFacts, OWN_TOPICS, searchKnowledge } from '@posedown/coaching';
import type { ToolCall, ToolSpec } from '../../../platform/model/stream-chat.ts';

const MAX_ENTRIES = 4;

/** Tools for the facts used by the built-in rules. A coach has no facts of their own. */
export function toolsFor(facts: AthleteFacts | null): ToolSpec[] {
  const knowledge: ToolSpec = {
    name: 'search_knowledge',
    description: 'Checked short answers on training, nutrition, cardio, prep, posing, recovery.',
    parameters: {
      type: 'object',
      properties: { query: { type: 'string' } },
      required: ['query'],
      additionalProperties: false,
    },
  };
  if (!facts) return [knowledge];
  const own: ToolSpec = {
    name: 'athlete_facts',
    description: 'What is on record about the athlete who asks. The only source of their figures.',
    parameters: {
      type: 'object',
      properties: { topic: { type: 'string', enum: OWN_TOPICS.map(({ id }) => id) } },
      required: ['topic'],
      additionalProperties: false,
    },
  };
  return [own, knowledge];
}

/**
 * Runs a tool. Its arguments come from the model, so an unknown or invalid request returns a
 * sentence instead of an error.
 */
export function runTool(call: ToolCall, question: string, facts: AthleteFacts | null): string {
  const input = parse(call.arguments);
  if (call.name === 'search_knowledge') {
    return JSON.stringify(searchKnowledge(String(input.query ?? '').slice(0, 300), MAX_ENTRIES));
  }
  const topic = OWN_TOPICS.find(({ id }) => id === input.topic);
  if (call.name === 'athlete_facts' && topic && facts) {
    return JSON.stringify({ source: topic.source, record: topic.answer(facts, question) });
  }
  return 'Tool or topic not found.';
}

function parse(json: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json || '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
