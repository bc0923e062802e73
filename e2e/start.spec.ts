import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from './support/test.ts';

const TEMPLATE = fileURLToPath(new URL('../apps/server/dist/database-template', import.meta.url));

test.describe('the built product', () => {
  test('serves the home page under its name', async ({ page }) => {
    const failures: string[] = [];
    page.on('pageerror', (error) => failures.push(error.message));
    const response = await page.goto('/', { waitUntil: 'networkidle' });
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(/Posedown/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(failures).toEqual([]);
  });

  test("serves the coach's name to the web", async ({ request }) => {
    const response = await request.get('/api/config');
    expect(response.status()).toBe(200);
    expect(await response.json()).toMatchObject({ coachName: 'Ali', demo: null });
  });

  test('reopens its data after it was killed', async ({ product, request }) => {
    const lock = join(product.dataDir, 'posedown.lock');
    const before = readFileSync(lock, 'utf8');
    await product.kill();
    await product.restart();
    expect(readFileSync(lock, 'utf8')).not.toBe(before);
    expect(await (await request.get('/api/health')).json()).toEqual({ status: 'ok', files: 'ok' });
  });

  test('can be started by a different user than the one who built it', () => {
    const files = readdirSync(TEMPLATE, { recursive: true, encoding: 'utf8' });
    expect(files.length).toBeGreaterThan(100);
    const isClosed = (file: string) => (statSync(join(TEMPLATE, file)).mode & 0o004) === 0;
    expect(files.filter(isClosed)).toEqual([]);
  });
});
