import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, expect } from '@playwright/test';
import { signUpForm } from './answers.ts';
import type { Product } from './product.ts';
import { send } from './send.ts';

/** The head coach of a product without demo data. */
const COACH = { email: 'coach@demo.posedown.app', password: 'gold-cone-lights' };

let signedUp = 0;

/**
 * Signs an athlete up through the API, with an email that no other journey on the same product
 * uses. The context's browser holds the session. @returns the athlete's id
 */
export async function signUpAthlete(
  context: BrowserContext,
  changes: Record<string, unknown> = {},
): Promise<string> {
  signedUp += 1;
  const form = signUpForm({ email: `athlete-${signedUp}@test.example`, ...changes });
  const reply = await send(context, 'POST', '/api/users', form);
  expect(reply.status(), await reply.text()).toBe(201);
  return (await reply.json()).user.id;
}

/** Logs the head coach in, the first time with the link emailed at the first start. */
export async function signInCoach(context: BrowserContext, product: Product): Promise<void> {
  const login = await send(context, 'POST', '/api/auth/login', COACH);
  if (login.ok()) return;
  await setPassword(context, product, COACH.email);
}

/** The head coach's logged-in browser, with a page. */
export async function openCoachPage(browser: Browser, product: Product) {
  const office = await browser.newContext({ baseURL: product.url });
  await signInCoach(office, product);
  return { office, coach: await office.newPage() };
}

/** Sets a user's password with the emailed link, which logs them in. */
export async function setPassword(
  context: BrowserContext,
  product: Product,
  email: string,
): Promise<void> {
  const link = new URL(await linkMailedTo(email, product), product.url);
  const set = await send(context, 'POST', new URL('/api/auth/set-password', product.url).href, {
    token: link.searchParams.get('token'),
    password: COACH.password,
  });
  expect(set.status(), await set.text()).toBe(200);
}

/**
 * The link in the newest email to a user, relative to the product's URL. A product without a mail
 * server writes its emails to its data folder.
 */
export async function linkMailedTo(email: string, { dataDir }: Product): Promise<string> {
  let link = '';
  const look = () => {
    link = linkIn(newestMailTo(email, join(dataDir, 'outbox')));
    return link;
  };
  await expect.poll(look, { message: `a mail with a link to ${email}` }).not.toBe('');
  return link;
}

function newestMailTo(email: string, outbox: string): string {
  // The first email creates the folder, after the response that caused it.
  if (!existsSync(outbox)) return '';
  const mails = readdirSync(outbox)
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .map((name) => readFileSync(join(outbox, name), 'utf8'));
  return mails.findLast((mail) => mail.includes(`To: ${email}\n`)) ?? '';
}

const linkIn = (mail: string) => /^https?:\/\/[^/\s]+(\/\S+)$/m.exec(mail)?.[1] ?? '';
