import type { TestBrowser } from '../test-app.ts';
import { type CallPayload, type PermissionRow, pathOf } from './row.ts';
import { CALLERS } from './scene.ts';
import { PERMISSIONS } from './table.ts';

/** Every call that may change something, by name. */
export const WRITES = PERMISSIONS.filter(({ endpoint }) => endpoint.method !== 'GET').map(
  (row) => ({
    row,
    name: `${row.endpoint.method} ${row.endpoint.path}`,
  }),
);

export function callerOf({ endpoint, statuses }: PermissionRow) {
  const caller = CALLERS.find((name) => statuses[name] === endpoint.status);
  if (!caller) throw new Error(`nobody may call ${endpoint.method} ${endpoint.path}`);
  return caller;
}

/** Makes a call with its payload. Headers set to undefined are omitted. */
export function sendPayload(
  { endpoint }: PermissionRow,
  browser: TestBrowser,
  { params = {}, query = '', body, type }: CallPayload,
  headers: Record<string, string | undefined> = {},
) {
  return browser.request({
    method: endpoint.method,
    url: `${pathOf(endpoint, params)}${query}`,
    ...(body === undefined ? {} : { payload: body as object }),
    headers: { ...headers, ...(type && { 'content-type': type }) },
  });
}
