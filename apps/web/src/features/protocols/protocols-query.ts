import type { ProtocolStatus } from '@posedown/contract';

/** The filters of the coach's list, in display order. */
export const PROTOCOL_FILTERS = [
  'pending_approval',
  'approved',
  'rejected',
  'superseded',
  'all',
] as const satisfies readonly (ProtocolStatus | 'all')[];
export type ProtocolFilter = (typeof PROTOCOL_FILTERS)[number];

/** The parameters in the URL. */
export interface ProtocolsQuery {
  /** The open protocol. */
  protocol?: string | undefined;
  /** The athlete whose page the coach came from. */
  athlete?: string | undefined;
  /** By default pending protocols, or all protocols of the athlete. */
  show?: ProtocolFilter | undefined;
}

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const idIn = (value: unknown) => (typeof value === 'string' && ID.test(value) ? value : undefined);

/** Parses the filters and drops unknown values. */
export function readProtocolsQuery(search: Record<string, unknown>): ProtocolsQuery {
  const protocol = idIn(search.protocol);
  const athlete = idIn(search.athlete);
  const show = PROTOCOL_FILTERS.find((filter) => filter === search.show);
  return { ...(protocol && { protocol }), ...(athlete && { athlete }), ...(show && { show }) };
}
