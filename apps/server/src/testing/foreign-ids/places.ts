import type { Endpoint } from '@posedown/contract';
import { fieldsOf, withValueAt } from '../bad-input/fields.ts';
import type { CallPayload } from '../permissions/row.ts';

/** The location of an id in a call. */
export interface Place {
  part: 'params' | 'query' | 'body';
  path: string[];
}

/** The last part of a location: what the id refers to. */
export const nameOf = ({ path }: Place) => path.filter((step) => step !== '0').at(-1) ?? '';

/** All id locations of a call, except idempotency keys. */
export function idPlacesOf(endpoint: Endpoint): Place[] {
  const params = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const fields = (['query', 'body'] as const).flatMap((part) =>
    (endpoint[part] ? fieldsOf(endpoint[part]) : [])
      .filter(({ isId, path }) => isId && path.at(-1) !== 'requestKey')
      .map(({ path }) => ({ part, path })),
  );
  return [...params.map((name) => ({ part: 'params' as const, path: [name] })), ...fields];
}

/** The id at a location of a call, if present. */
export function idAt(
  { params, query, body }: CallPayload,
  { part, path }: Place,
): string | undefined {
  const request = Object.fromEntries(new URLSearchParams(query));
  let value: unknown = { params, query: request, body }[part];
  for (const step of path) value = (value as Record<string, unknown> | undefined)?.[step];
  return value as string | undefined;
}

/** The call with another id at a location. */
export function withId(cargo: CallPayload, { part, path }: Place, id: string): CallPayload {
  if (part === 'body') return { ...cargo, body: withValueAt(cargo.body, path, id) };
  const [name = ''] = path;
  if (part === 'params') return { ...cargo, params: { ...cargo.params, [name]: id } };
  const query = new URLSearchParams(cargo.query);
  query.set(name, id);
  return { ...cargo, query: `?${query}` };
}
