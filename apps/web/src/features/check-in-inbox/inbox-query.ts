import type { InboxFilter } from '@posedown/contract';
import { idFrom } from './id-from.ts';

/** What the address of the inbox stores. */
export interface InboxQuery {
  filter?: InboxFilter;
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
  return {
    ...(filter && filter !== 'waiting' ? { filter } : {}),
    ...(athlete ? { athlete } : {}),
  };
}
