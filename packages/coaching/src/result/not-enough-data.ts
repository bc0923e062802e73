/** The typed answer when an input is missing: never a made-up default. */
export interface NotEnoughData<Missing extends string = string> {
  kind: 'not-enough-data';
  /** The names of what is missing, as the function that answers documents them. */
  missing: readonly Missing[];
}

export function notEnoughData<Missing extends string>(
  ...missing: readonly Missing[]
): NotEnoughData<Missing> {
  return { kind: 'not-enough-data', missing };
}
