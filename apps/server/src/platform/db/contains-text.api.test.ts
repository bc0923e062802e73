import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { containsText } from './contains-text.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

async function holds(text: string, part: string): Promise<boolean> {
  const found = await test.db.execute<{ holds: boolean }>(
    sql`select ${containsText(sql`${text}::text`, part)} as holds`,
  );
  return (found as unknown as { rows: { holds: boolean }[] }).rows[0]?.holds === true;
}

it.each([
  ['José García', 'jose garcia'],
  ['José García', 'JOSÉ'],
  ['Jose', 'josé'],
  ['Łukasz Żółć', 'lukasz zolc'],
  ['ŁUKASZ', 'łuk'],
  ['Søren Ångström', 'soren angstrom'],
  ['Nguyễn Thị', 'nguyen thi'],
  ['Çağla Işık', 'cagla isik'],
  ['İpek', 'ipek'],
  // The mark behind its letter, as some keyboards write it.
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
])('finds %s by %s', async (text, part) => {
  expect(await holds(text, part)).toBe(true);
});

it('folds every letter as the web does', async () => {
  const letters = fc.constantFrom(
    ..."aZÉßẞæŒøŁđıİſςΣΆйЁіﬁ²Ａ’ʼ'`–−\u0301\u200b\u2069\u2800 %_\\がㅏअ",
  );
  const text = fc.array(letters, { minLength: 1, maxLength: 12 }).map((signs) => signs.join(''));
  const texts = fc.sample(text, 300);
  const rows = await test.db.execute<{ same: boolean }>(
    sql.join(
      texts.map((each) => sql`select ${containsText(sql`${each}::text`, each)} as same`),
      sql` union all `,
    ),
  );
  const found = (rows as unknown as { rows: { same: boolean }[] }).rows;
  expect(texts.filter((_text, at) => !found[at]?.same)).toEqual([]);
});

it('takes what stands for other characters elsewhere for itself, and finds nothing else', async () => {
  expect(await holds('100% José_', '0% jose_')).toBe(true);
  for (const part of ['%', '_', '\\', 'b']) expect(await holds('José', part)).toBe(false);
  expect(await holds('a\\b', '\\')).toBe(true);
});
