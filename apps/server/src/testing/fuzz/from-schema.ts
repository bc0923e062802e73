import fc from 'fast-check';
import { z } from 'zod';

/** The parts of zod's JSON Schema output used for generating values. */
interface JsonSchema {
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
}

type Definitions = Record<string, JsonSchema>;

/** Special days: around the test's current day, leap days, and invalid dates. */
const DAYS = ['2026-11-20', '2026-11-21', '2026-11-22', '2027-05-01', '2024-02-29', '1899-12-31'];
const INSTANTS = ['2026-11-21T09:00:00Z', '2026-11-21T09:00:00.000Z', '2020-02-29T23:59:59+14:00'];

/**
 * Roughly the values a contract schema describes: edge cases and rare characters are frequent, and refinements may be
 * violated.
 */
export function valuesOf(schema: z.ZodType): fc.Arbitrary<unknown> {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  return draw(json, json.$defs ?? {});
}

function draw(schema: JsonSchema, defs: Definitions): fc.Arbitrary<unknown> {
  if (schema.$ref) return draw(defs[schema.$ref.replace('#/$defs/', '')] ?? {}, defs);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((branch) => draw(branch, defs)));
  if (schema.allOf) return draw(Object.assign({}, ...schema.allOf), defs);
  switch (schema.type) {
    case 'string':
      return strings(schema);
    case 'integer':
      return integers(schema);
    case 'number':
      return fc.oneof(integers(schema), decimals(schema));
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return arrays(schema, defs);
    case 'object':
      return objects(schema, defs);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function strings({ format, pattern, minLength = 0, maxLength = 60 }: JsonSchema) {
  if (format === 'uuid') return fc.uuid({ version: [4, 7] });
  if (format === 'date-time') return fc.constantFrom(...INSTANTS);
  if (format === 'email') return fc.emailAddress();
  if (pattern?.includes('\\d{4}-\\d{2}-\\d{2}')) return fc.constantFrom(...DAYS);
  if (pattern) return fc.stringMatching(new RegExp(pattern, 'u'));
  const most = Math.max(minLength, Math.min(maxLength, 60));
  return fc.string({ minLength: Math.min(minLength, most), maxLength: most, unit: 'binary' });
}

const rangeOf = ({ minimum = -1000, maximum = 1000 }: JsonSchema) => {
  const max = Math.min(maximum, 1e9);
  return { min: Math.max(Math.min(minimum, max), -1e9), max };
};

function integers(schema: JsonSchema) {
  const { min, max } = rangeOf(schema);
  return fc.integer({ min: Math.ceil(min), max: Math.max(Math.ceil(min), Math.floor(max)) });
}

function decimals(schema: JsonSchema) {
  return fc.double({ ...rangeOf(schema), noNaN: true });
}

function arrays({ items = {}, minItems = 0, maxItems = 5 }: JsonSchema, defs: Definitions) {
  const maxLength = Math.max(minItems, Math.min(maxItems, 5));
  return fc.array(draw(items, defs), { minLength: Math.min(minItems, maxLength), maxLength });
}

function objects({ properties = {}, required = [] }: JsonSchema, defs: Definitions) {
  const fields = Object.entries(properties).map(([name, child]) => [name, draw(child, defs)]);
  return fc.record(Object.fromEntries(fields), { requiredKeys: required as never[] });
}
