import { createSerializerCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';

/** Thrown by compiled code for a value of another type. Zod then judges the whole reply. */
const MISMATCH = new Error('the reply doesn’t match its schema');

/** Builds the code of one schema, with what the code needs besides the value. */
class Compiler {
  readonly #functions: string[] = [];
  readonly #names = new Map<z.core.$ZodType, string>();
  readonly #outside: z.core.$ZodType[] = [];

  /** A function that cuts a value to the schema, and throws `MISMATCH` for a value of another type. */
  compile(schema: z.core.$ZodType): (value: unknown) => unknown {
    const expression = this.#cut(schema, 'value');
    const source = `${this.#functions.join('\n')}\nreturn (value) => ${expression};`;
    // The code consists of the contract's property names, quoted, and of nothing that a request contains.
    const build = new Function('mismatch', 'encode', source) as (
      mismatch: () => never,
      encode: (index: number, value: unknown) => unknown,
    ) => (value: unknown) => unknown;
    return build(
      () => {
        throw MISMATCH;
      },
      (index, value) => z.core.encode(this.#outside[index] as z.core.$ZodType, value),
    );
  }

  /** An expression of the cut value. `value` is a variable, so that it may be repeated. */
  #cut(schema: z.core.$ZodType, value: string): string {
    const { def } = schema._zod as unknown as { def: z.core.$ZodTypes['_zod']['def'] };
    switch (def.type) {
      case 'string':
      case 'boolean':
        return `(typeof ${value} === '${def.type}' ? ${value} : mismatch())`;
      case 'enum':
        return `(typeof ${value} === 'string' ? ${value} : mismatch())`;
      case 'number':
        return `(Number.isFinite(${value}) ? ${value} : mismatch())`;
      case 'literal':
        return `(${JSON.stringify(def.values)}.includes(${value}) ? ${value} : mismatch())`;
      case 'nullable':
        return `(${value} === null ? null : ${this.#cut(def.innerType, value)})`;
      case 'optional':
        return `(${value} === undefined ? undefined : ${this.#cut(def.innerType, value)})`;
      case 'array':
        return `(Array.isArray(${value}) ? ${value}.map(${this.#named(def.element)}) : mismatch())`;
      case 'object':
        return isPlain(schema) ? `${this.#named(schema)}(${value})` : this.#encoded(schema, value);
      case 'union':
        return this.#cutUnion(schema, value);
      default:
        return this.#encoded(schema, value);
    }
  }

  /** Chooses the option of a discriminated union by its literal; other unions are left to Zod. */
  #cutUnion(schema: z.core.$ZodType, value: string): string {
    if (!(schema instanceof z.core.$ZodDiscriminatedUnion)) return this.#encoded(schema, value);
    const { discriminator, options } = schema._zod.def;
    const key = JSON.stringify(discriminator);
    const choices = options.map((option) => {
      const literals = [...(option._zod.propValues?.[discriminator] ?? [])];
      return `${JSON.stringify(literals)}.includes(${value}?.[${key}]) ? ${this.#cut(option, value)}`;
    });
    return `(${choices.join(' : ')} : mismatch())`;
  }

  /** Rare kinds are left to Zod. */
  #encoded(schema: z.core.$ZodType, value: string): string {
    return `encode(${this.#outside.push(schema) - 1}, ${value})`;
  }

  /** The name of a function for the schema. Each is generated once, as some refer to themselves. */
  #named(schema: z.core.$ZodType): string {
    const known = this.#names.get(schema);
    if (known) return known;
    const name = `cut${this.#names.size}`;
    this.#names.set(schema, name);
    this.#functions.push(`const ${name} = (value) => ${this.#body(schema)};`);
    return name;
  }

  #body(schema: z.core.$ZodType): string {
    if (!isPlain(schema)) {
      return this.#cut(schema, 'value');
    }
    const { shape } = schema._zod.def;
    const parts = Object.entries(shape).map(([key, part]) => {
      const name = JSON.stringify(key);
      const field = `value[${name}]`;
      return `${name}: ${isSimple(part) ? this.#cut(part, field) : `${this.#named(part)}(${field})`}`;
    });
    return `{
      if (typeof value !== 'object' || value === null) mismatch();
      return { ${parts.join(', ')} };
    }`;
  }
}

/** Whether an object has known properties only. Those of a strict one were checked when it was stored. */
const isPlain = (schema: z.core.$ZodType): schema is z.core.$ZodObject =>
  schema instanceof z.core.$ZodObject &&
  (schema._zod.def.catchall === undefined || schema._zod.def.catchall._zod.def.type === 'never');

const isSimple = (schema: z.core.$ZodType) =>
  ['string', 'boolean', 'enum', 'number', 'literal'].includes(schema._zod.def.type);

const compileWithZod = createSerializerCompiler();

type SerializerCompiler = typeof compileWithZod;

/**
 * Serializes replies by code generated from their schemas: it keeps only the contract's properties and checks their
 * types, several times faster than Zod. A reply that doesn't match is judged by Zod, which also reports it.
 */
export const replyCompiler: SerializerCompiler = (route) => {
  const serializeWithZod = compileWithZod(route);
  const { schema } = route;
  if (!(schema instanceof z.core.$ZodType)) return serializeWithZod;
  const cut = new Compiler().compile(schema);
  return (data) => {
    try {
      return JSON.stringify(cut(data));
    } catch {
      return serializeWithZod(data);
    }
  };
};
