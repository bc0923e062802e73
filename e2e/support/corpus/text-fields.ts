import type { BrowserContext } from '@playwright/test';
import { read } from './call.ts';

/** A JSON Schema as the product describes its calls with. */
interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  allOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
}

interface Operation {
  parameters?: { in: string; name: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

interface Description {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

/**
 * Every text that the product takes in, as its description of itself has it: what is neither a choice
 * nor in a given form, such as a date. Named like `POST /api/users name`.
 */
export async function textFields(context: BrowserContext): Promise<string[]> {
  const { paths, components } = await read<Description>(context, '/api/docs/json');
  const names = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, operation]) => {
      const call = `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`;
      return textsOf(operation, components.schemas).map((field) => `${call} ${field}`);
    }),
  );
  return [...new Set(names)].sort();
}

function textsOf({ parameters = [], requestBody }: Operation, schemas: Record<string, Schema>) {
  const asked = parameters
    .filter((parameter) => parameter.in === 'query')
    .flatMap(({ name, schema }) => textsIn(schema, [name]));
  const body = requestBody?.content['application/json']?.schema;
  return [...asked, ...(body ? textsIn(body, []) : [])];

  function textsIn(given: Schema, path: string[]): string[] {
    const schema = given.$ref ? (schemas[given.$ref.split('/').at(-1) ?? ''] ?? {}) : given;
    const {
      properties = {},
      additionalProperties,
      items,
      anyOf = [],
      allOf = [],
      oneOf = [],
    } = schema;
    const isText =
      schema.type === 'string' &&
      !schema.enum &&
      schema.const === undefined &&
      !schema.format &&
      !schema.pattern;
    return [
      ...(isText ? [path.join('.')] : []),
      ...Object.entries(properties).flatMap(([name, child]) => textsIn(child, [...path, name])),
      ...(typeof additionalProperties === 'object'
        ? textsIn(additionalProperties, [...path, '*'])
        : []),
      ...(items ? textsIn(items, [...path, '0']) : []),
      ...[...anyOf, ...allOf, ...oneOf].flatMap((part) => textsIn(part, path)),
    ];
  }
}
