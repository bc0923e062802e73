import type { BrowserContext } from '@playwright/test';
import { send } from '../send.ts';

type Method = Parameters<typeof send>[1];

/** Writes for somebody. @throws Error with what the product said where it refused */
export async function write<Reply = unknown>(
  who: BrowserContext,
  method: Method,
  path: string,
  body: object,
): Promise<Reply> {
  const reply = await send(who, method, path, body);
  const said = await reply.text();
  if (!reply.ok()) throw new Error(`${method} ${path} answered ${reply.status()} ${said}`);
  return (said === '' ? undefined : JSON.parse(said)) as Reply;
}

/** Reads for somebody. @throws Error as `write` does */
export async function read<Reply>(who: BrowserContext, path: string): Promise<Reply> {
  const reply = await who.request.get(path);
  if (!reply.ok()) throw new Error(`GET ${path} answered ${await reply.text()}`);
  return (await reply.json()) as Reply;
}
