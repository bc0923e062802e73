import fc from 'fast-check';
import type { PermissionRow } from '../permissions/row.ts';
import { CALLERS, type Caller } from '../permissions/scene.ts';
import { valuesOf } from './from-schema.ts';

/** A call as it was drawn. */
export interface FuzzRequest {
  row: PermissionRow;
  caller: Caller;
  /** Whether it starts from what the permission table knows to be valid. */
  isPrepared: boolean;
  /** Numbers that count into the ids known when it is sent. */
  ids: number[];
  query: unknown;
  body: unknown;
  /** What is changed in a valid body; null leaves it valid. */
  change: Change | null;
}

interface Change {
  place: number;
  /** Put in the place of a field; without it the drawn body's own field is. */
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

/** Calls of every endpoint by everyone: valid ones, ones with a broken field, and random ones. */
export function requestsFor(rows: readonly PermissionRow[]): fc.Arbitrary<FuzzRequest> {
  return fc.oneof(
    ...rows.map((row) => ({
      // Passwords take their time, on purpose.
      weight: /^\/api\/(auth|account)\b/.test(row.endpoint.path) ? 1 : 4,
      arbitrary: requestOf(row),
    })),
  );
}

/** A valid call by someone who may make it. */
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
    // Allowed callers get furthest, so they are most likely.
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
      // One in three is left as it is.
      { freq: 2 },
    ),
  });
}

/** A body with one of its fields changed as drawn. */
export function changed(valid: unknown, drawn: unknown, change: Change | null): unknown {
  if (change === null || typeof valid !== 'object' || valid === null) return valid;
  const others = (drawn ?? {}) as Record<string, unknown>;
  const names = [...new Set([...Object.keys(valid), ...Object.keys(others)])];
  const name = names[change.place % Math.max(1, names.length)] ?? 'unknown';
  const value = 'strange' in change ? change.strange : others[name];
  return { ...valid, [name]: change.drops ? undefined : value };
}
