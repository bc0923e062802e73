import type { BrowserContext } from '@playwright/test';
import { read } from './call.ts';

/** A JSON Schema of the product's API description. */
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
 * Every text that the product's API accepts, from its description: strings that aren't an enum or
 * in a fixed format such as a date. Named like `POST /api/users name`.
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
  const queryTexts = parameters
    .filter((parameter) => parameter.in === 'query')
    .flatMap(({ name, schema }) => textsIn(schema, [name]));
  const body = requestBody?.content['application/json']?.schema;
  return [...queryTexts, ...(body ? textsIn(body, []) : [])];

  function textsIn(reference: Schema, path: string[]): string[] {
    const schema = reference.$ref
      ? (schemas[reference.$ref.split('/').at(-1) ?? ''] ?? {})
      : reference;
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
