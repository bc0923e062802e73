import { calls } from 'virtual:contract-calls';
import { keepPreviousData } from '@tanstack/react-query';
import { endpointQuery } from './endpoint-query.ts';

/** How many are offered to choose from: who seeks another types more of the name. */
export const MOST_NAMED = 6;

/** So long nothing is typed before it is searched for. */
export const TYPING_MS = 250;

/** The read of the coach's own athletes whose name, goal or category holds the text. */
export const athletesNamed = (text: string) => ({
  ...endpointQuery(calls.clients, {
    query: { search: text.trim() || undefined, limit: MOST_NAMED },
  }),
  placeholderData: keepPreviousData,
});
