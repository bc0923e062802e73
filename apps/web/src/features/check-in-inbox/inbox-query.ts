import type { InboxFilter } from '@posedown/contract';
import { idFrom } from './id-from.ts';

/** What the address of the inbox stores. */
export interface InboxQuery {
  filter?: InboxFilter;
  tag?: string;
  athlete?: string;
}

export const FILTERS: readonly { value: InboxFilter; label: string }[] = [
  { value: 'waiting', label: 'Waiting' },
  { value: 'overdue', label: 'Overdue' },
  { value: 'off_plan', label: 'Off plan' },
  { value: 'show_soon', label: 'Shows' },
  { value: 'done', label: 'Done' },
];

/** Reads the address. Unknown values are left out. */
export function readInboxQuery(search: Record<string, unknown>): InboxQuery {
  const filter = FILTERS.find(({ value }) => value === search.filter)?.value;
  const athlete = idFrom(search.athlete);
  const tag = tagFrom(search.tag);
  return {
    ...(filter && filter !== 'waiting' ? { filter } : {}),
    ...(tag ? { tag } : {}),
    ...(athlete ? { athlete } : {}),
  };
}

/** The longest tag of the contract. */
const MAX_TAG_LENGTH = 24;

/** The router reads a tag such as '2026' as a number. */
function tagFrom(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text.length <= MAX_TAG_LENGTH ? text.trim() : undefined;
}
