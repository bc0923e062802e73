import type { Browser, BrowserContext } from '@playwright/test';
import type { Product } from './product.ts';
import { send } from './send.ts';

const PASSWORD = 'posedown-demo';

/** A new browser that is logged in to a demo account. */
export async function signedIn(
  browser: Browser,
  product: Product,
  account: 'client' | 'coach',
): Promise<{ context: BrowserContext; userId: string }> {
  const context = await browser.newContext({ baseURL: product.url });
  return { context, userId: await signIn(context, account) };
}

/** Logs a browser in to a demo account. @returns its user */
export async function signIn(
  context: BrowserContext,
  account: 'client' | 'coach',
): Promise<string> {
  const login = { email: `${account}@demo.posedown.app`, password: PASSWORD };
  const reply = await send(context, 'POST', '/api/auth/login', login);
  if (!reply.ok()) throw new Error(`signing in answered ${await reply.text()}`);
  const { user } = (await reply.json()) as { user: { id: string } };
  return user.id;
}
