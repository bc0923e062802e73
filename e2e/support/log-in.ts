import type { Browser, BrowserContext } from '@playwright/test';
import type { Product } from './product.ts';

const PASSWORD = 'posedown-demo';

/** A browser of its own that a demo account is signed in to. */
export async function signedIn(
  browser: Browser,
  product: Product,
  account: 'client' | 'coach',
): Promise<{ context: BrowserContext; userId: string }> {
  const context = await browser.newContext({ baseURL: product.url });
  return { context, userId: await signIn(context, product, account) };
}

/** Signs a browser in to a demo account. @returns whose it is */
export async function signIn(
  context: BrowserContext,
  product: Product,
  account: 'client' | 'coach',
): Promise<string> {
  const login = { email: `${account}@demo.posedown.app`, password: PASSWORD };
  const headers = { origin: product.url };
  const reply = await context.request.post('/api/auth/login', { data: login, headers });
  const { user } = (await reply.json()) as { user: { id: string } };
  return user.id;
}
