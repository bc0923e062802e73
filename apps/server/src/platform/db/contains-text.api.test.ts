import { sql } from 'drizzle-orm';
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
])('finds %s by %s', async (text, part) => {
  expect(await holds(text, part)).toBe(true);
});

it('takes what stands for other characters elsewhere for itself, and finds nothing else', async () => {
  expect(await holds('100% José_', '0% jose_')).toBe(true);
  for (const part of ['%', '_', '\\', 'b']) expect(await holds('José', part)).toBe(false);
  expect(await holds('a\\b', '\\')).toBe(true);
});
