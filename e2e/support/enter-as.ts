import type { Browser } from '@playwright/test';
import { signIn } from './log-in.ts';
import { signUpAthlete } from './people.ts';
import type { Role } from './screens.ts';

/**
 * The cookies of a user in this role, on a product with demo data. Each newcomer is a new user.
 */
export async function enterAs(browser: Browser, url: string, role: Role) {
  const context = await browser.newContext({ baseURL: url });
  if (role === 'newcomer') await signUpAthlete(context);
  else if (role !== 'stranger') await signIn(context, role === 'coach' ? 'coach' : 'client');
  const session = await context.storageState();
  await context.close();
  return session;
}
