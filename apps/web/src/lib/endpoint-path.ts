import type { Endpoint } from '@posedown/contract';

type Values = Record<string, unknown>;

/** The path parameters and query values of a call. */
export interface Address {
  params?: unknown;
  query?: unknown;
}

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null;

/**
 * Fills in `:name` parameters, escaped.
 * @throws Error if a parameter has no value
 */
function fillSegment(segment: string, params: unknown): string {
  if (!segment.startsWith(':')) return segment;
  const value = isValues(params) ? params[segment.slice(1)] : undefined;
  if (value === undefined || value === '') throw new Error(`No value for ${segment}`);
  return encodeURIComponent(String(value));
}

/**
 * Builds a query string: `{ limit: 20, cursor: undefined }` gives `?limit=20`; empty without
 * values.
 */
function queryString(query: unknown): string {
  if (!isValues(query)) return '';
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.append(name, String(value));
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

/** The URL of a call, from the root of this origin. */
export function endpointPath(endpoint: Pick<Endpoint, 'path'>, address: Address = {}): string {
  const segments = endpoint.path.split('/').map((segment) => fillSegment(segment, address.params));
  return `${segments.join('/')}${queryString(address.query)}`;
}

/**
 * The cache key of a read: the segments of its path, then its query if there is one. A shorter key
 * is a prefix, so that invalidating `['/api', 'progress']` reaches every page of the list.
 */
export function endpointKey(endpoint: Pick<Endpoint, 'path'>, address: Address = {}): unknown[] {
  const [, root = '', ...rest] = endpoint.path.split('/');
  const parts = [`/${root}`, ...rest.map((segment) => fillSegment(segment, address.params))];
  return queryString(address.query) === '' ? parts : [...parts, address.query];
}

/** The URL of a cache key: its parts joined with slashes, then its query. */
export function keyPath(key: readonly unknown[]): string {
  const parts = key.filter((part) => !isValues(part)).map(String);
  return `${parts.join('/')}${queryString(key.find(isValues))}`;
}
