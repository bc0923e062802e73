import type { Endpoint } from '@posedown/contract';
import type { z } from 'zod';
import { fieldsOf } from './bad-input/fields.ts';

/** Creates values that occur nowhere else, and remembers them. */
export class Markers {
  readonly given: (string | number)[] = [];

  text(): string {
    return this.keep(`secret-${this.given.length}-marker`);
  }

  email(): string {
    return this.keep(`secret-${this.given.length}@marker.example`);
  }

  /** A number with so many decimal places that no counter or time equals it. */
  fraction(whole: number): number {
    return this.keep(Number(`${whole}.${700_000 + this.given.length}1`));
  }

  whole(): number {
    return this.keep(61_000 + this.given.length);
  }

  private keep<Value extends string | number>(value: Value): Value {
    this.given.push(value);
    return value;
  }
}

/** Values a field may have, most revealing first. */
const candidatesFor = (markers: Markers, types: Set<string>) => [
  ...(types.has('string') ? [() => markers.text(), () => markers.email()] : []),
  ...(types.has('number')
    ? [...[5, 61, 171, 1700].map((whole) => () => markers.fraction(whole)), () => markers.whole()]
    : []),
];

/** The given body with a marker in every field that accepts one, still valid. */
export function markedBody({ body: schema }: Endpoint, body: unknown, markers: Markers): unknown {
  if (!schema || Buffer.isBuffer(body)) return body;
  let marked = body;
  for (const { path, types } of fieldsOf(schema)) {
    for (const candidate of candidatesFor(markers, types)) {
      const tried = withValue(marked, path, candidate());
      if (!(schema as z.ZodType).safeParse(tried).success) continue;
      marked = tried;
      break;
    }
  }
  return marked;
}

/** A body with a marker in every field, valid or not. */
export function markAllFields(
  { body: schema }: Endpoint,
  body: unknown,
  markers: Markers,
): unknown {
  if (!schema || Buffer.isBuffer(body)) return body;
  let marked = body;
  for (const { path, types } of fieldsOf(schema)) {
    if (types.has('object') || types.has('array')) continue;
    marked = withValue(
      marked,
      path,
      types.has('string') ? markers.text() : markers.fraction(99_999),
    );
  }
  return marked;
}

/** The body with a value at a path. */
function withValue(body: unknown, [name, ...rest]: string[], value: unknown): unknown {
  if (name === undefined) return value;
  if (Array.isArray(body)) return body.map((one) => withValue(one, rest, value));
  if (name === '0') return [withValue(undefined, rest, value)];
  const fields = (body ?? {}) as Record<string, unknown>;
  return { ...fields, [name]: withValue(fields[name], rest, value) };
}
