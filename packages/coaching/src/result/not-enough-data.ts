/** Result when an input is missing; there are no made-up defaults. */
export interface NotEnoughData<Missing extends string = string> {
  kind: 'not-enough-data';
  /** Names of the missing inputs, documented by each function. */
  missing: readonly Missing[];
}

export function notEnoughData<Missing extends string>(
  ...missing: readonly Missing[]
): NotEnoughData<Missing> {
  return { kind: 'not-enough-data', missing };
}
