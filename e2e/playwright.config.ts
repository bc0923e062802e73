import { defineConfig } from '@playwright/test';
import { CHROMIUM } from './support/chromium.ts';

export default defineConfig({
  testDir: '.',
  globalSetup: './support/begun.ts',
  outputDir: '../test-results',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Nothing is timed here (speed is the bench's): a busy machine may take its time to show what is waited for.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  // Beside a report for machines (its place is said by PLAYWRIGHT_JSON_OUTPUT_FILE) people read what failed only.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['dot'], ['json']] : [['list']],
  use: {
    browserName: 'chromium',
    headless: true,
    launchOptions: CHROMIUM,
    trace: 'off',
    // What the product keeps for a day without a network would be fetched anew for each test; one lets it.
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
  },
});
