import { type APIRequestContext, type APIResponse, expect } from '@playwright/test';

/** What a browser says of a call that a page of the product makes. */
const FROM_OWN_PAGE = { 'sec-fetch-site': 'same-origin' };

/**
 * Writes through the API as a page does, with the session of its browser. A write that does not say
 * where it comes from is refused, so journeys write by this alone.
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

/** What a call answered that has to succeed. */
export async function done(sent: Promise<APIResponse>) {
  const reply = await sent;
  expect(reply.ok(), await reply.text()).toBe(true);
  return reply.json();
}
