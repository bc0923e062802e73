/** What stands in the address as `?tab=`, if it is one of these; the first of them is left out. */
export function tabFrom<Id extends string>(value: unknown, ids: readonly Id[]): { tab?: Id } {
  const tab = ids.find((id) => id === value);
  return tab === undefined || tab === ids[0] ? {} : { tab };
}
