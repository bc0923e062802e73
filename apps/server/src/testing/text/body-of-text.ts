import type { Endpoint } from '@posedown/contract';
import type { z } from 'zod';
import { fieldsOf, withValueAt } from '../bad-input/fields.ts';

/** Lengths that fields of the contract allow; the longest first. */
const LENGTHS = [8000, 5000, 2000, 1000, 500, 200, 100, 60];

/** A body or query with its free texts filled. */
interface Filled {
  value: unknown;
  /** Sum of the allowed lengths of its texts. */
  characters: number;
}

/** Fills every free-text field with a text made for the longest length that it allows. */
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
export function cargoOfText(
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
