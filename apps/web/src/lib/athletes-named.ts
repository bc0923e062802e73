import { calls } from 'virtual:contract-calls';
import { keepPreviousData } from '@tanstack/react-query';
import { endpointQuery } from './endpoint-query.ts';

/** The number of results. Users looking for someone else type more of the name. */
export const MAX_NAMED = 6;

/** The pause in typing before a search. */
export const TYPING_MS = 250;

/** Searches the coach's athletes whose name, goal or category contains the text. */
export const athletesNamed = (text: string) => ({
  ...endpointQuery(calls.clients, {
    query: { search: text.trim() || undefined, limit: MAX_NAMED },
  }),
  placeholderData: keepPreviousData,
});
