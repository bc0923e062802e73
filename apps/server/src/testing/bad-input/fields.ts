import { z } from 'zod';

/** The parts of zod's JSON Schema output used for fields. */
interface JsonSchema {
  /** Several if null is allowed next to another type. */
  type?: string | string[];
  format?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
}

/** One field of a body at any depth: its path and JSON types. */
export interface Field {
  path: string[];
  types: Set<string>;
  isRequired: boolean;
  /** Whether it references a stored row, or one to be stored. */
  isId: boolean;
}

/** All fields of a body, including those in objects and first array elements. */
export function fieldsOf(schema: z.ZodType): Field[] {
  return fieldsIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema);
}

function fieldsIn(schema: JsonSchema, path: string[] = []): Field[] {
  const own = Object.entries(schema.properties ?? {}).map(([name, child]) => ({
    name,
    child,
    isRequired: path.length === 0 && (schema.required ?? []).includes(name),
  }));
  const items = schema.items ? [{ name: '0', child: schema.items, isRequired: false }] : [];
  const children = [...own, ...items].flatMap(({ name, child, isRequired }) => [
    { path: [...path, name], types: typesOf(child), isRequired, isId: takesId(child) },
    ...fieldsIn(child, [...path, name]),
  ]);
  const branches = branchesOf(schema);
  return [...children, ...branches.flatMap((branch) => fieldsIn(branch, path))];
}

const branchesOf = ({ anyOf = [], oneOf = [], allOf = [] }: JsonSchema) => [
  ...anyOf,
  ...oneOf,
  ...allOf,
];

const takesId = (schema: JsonSchema): boolean =>
  schema.format === 'uuid' || branchesOf(schema).some(takesId);

function typesOf(schema: JsonSchema): Set<string> {
  const { type, enum: values = [] } = schema;
  const own = [type ?? []].flat().map((each) => (each === 'integer' ? 'number' : each));
  const listed = values.map((value) => (value === null ? 'null' : typeof value));
  return new Set([...own, ...listed, ...branchesOf(schema).flatMap((part) => [...typesOf(part)])]);
}

/** The body with another value at a path, creating missing parents. */
export function withValueAt(body: unknown, [name, ...rest]: string[], value: unknown): unknown {
  if (name === undefined) return value;
  if (name === '0') return [withValueAt(undefined, rest, value)];
  const fields = (body ?? {}) as Record<string, unknown>;
  return { ...fields, [name]: withValueAt(fields[name], rest, value) };
}

const SAMPLES: Record<string, unknown> = {
  string: 'text',
  number: 12_345_678,
  boolean: true,
  object: {},
  array: [[]],
  null: null,
};

/** Values of other JSON types, and texts and numbers that can't be stored. */
export function badValuesFor({ types }: Field): unknown[] {
  const wrongTypes = Object.keys(SAMPLES).filter((type) => !types.has(type));
  const texts = ['\0', '\ud800', '\udc00'].map((sign) => `more than eight signs${sign}`);
  return [
    ...wrongTypes.map((type) => SAMPLES[type]),
    ...(types.has('string') ? [...texts, 'x'.repeat(100_000)] : []),
    ...(types.has('number') ? [1e308, -1e308, Number.MAX_SAFE_INTEGER] : []),
  ];
}
