import { defineConfig } from '@playwright/test';
import { CHROMIUM } from './support/chromium.ts';

export default defineConfig({
  testDir: '.',
  globalSetup: './support/prepared-products.ts',
  outputDir: '../test-results',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // No performance checks here (see the benchmarks): a busy machine may respond slowly.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  // A report for machines (at PLAYWRIGHT_JSON_OUTPUT_FILE), and a list of failures for people.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['dot'], ['json']] : [['list']],
  use: {
    browserName: 'chromium',
    headless: true,
    launchOptions: CHROMIUM,
    trace: 'off',
    // Each test would download the product's offline cache again; only one test enables it.
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
  },
});
