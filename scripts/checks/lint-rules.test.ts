import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { inRoot } from '../lib/root.mjs';
import { capture } from '../lib/run.mjs';

const useQuery =
  "import { useQuery } from '@tanstack/react-query';\n\nexport const useIt = () => useQuery({ queryKey: ['it'] });\n";

const REFUSED = [
  ['a call past the api client', 'apps/web/src/ui/a.ts', "export const a = () => fetch('/a');"],
  ['one by way of window', 'apps/web/src/ui/b.ts', "export const a = () => window.fetch('/a');"],
  ['a query outside api.ts', 'apps/web/src/features/x/screen.tsx', useQuery],
  [
    'a lock past the write path',
    'apps/server/src/features/x/write.ts',
    "export { lockPerson } from '../athletes/index.ts';",
  ],
  [
    'a refresh past the write path',
    'apps/server/src/features/x/y/write.ts',
    "import { refreshRosterEntry } from '../../athletes/index.ts';\n\nexport const a = refreshRosterEntry;",
  ],
  ['chance in the maths', 'packages/coaching/src/a.ts', 'export const a = Math.random();'],
  ['a clock in the maths', 'packages/coaching/src/b.ts', 'export const a = new Date();'],
  ['a setting in the maths', 'packages/coaching/src/c.ts', 'export const a = process.env.A;'],
] as const;

const ACCEPTED = [
  ['the api client', 'apps/web/src/lib/api-client.ts', "export const a = () => fetch('/a');"],
  ['a query in api.ts', 'apps/web/src/features/x/api.ts', useQuery],
  [
    'the write path',
    'apps/server/src/features/x/good.ts',
    "import { writeForAthlete } from '../athletes/index.ts';\n\nexport const a = writeForAthlete;",
  ],
  ['a day in the maths', 'packages/coaching/src/d.ts', 'export const a = new Date(0);'],
] as const;

/**
 * Lints files with the project's rules as if they had these paths.
 * @returns the findings by path
 */
async function lint(files: readonly (readonly [string, string, string])[]) {
  const tree = mkdtempSync(join(tmpdir(), 'posedown-lint-'));
  try {
    for (const file of ['biome.json', 'scripts/checks/lint']) {
      cpSync(inRoot(file), join(tree, file), { recursive: true });
    }
    for (const [, path, text] of files) {
      mkdirSync(dirname(join(tree, path)), { recursive: true });
      writeFileSync(join(tree, path), text);
    }
    const { output } = await capture(process.execPath, [
      inRoot('node_modules/@biomejs/biome/bin/biome'),
      ...['lint', '--vcs-enabled=false', '--max-diagnostics=none', '--config-path', tree],
      ...['apps', 'packages'].map((folder) => join(tree, folder)),
    ]);
    expect(output).toContain(`Checked ${files.length} files`);
    // Each diagnostic starts with its location.
    const diagnostics = output.split(/^(?=\S+:\d+:\d+ )/m);
    return new Map(
      files.map(([, path]) => [
        path,
        diagnostics.filter((one) => one.split(':', 1)[0]?.endsWith(path)),
      ]),
    );
  } finally {
    rmSync(tree, { recursive: true });
  }
}

let findings: Map<string, string[]>;
beforeAll(async () => {
  findings = await lint([...REFUSED, ...ACCEPTED]);
}, 30_000);

describe('the lint rules reject', () => {
  it.each(REFUSED)('%s', (_case, path) => {
    expect(findings.get(path)?.join()).toMatch(
      /lib\/api-client|the feature's api\.ts|writeForAthlete|The maths knows no/,
    );
  });
});

describe('the lint rules accept', () => {
  it.each(ACCEPTED)('%s', (_case, path) => {
    expect(findings.get(path)).toEqual([]);
  });
});
