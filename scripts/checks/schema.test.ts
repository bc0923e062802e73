import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findMissingMigration } from './schema.mjs';

it('finds statements that are missing from the migrations', async () => {
  const noMigrations = mkdtempSync(join(tmpdir(), 'posedown-no-migrations-'));
  try {
    expect(await findMissingMigration(noMigrations)).toContain('CREATE TABLE "users"');
  } finally {
    rmSync(noMigrations, { recursive: true });
  }
}, 30_000);
