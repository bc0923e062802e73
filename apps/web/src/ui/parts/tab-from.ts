/** The `?tab=` value if valid; undefined for the first tab. */
export function tabFrom<Id extends string>(value: unknown, ids: readonly Id[]): { tab?: Id } {
  const tab = ids.find((id) => id === value);
  return tab === undefined || tab === ids[0] ? {} : { tab };
}
