import { calls } from 'virtual:contract-calls';
import { endpointQuery } from './endpoint-query.ts';

/** How many are offered to choose from: who seeks another types more of the name. */
export const MOST_NAMED = 6;

/** The read of the coach's own athletes whose name, goal or category holds the text. */
export const athletesNamed = (text: string) =>
  endpointQuery(calls.clients, { query: { search: text.trim() || undefined, limit: MOST_NAMED } });
