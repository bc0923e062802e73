const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A value from the address as an id; undefined if it isn't one. */
export const idFrom = (value: unknown): string | undefined =>
  typeof value === 'string' && ID.test(value) ? value : undefined;
