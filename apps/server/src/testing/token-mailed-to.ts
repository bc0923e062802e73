import type { TestApp } from './test-app.ts';

/** The token of the link in the newest mail to an address. Mails to others may follow it. */
export async function tokenMailedTo(
  { settle, mails }: TestApp,
  email: string,
): Promise<string | undefined> {
  await settle();
  const mail = mails.findLast(({ to }) => to === email);
  return /(?:invite|token)=([\w-]+)/.exec(mail?.text ?? '')?.[1];
}
