import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect } from 'vitest';
import { serverTest } from '../../testing/fixtures.ts';
import { containsText } from './contains-text.ts';

const it = serverTest.extend('api', ({ server }) => {
  async function contains(text: string, part: string): Promise<boolean> {
    const found = await server.db.execute<{ holds: boolean }>(
      sql`select ${containsText(sql`${text}::text`, part)} as holds`,
    );
    return (found as unknown as { rows: { holds: boolean }[] }).rows[0]?.holds === true;
  }
  return { contains };
});

it.for<[string, string]>([
  ['José García', 'jose garcia'],
  ['José García', 'JOSÉ'],
  ['Jose', 'josé'],
  ['Łukasz Żółć', 'lukasz zolc'],
  ['ŁUKASZ', 'łuk'],
  ['Søren Ångström', 'soren angstrom'],
  ['Nguyễn Thị', 'nguyen thi'],
  ['Çağla Işık', 'cagla isik'],
  ['İpek', 'ipek'],
  // The accent after its letter, as some keyboards type it.
  ['Jose\u0301', 'josé'],
  ['José', 'jose\u0301'],
  ['Đorđe Štrauß', 'dorde straus'],
  ['Наталья', 'НАТА'],
  ['O’Neil', "o'neil"],
  ["Shaquille O'Neal", 'oneal'],
  ['Weiß', 'WEISS'],
  ['Kjær', 'kjaer'],
  ['Griﬃn', 'griffin'],
  ['ＭＩＡ', 'mia'],
  ['Ελένη', 'ΕΛΕΝΗ'],
])('finds %s by %s', async ([text, part], { api }) => {
  expect(await api.contains(text, part)).toBe(true);
});

it('folds every letter like the web app does', async ({ server }) => {
  const letters = fc.constantFrom(
    ..."aZÉßẞæŒøŁđıİſςΣΆйЁіﬁ²Ａ’ʼ'`–−\u0301\u200b\u2069\u2800%_\\がㅏअ",
  );
  const text = fc.array(letters, { minLength: 1, maxLength: 12 }).map((signs) => signs.join(''));
  const texts = fc.sample(text, 300);
  const rows = await server.db.execute<{ same: boolean }>(
    sql.join(
      texts.map((each) => sql`select ${containsText(sql`${each}::text`, each)} as same`),
      sql` union all `,
    ),
  );
  const found = (rows as unknown as { rows: { same: boolean }[] }).rows;
  expect(texts.filter((_text, at) => !found[at]?.same)).toEqual([]);
});

it('treats wildcards literally', async ({ api }) => {
  expect(await api.contains('100% José_', '0% jose_')).toBe(true);
  for (const part of ['%', '_', '\\', 'b']) expect(await api.contains('José', part)).toBe(false);
  expect(await api.contains('a\\b', '\\')).toBe(true);
});
