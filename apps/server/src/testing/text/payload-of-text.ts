import type { Endpoint } from '@posedown/contract';
import type { z } from 'zod';
import { fieldsOf, withValueAt } from '../bad-input/fields.ts';

/** Maximum field lengths in the contract, longest first. */
const LENGTHS = [8000, 5000, 2000, 1000, 500, 200, 100, 60];

/** A body or query with all free texts filled. */
interface Filled {
  value: unknown;
  /** Total maximum length of its texts. */
  characters: number;
}

/** Fills every free-text field with a text of its maximum length. */
function filledWith(schema: z.ZodType, value: unknown, textOf: (length: number) => string): Filled {
  const filled: Filled = { value, characters: 0 };
  for (const { path, types, isId } of fieldsOf(schema)) {
    if (!types.has('string') || isId) continue;
    for (const length of LENGTHS) {
      const tried = withValueAt(filled.value, path, textOf(length));
      if (!schema.safeParse(tried).success) continue;
      filled.value = tried;
      filled.characters += length;
      break;
    }
  }
  return filled;
}

/** Fills every free-text field of a call's body and query. */
export function payloadOfText(
  endpoint: Endpoint,
  body: unknown,
  textOf: (length: number) => string,
): { body: unknown; query: string; characters: number } {
  const ofBody =
    endpoint.body && !Buffer.isBuffer(body)
      ? filledWith(endpoint.body as z.ZodType, body, textOf)
      : { value: body, characters: 0 };
  const ofQuery = endpoint.query
    ? filledWith(endpoint.query, {}, textOf)
    : { value: {}, characters: 0 };
  const request = Object.entries(ofQuery.value as Record<string, unknown>);
  const query = request
    .map(([name, text]) => `${name}=${encodeURIComponent(String(text))}`)
    .join('&');
  return {
    body: ofBody.value,
    query: query ? `?${query}` : '',
    characters: ofBody.characters + ofQuery.characters,
  };
}
