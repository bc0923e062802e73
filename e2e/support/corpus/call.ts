import type { BrowserContext } from '@playwright/test';
import { send } from '../send.ts';

type Method = Parameters<typeof send>[1];

/**
 * Sends a write as a user.
 * @throws Error with the product's message if it is rejected
 */
export async function write<Reply = unknown>(
  user: BrowserContext,
  method: Method,
  path: string,
  body: object,
): Promise<Reply> {
  const reply = await send(user, method, path, body);
  const text = await reply.text();
  if (!reply.ok()) throw new Error(`${method} ${path} answered ${reply.status()} ${text}`);
  return (text === '' ? undefined : JSON.parse(text)) as Reply;
}

/**
 * Reads as a user.
 * @throws Error as `write` does
 */
export async function read<Reply>(user: BrowserContext, path: string): Promise<Reply> {
  const reply = await user.request.get(path);
  if (!reply.ok()) throw new Error(`GET ${path} answered ${await reply.text()}`);
  return (await reply.json()) as Reply;
}
