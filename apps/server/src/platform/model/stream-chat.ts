import { z } from 'zod';
import type { ModelSettings } from '../../settings.ts';
import { ModelFailure } from './model-failure.ts';
import { readEvents } from './read-events.ts';

export interface ToolCall {
  id: string;
  name: string;
  /** JSON, as the model wrote it. */
  arguments: string;
}

export type ChatMessage =
  | { role: 'system' | 'user' | 'assistant'; content: string }
  | { role: 'assistant'; content: string; toolCalls: ToolCall[] }
  | { role: 'tool'; toolCallId: string; content: string };

export interface ToolSpec {
  name: string;
  description: string;
  /** JSON Schema. */
  parameters: Record<string, unknown>;
}

interface Request {
  messages: readonly ChatMessage[];
  tools: readonly ToolSpec[];
  maxTokens: number;
  signal: AbortSignal;
}

const chunkSchema = z.object({
  choices: z
    .array(
      z.object({
        delta: z
          .object({
            content: z.string().nullish(),
            tool_calls: z
              .array(
                z.object({
                  index: z.number().int().min(0).max(15).default(0),
                  id: z.string().nullish(),
                  function: z
                    .object({ name: z.string().nullish(), arguments: z.string().nullish() })
                    .nullish(),
                }),
              )
              .nullish(),
          })
          .nullish(),
      }),
    )
    .default([]),
});

/**
 * Calls a model once and yields its text as it arrives.
 * @returns the tools it calls
 * @throws ModelFailure if it doesn't answer properly
 */
export async function* streamChat(
  model: ModelSettings,
  request: Request,
): AsyncGenerator<string, ToolCall[]> {
  const body = await open(model, request);
  const calls: ToolCall[] = [];
  for await (const data of readEvents(body)) {
    for (const { delta } of parseChunk(data).choices) {
      for (const part of delta?.tool_calls ?? []) {
        addToCall(calls, part);
      }
      if (delta?.content) yield delta.content;
    }
  }
  return calls.filter(Boolean);
}

type Chunk = z.output<typeof chunkSchema>;
type Delta = NonNullable<Chunk['choices'][number]['delta']>;

/** Calls come in pieces: first the name, then the arguments bit by bit. */
function addToCall(calls: ToolCall[], part: NonNullable<Delta['tool_calls']>[number]) {
  const before = calls[part.index] ?? { id: '', name: '', arguments: '' };
  calls[part.index] = {
    id: before.id || (part.id ?? ''),
    name: before.name + (part.function?.name ?? ''),
    arguments: before.arguments + (part.function?.arguments ?? ''),
  };
}

function parseChunk(data: string): Chunk {
  try {
    return chunkSchema.parse(JSON.parse(data));
  } catch {
    throw new ModelFailure('the model sent something that is no part of an answer');
  }
}

async function open(
  { baseUrl, apiKey, name }: ModelSettings,
  { messages, tools, maxTokens, signal }: Request,
): Promise<ReadableStream<Uint8Array>> {
  const response = await fetch(`${baseUrl}/chat/completions`, {
    method: 'POST',
    // A redirect target would receive the API key.
    redirect: 'error',
    headers: {
      'content-type': 'application/json',
      ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}),
    },
    body: JSON.stringify({
      model: name,
      stream: true,
      temperature: 0.2,
      max_tokens: maxTokens,
      messages: messages.map(toWire),
      ...(tools.length > 0
        ? { tools: tools.map((tool) => ({ type: 'function', function: tool })) }
        : {}),
    }),
    signal,
  });
  if (!response.ok || !response.body) {
    await response.body?.cancel();
    throw new ModelFailure(`the model answered ${response.status}`);
  }
  return response.body;
}

function toWire(message: ChatMessage) {
  if (message.role === 'tool') {
    return { role: 'tool', tool_call_id: message.toolCallId, content: message.content };
  }
  if (!('toolCalls' in message)) return message;
  return {
    role: message.role,
    content: message.content,
    tool_calls: message.toolCalls.map(({ id, name, arguments: args }) => ({
      id,
      type: 'function',
      function: { name, arguments: args },
    })),
  };
}
