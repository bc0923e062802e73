import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Settings } from '../../settings.ts';
import { explainFailure } from './mail-not-sent.ts';
import { ABOUT_HEADER, outboxDir } from './outbox.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The account the mail is about. The mail is deleted with it. */
  aboutId?: string;
}

export interface Mailer {
  /** Rejects if the mail server can't be reached or doesn't let us log in. */
  check(): Promise<void>;
  /**
   * Delivers the mail. Rejects if that fails, with a MailNotSentError if the mail certainly wasn't sent.
   */
  send(mail: Mail): Promise<void>;
}

/** Less than the time a stopping server has, so that it knows whether its last mail was sent. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 15_000 };

/** Sends mail by SMTP if configured, or else writes files to `DATA_DIR/outbox`. */
export function createMailer(settings: Settings, now: () => Date): Mailer {
  const from = { name: 'Posedown', address: settings.coachEmail };
  const { smtpUrl } = settings;
  if (smtpUrl) {
    const transport = createTransport({ ...TIMEOUTS, url: smtpUrl });
    return {
      async check() {
        await transport.verify();
      },
      async send({ aboutId: _aboutId, ...mail }) {
        await transport.sendMail({ from, ...mail }).catch((error: unknown) => {
          throw explainFailure(error);
        });
      },
    };
  }
  const outbox = outboxDir(settings);
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    check: () => Promise.resolve(),
    async send(mail) {
      const { text, aboutId, ...envelope } = mail;
      const headers = aboutId ? { [ABOUT_HEADER]: aboutId } : {};
      const whole = { from, date: now(), ...envelope, headers, text: '' };
      const { message } = await writer.sendMail(whole);
      await mkdir(outbox, { recursive: true, mode: 0o700 });
      const name = `${now().toISOString().replaceAll(':', '-')}-${randomUUID()}`;
      const path = join(outbox, `${name}.eml`);
      // Written under another name first, so that a reader never sees half a mail.
      await writeFile(`${path}.part`, withPlainText(String(message), text), { mode: 0o600 });
      await rename(`${path}.part`, path);
    },
  };
}

const PLAIN_TEXT = 'Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: 8bit';

/** Appends the text unencoded, so that long links can be copied from it. */
function withPlainText(headers: string, text: string): string {
  const plain = headers.replace(/^Content-Type: .*$/m, PLAIN_TEXT);
  return `${plain.trimEnd()}\n\n${text}`;
}
