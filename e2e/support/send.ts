import { type APIRequestContext, type APIResponse, expect } from '@playwright/test';

/** The headers that a browser adds to a call from a page of the product. */
const FROM_OWN_PAGE = { 'sec-fetch-site': 'same-origin' };

/**
 * Sends a write through the API like a page does, with the session of its browser. Writes without
 * an origin are rejected, so journeys use only this function.
 * @param from a page or a whole browser
 * @param data JSON, or the bytes of a file of that type
 */
export function send(
  from: { request: APIRequestContext },
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  data: object,
  type = 'application/json',
): Promise<APIResponse> {
  const headers = { ...FROM_OWN_PAGE, 'content-type': type };
  return from.request.fetch(path, { method, data, headers });
}

/** The response of a call that must succeed. */
export async function done(sent: Promise<APIResponse>) {
  const reply = await sent;
  expect(reply.ok(), await reply.text()).toBe(true);
  return reply.json();
}
