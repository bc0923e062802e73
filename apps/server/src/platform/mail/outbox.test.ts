import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readSettings, type Settings } from '../../settings.ts';
import { createMailer } from './mailer.ts';
import { outboxDir, pruneOutbox, removeMailsTo } from './outbox.ts';

const ANA = '019aa000-0000-7000-8000-000000000001';
const at = (day: string) => new Date(`${day}T09:00:00Z`);

let settings: Settings;
beforeEach(() => {
  settings = readSettings({ DATA_DIR: mkdtempSync(join(tmpdir(), 'posedown-outbox-')) });
});
afterEach(() => rmSync(settings.dataDir, { recursive: true }));

const write = (day: string, mail: { to: string; text: string; aboutId?: string }) =>
  createMailer(settings, () => at(day)).send({ subject: 'Hello', ...mail });

const texts = () =>
  readdirSync(outboxDir(settings))
    .sort()
    .map((name) => readFileSync(join(outboxDir(settings), name), 'utf8').split('\n\n')[1]);

it('removes the mails to an address in any spelling', async () => {
  await write('2026-11-01', { to: 'Ana@Bücher.example', text: 'one' });
  await write('2026-11-02', { to: 'ben@xn--bcher-kva.example', text: 'two' });
  await removeMailsTo(settings, 'ana@xn--bcher-kva.example');
  expect(texts()).toEqual(['two']);
});

it('removes old mails, and mails about deleted accounts', async () => {
  await write('2026-10-01', { to: 'ben@test.example', text: 'old' });
  await write('2026-11-20', { to: 'ben@test.example', text: 'about Ana', aboutId: ANA });
  await write('2026-11-20', { to: 'ben@test.example', text: 'new' });
  await pruneOutbox(settings, new Set([ANA]), at('2026-11-21'));
  expect(texts()).toEqual(['new']);
});

it('does nothing if no mail was ever written', async () => {
  await pruneOutbox(settings, new Set(), at('2026-11-21'));
  await removeMailsTo(settings, 'ana@test.example');
});
