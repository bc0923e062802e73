/** What the address of the screen says. */
export interface ProtocolsQuery {
  /** The protocol that is open. */
  protocol?: string | undefined;
  /** The athlete whom the coach came from. */
  athlete?: string | undefined;
}

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const idIn = (value: unknown) => (typeof value === 'string' && ID.test(value) ? value : undefined);

/** Reads `/protocols?protocol=…&athlete=…`; whatever is no id is dropped. */
export function readProtocolsQuery(search: Record<string, unknown>): ProtocolsQuery {
  const protocol = idIn(search.protocol);
  const athlete = idIn(search.athlete);
  return { ...(protocol ? { protocol } : {}), ...(athlete ? { athlete } : {}) };
}
