import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../lib/root.mjs';
import { capture } from '../lib/run.mjs';

/** Lints one file under the project's own rules, as if it lay at that path. */
async function lint(path: string, text: string) {
  const tree = mkdtempSync(join(tmpdir(), 'posedown-lint-'));
  try {
    for (const file of ['biome.json', 'scripts/checks/lint']) {
      cpSync(inRoot(file), join(tree, file), { recursive: true });
    }
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), text);
    return await capture(process.execPath, [
      inRoot('node_modules/@biomejs/biome/bin/biome'),
      ...['lint', '--vcs-enabled=false', '--config-path', tree, join(tree, path)],
    ]);
  } finally {
    rmSync(tree, { recursive: true });
  }
}

const useQuery =
  "import { useQuery } from '@tanstack/react-query';\n\nexport const useIt = () => useQuery({ queryKey: ['it'] });\n";

describe('the lint rules refuse', { timeout: 30_000 }, () => {
  it.each([
    ['a call past the api client', 'apps/web/src/ui/a.ts', "export const a = () => fetch('/a');"],
    ['one by way of window', 'apps/web/src/ui/a.ts', "export const a = () => window.fetch('/a');"],
    ['a query outside api.ts', 'apps/web/src/features/x/screen.tsx', useQuery],
    ['chance in the maths', 'packages/coaching/src/a.ts', 'export const a = Math.random();'],
    ['a clock in the maths', 'packages/coaching/src/a.ts', 'export const a = new Date();'],
    ['a setting in the maths', 'packages/coaching/src/a.ts', 'export const a = process.env.A;'],
  ])('%s', async (_case, path, text) => {
    const { code, output } = await lint(path, text);
    expect(code).toBe(1);
    expect(output).toMatch(/lib\/api-client|the feature's api\.ts|The maths knows no/);
  });
});

describe('the lint rules let through', { timeout: 30_000 }, () => {
  it.each([
    ['the api client', 'apps/web/src/lib/api-client.ts', "export const a = () => fetch('/a');"],
    ['a query in api.ts', 'apps/web/src/features/x/api.ts', useQuery],
    ['a day in the maths', 'packages/coaching/src/a.ts', 'export const a = new Date(0);'],
  ])('%s', async (_case, path, text) => {
    expect(await lint(path, text)).toMatchObject({ code: 0 });
  });
});
