import type { ProtocolStatus } from '@posedown/contract';

/** What the coach's list can be narrowed to, in the order of the choices. */
export const PROTOCOL_FILTERS = [
  'pending_approval',
  'approved',
  'rejected',
  'superseded',
  'all',
] as const satisfies readonly (ProtocolStatus | 'all')[];
export type ProtocolFilter = (typeof PROTOCOL_FILTERS)[number];

/** What the address of the screen says. */
export interface ProtocolsQuery {
  /** The protocol that is open. */
  protocol?: string | undefined;
  /** The athlete whose page the coach came from. */
  athlete?: string | undefined;
  /** Where it says nothing: those that wait, or all of the athlete. */
  show?: ProtocolFilter | undefined;
}

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const idIn = (value: unknown) => (typeof value === 'string' && ID.test(value) ? value : undefined);

/** Reads the filters from the address; unknown values are dropped. */
export function readProtocolsQuery(search: Record<string, unknown>): ProtocolsQuery {
  const protocol = idIn(search.protocol);
  const athlete = idIn(search.athlete);
  const show = PROTOCOL_FILTERS.find((filter) => filter === search.show);
  return { ...(protocol && { protocol }), ...(athlete && { athlete }), ...(show && { show }) };
}
