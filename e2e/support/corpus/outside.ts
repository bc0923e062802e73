import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { dayFromNow } from '../days.ts';
import type { Product } from '../product.ts';
import { read } from './call.ts';
import type { Harm } from './watch.ts';

/** Cells of the coach's exports that a spreadsheet would evaluate. */
export async function findFormulas(coach: BrowserContext): Promise<Harm[]> {
  const harm: Harm[] = [];
  let texts = 0;
  for (const kind of await exportKinds(coach)) {
    const path = `/api/exports?kind=${kind}&from=${dayFromNow(-30)}&to=${dayFromNow(1)}`;
    const reply = await coach.request.get(path);
    if (!reply.ok()) throw new Error(`${path} answered ${await reply.text()}`);
    for (const cell of cellsOf(await reply.text())) {
      texts += MARK.test(cell) ? 1 : 0;
      if (/^[=+\-@\t\r]/.test(cell) && Number.isNaN(Number(cell))) {
        harm.push({ kind: 'formula', what: cell, page: path });
      }
    }
  }
  if (texts === 0) throw new Error('no export holds a text');
  return harm;
}

const MARK = /q\d+z$/;

/** The kinds of export, as the product describes them. */
async function exportKinds(coach: BrowserContext): Promise<string[]> {
  type Parameter = { name: string; schema: { enum?: string[] } };
  type Paths = Record<string, { get: { parameters: Parameter[] } }>;
  const { paths } = await read<{ paths: Paths }>(coach, '/api/docs/json');
  const kind = paths['/api/exports']?.get.parameters.find(({ name }) => name === 'kind');
  if (!kind?.schema.enum?.length) throw new Error('the exports have no kinds');
  return kind.schema.enum;
}

/** The cells of a CSV file by RFC 4180, as a spreadsheet parses them. */
const cellsOf = (csv: string): string[] =>
  [...csv.replace(/^\ufeff/, '').matchAll(/(?:^|,|\r\n)(?:"((?:[^"]|"")*)"|([^",\r\n]*))/g)].map(
    ([, quoted, bare = '']) => quoted?.replaceAll('""', '"') ?? bare,
  );

/** Emails that a mail program might interpret as more than text. */
export function findMarkupMails({ dataDir }: Product): Harm[] {
  const outbox = join(dataDir, 'outbox');
  return readdirSync(outbox)
    .map((name) => readFileSync(join(outbox, name), 'utf8').split('\n\n', 1)[0] ?? '')
    .filter((head) => !/^Content-Type: text\/plain/im.test(head) || /^(bcc|cc):/im.test(head))
    .map((head) => ({ kind: 'mail', what: head, page: outbox }));
}
