import { z } from 'zod';

/** Compose passes settings that aren't set as empty texts. */
export const empty = (value: unknown) => (value === '' ? undefined : value);

export const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(empty, schema.optional());

const MAX_VALUES = 1_000_000;
const aLimit = `a whole number, 1 to ${MAX_VALUES}`;
export const limit = optional(
  z.coerce.number(aLimit).int(aLimit).min(1, aLimit).max(MAX_VALUES, aLimit),
);

const aTimeout = 'seconds, 0.1 to 3600';
export const timeoutSeconds = (usual: number) =>
  z.preprocess(
    empty,
    z.coerce.number(aTimeout).min(0.1, aTimeout).max(3600, aTimeout).default(usual),
  );

export const webAddress = (expected: string) => z.url({ protocol: /^https?$/, error: expected });
