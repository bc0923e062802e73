import fc from 'fast-check';
import type { PermissionRow } from '../permissions/row.ts';
import { CALLERS, type Caller } from '../permissions/scene.ts';
import { valuesOf } from './from-schema.ts';

/** A generated call. */
export interface FuzzRequest {
  row: PermissionRow;
  caller: Caller;
  /** Whether it starts from the permission table's valid call. */
  isPrepared: boolean;
  /** Indexes into the ids known at sending time. */
  ids: number[];
  query: unknown;
  body: unknown;
  /** The change to a valid body. Null leaves it valid. */
  change: Change | null;
}

interface Change {
  place: number;
  /** The replacement value. Without it, the generated body's field is used. */
  strange?: unknown;
  drops: boolean;
}

/** Odd values for any field. */
const STRANGE: unknown[] = [
  null,
  '',
  -1,
  1e308,
  [],
  {},
  true,
  '\0',
  '\ud800',
  'x'.repeat(6000),
  "'; drop table users; --",
  '<img src=x onerror=alert(1)>',
  '=1+1',
  '2026-02-30',
  '9999-12-31',
  '019aa000-0000-7000-8000-00000000ffff',
];

/** Calls of every endpoint by all callers: valid ones, ones with a broken field, and random ones. */
export function requestsFor(rows: readonly PermissionRow[]): fc.Arbitrary<FuzzRequest> {
  return fc.oneof(
    ...rows.map((row) => ({
      // Password hashing is slow on purpose.
      weight: /^\/api\/(auth|account)\b/.test(row.endpoint.path) ? 1 : 4,
      arbitrary: requestOf(row),
    })),
  );
}

/** A valid call by an allowed caller. */
export function validCall(row: PermissionRow): FuzzRequest {
  const caller = CALLERS.find((each) => row.statuses[each] < 400) ?? 'coach';
  return {
    row,
    caller,
    isPrepared: true,
    ids: [],
    query: undefined,
    body: undefined,
    change: null,
  };
}

function requestOf(row: PermissionRow): fc.Arbitrary<FuzzRequest> {
  const { query, body } = row.endpoint;
  const allowed = CALLERS.filter((caller) => row.statuses[caller] < 400);
  return fc.record({
    row: fc.constant(row),
    // Allowed callers exercise the most code, so they are most likely.
    caller: fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...allowed) },
      { weight: 1, arbitrary: fc.constantFrom(...CALLERS) },
    ),
    isPrepared: fc.integer({ min: 0, max: 2 }).map((number) => number === 0),
    ids: fc.array(fc.nat(), { minLength: 3, maxLength: 3 }),
    query: query ? valuesOf(query) : fc.constant(undefined),
    body: body ? valuesOf(body) : fc.constant(undefined),
    change: fc.option(
      fc.record(
        { place: fc.nat(), strange: fc.constantFrom(...STRANGE), drops: fc.boolean() },
        { requiredKeys: ['place', 'drops'] },
      ),
      // One in three stays unchanged.
      { freq: 2 },
    ),
  });
}

/** A body with one field changed as generated. */
export function changed(valid: unknown, drawn: unknown, change: Change | null): unknown {
  if (change === null || typeof valid !== 'object' || valid === null) return valid;
  const others = (drawn ?? {}) as Record<string, unknown>;
  const names = [...new Set([...Object.keys(valid), ...Object.keys(others)])];
  const name = names[change.place % Math.max(1, names.length)] ?? 'unknown';
  const value = 'strange' in change ? change.strange : others[name];
  return { ...valid, [name]: change.drops ? undefined : value };
}
