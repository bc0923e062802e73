import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkBoundaries } from './boundaries.mjs';

let tree: string;
beforeEach(() => {
  tree = realpathSync(mkdtempSync(join(tmpdir(), 'posedown-boundaries-')));
  for (const name of ['zod', 'drizzle-orm', 'fastify']) {
    write(`node_modules/${name}/package.json`, `{ "name": "${name}", "main": "index.js" }`);
    write(`node_modules/${name}/index.js`, 'module.exports = {};');
  }
});
afterEach(() => rmSync(tree, { recursive: true }));

function write(path: string, text: string) {
  mkdirSync(dirname(join(tree, path)), { recursive: true });
  writeFileSync(join(tree, path), text);
}

/** Writes a file for every path; one that is imported must be among them. */
function writeTree(files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) write(path, text);
}

const thing = 'export type Thing = { name: string };';
const imports = (path: string) => `import type { Thing } from '${path}';\nexport type Own = Thing;`;

const WEB = 'apps/web/src';
const SERVER = 'apps/server/src';

describe('the import rules refuse', { timeout: 30_000 }, () => {
  it.each([
    [
      'coaching-imports-nothing',
      {
        'packages/coaching/src/now.ts': "import { cpus } from 'node:os';\nexport const n = cpus();",
      },
    ],
    [
      'coaching-imports-nothing',
      { 'packages/coaching/src/shape.ts': "import { z } from 'zod';\nexport const s = z;" },
    ],
    [
      'contract-imports-zod-and-coaching',
      { 'packages/contract/src/call.ts': "import f from 'fastify';\nexport const app = f;" },
    ],
    [
      'server-and-web-never-meet',
      { [`${WEB}/lib/a.ts`]: imports('../../../server/src/b.ts'), [`${SERVER}/b.ts`]: thing },
    ],
    [
      'journeys-speak-http',
      { 'e2e/a.spec.ts': imports('../apps/server/src/b.ts'), [`${SERVER}/b.ts`]: thing },
    ],
    [
      'web-parts-know-no-feature',
      {
        [`${WEB}/ui/a.tsx`]: imports('../features/auth/b.ts'),
        [`${WEB}/features/auth/b.ts`]: thing,
      },
    ],
    [
      'web-features-stand-alone',
      { [`${WEB}/features/a/x.ts`]: imports('../b/y.ts'), [`${WEB}/features/b/y.ts`]: thing },
    ],
    [
      'server-features-by-their-index',
      { [`${SERVER}/features/a/x.ts`]: imports('../b/y.ts'), [`${SERVER}/features/b/y.ts`]: thing },
    ],
    [
      'server-assembles-features-by-their-index',
      { [`${SERVER}/app.ts`]: imports('./features/b/y.ts'), [`${SERVER}/features/b/y.ts`]: thing },
    ],
    [
      'platform-knows-no-feature',
      {
        [`${SERVER}/platform/mail/a.ts`]: imports('../../features/b/index.ts'),
        [`${SERVER}/features/b/index.ts`]: thing,
      },
    ],
    [
      'sql-in-queries-only',
      {
        [`${SERVER}/features/a/list.ts`]: "import { eq } from 'drizzle-orm';\nexport const e = eq;",
      },
    ],
    [
      'sql-in-queries-only',
      {
        [`${SERVER}/features/a/list.ts`]: imports('../../platform/db/schema/auth.ts'),
        [`${SERVER}/platform/db/schema/auth.ts`]: thing,
      },
    ],
    [
      'no-circles',
      {
        [`${SERVER}/a.ts`]: `${imports('./b.ts')}\n${thing}`,
        [`${SERVER}/b.ts`]: `${imports('./a.ts')}\n${thing}`,
      },
    ],
    [
      'no-barrels',
      { [`${WEB}/ui/a.ts`]: imports('./parts/index.ts'), [`${WEB}/ui/parts/index.ts`]: thing },
    ],
    [
      'tests-stay-out-of-the-product',
      { [`${SERVER}/a.ts`]: imports('./testing/b.ts'), [`${SERVER}/testing/b.ts`]: thing },
    ],
    ['every-import-exists', { [`${SERVER}/a.ts`]: imports('./gone.ts') }],
  ])('%s', async (rule, files) => {
    writeTree(files);
    const { violations } = await checkBoundaries(tree);
    expect(violations.map((violation) => violation.split(':')[0])).toContain(rule);
  });
});

describe('the import rules', { timeout: 30_000 }, () => {
  it('let through what the design allows', async () => {
    writeTree({
      'packages/coaching/src/index.ts': thing,
      'packages/contract/src/index.ts': `import { z } from 'zod';\n${imports('../../coaching/src/index.ts')}\nexport const s = z;`,
      [`${SERVER}/features/a/queries.ts`]:
        "import { eq } from 'drizzle-orm';\nexport const e = eq;",
      [`${SERVER}/features/a/x.ts`]: imports('../b/index.ts'),
      [`${SERVER}/features/b/index.ts`]: thing,
      [`${WEB}/app/routes/index.tsx`]: imports('../../features/home/y.ts'),
      [`${WEB}/features/home/y.ts`]: `${imports('../../lib/z.ts')}\n${thing}`,
      [`${WEB}/lib/z.ts`]: thing,
    });
    expect(await checkBoundaries(tree)).toEqual({ violations: [], read: 8, unread: [] });
  });

  it('are not kept by a tree of which nothing was read', async () => {
    mkdirSync(join(tree, 'apps'));
    expect((await checkBoundaries(tree)).unread).not.toEqual([]);
  });
});
