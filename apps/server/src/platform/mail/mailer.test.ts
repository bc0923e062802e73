import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readSettings } from '../../settings.ts';
import { createMailer } from './mailer.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'posedown-mail-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

it('writes a mail with intact text and links to the outbox without SMTP', async () => {
  const settings = readSettings({ DATA_DIR: dataDir });
  const mailer = createMailer(settings, () => new Date('2026-11-21T09:00:00Z'));
  const link = `https://coaching.example/set-password?token=${'x'.repeat(43)}`;
  await mailer.send({ to: 'a@test.example', subject: 'Grüße', text: `Für dich:\n\n${link}\n` });

  const outbox = join(dataDir, 'outbox');
  const [name, ...others] = readdirSync(outbox);
  expect(others).toEqual([]);
  expect(name).toMatch(/^2026-11-21T09-00-00\.000Z-.*\.eml$/);
  const mail = readFileSync(join(outbox, name ?? ''), 'utf8');
  expect(mail).toContain('To: a@test.example\n');
  expect(mail).toContain('Content-Transfer-Encoding: 8bit\n');
  expect(mail).toContain('Date: Sat, 21 Nov 2026 09:00:00 +0000\n');
  expect(mail.split('\n\n').slice(1).join('\n\n')).toBe(`Für dich:\n\n${link}\n`);
});
