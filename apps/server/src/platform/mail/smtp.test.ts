import { expect, test } from 'vitest';
import { readSettings } from '../../settings.ts';
import { MailNotSentError } from './mail-not-sent.ts';
import { createMailer } from './mailer.ts';
import { END_OF_MAIL, openFakeSmtp } from './testing/fake-smtp.ts';

const MAIL = { to: 'ana@test.example', subject: 'Hello', text: 'Good morning.\n' };

const it = test
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads a fixture's needs from this pattern.
  .extend('smtp', async ({}, { onCleanup }) => {
    const smtp = await openFakeSmtp();
    onCleanup(() => smtp.close());
    return smtp;
  })
  .extend('mailer', ({ smtp }) => {
    const now = () => new Date('2026-11-21T09:00:00Z');
    return createMailer(readSettings({ SMTP_URL: smtp.url, COACH_EMAIL: 'mia@gym.example' }), now);
  });

it('delivers a mail', async ({ smtp, mailer }) => {
  await mailer.check();
  await mailer.send(MAIL);
  expect(smtp.mails).toEqual([expect.stringMatching(/To: ana@test.example[\s\S]*Good morning\./)]);
});

const reasonOf = async (sending: Promise<void>) => {
  const error = await sending.then(
    () => 'sent',
    (thrown: unknown) => thrown,
  );
  return error instanceof MailNotSentError ? error.reason : error;
};

it.for([
  ['RCPT', '550 No such mailbox', 'rejected'],
  ['RCPT', '450 Try again later', 'delayed'],
  [END_OF_MAIL, '554 Looks like spam', 'rejected'],
  [END_OF_MAIL, '452 Disk full', 'delayed'],
  ['CONNECT', '421 Closing', 'unreachable'],
] as const)(
  'says that a mail wasn’t sent: %s %s',
  async ([command, reply, reason], { smtp, mailer }) => {
    smtp.replies.set(command, reply);
    expect(await reasonOf(mailer.send(MAIL))).toBe(reason);
    expect(smtp.mails).toEqual([]);
  },
);

it('says that a mail server can’t be reached', async ({ smtp, mailer }) => {
  smtp.replies.set('CONNECT', 'hang up');
  await expect(mailer.check()).rejects.toThrow();
  await smtp.close();
  await expect(mailer.check()).rejects.toThrow();
  expect(await reasonOf(mailer.send(MAIL))).toBe('unreachable');
});

it('doesn’t say that a mail wasn’t sent if the connection broke after it', async ({
  smtp,
  mailer,
}) => {
  smtp.replies.set(END_OF_MAIL, 'hang up');
  expect(await reasonOf(mailer.send(MAIL))).toBeInstanceOf(Error);
  expect(smtp.mails).toHaveLength(1);
});
