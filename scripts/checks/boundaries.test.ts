import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { checkBoundaries } from './boundaries.mjs';

/** Creates a folder with the project's structure and these files, which must include everything they import. */
function createTree(files: Record<string, string>): string {
  const tree = realpathSync(mkdtempSync(join(tmpdir(), 'posedown-boundaries-')));
  const all = { ...files };
  for (const name of ['zod', 'drizzle-orm', 'fastify']) {
    all[`node_modules/${name}/package.json`] = `{ "name": "${name}", "main": "index.js" }`;
    all[`node_modules/${name}/index.js`] = 'module.exports = {};';
  }
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), text);
  }
  return tree;
}

async function check(files: Record<string, string>) {
  const tree = createTree(files);
  try {
    return await checkBoundaries(tree);
  } finally {
    rmSync(tree, { recursive: true });
  }
}

const thing = 'export type Thing = { name: string };';
const imports = (path: string) => `import type { Thing } from '${path}';\nexport type Own = Thing;`;

const WEB = 'apps/web/src';
const SERVER = 'apps/server/src';

/** Files rejected by each rule; the first file of each violates it. */
const REJECTED: [rule: string, files: Record<string, string>][] = [
  [
    'coaching-imports-nothing',
    { 'packages/coaching/src/now.ts': "import { cpus } from 'node:os';\nexport const n = cpus();" },
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
    { [`${WEB}/lib/met.ts`]: imports('../../../server/src/met.ts'), [`${SERVER}/met.ts`]: thing },
  ],
  [
    'journeys-speak-http',
    { 'e2e/a.spec.ts': imports('../apps/server/src/seen.ts'), [`${SERVER}/seen.ts`]: thing },
  ],
  [
    'web-parts-know-no-feature',
    {
      [`${WEB}/ui/part.tsx`]: imports('../features/auth/known.ts'),
      [`${WEB}/features/auth/known.ts`]: thing,
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
    { [`${SERVER}/app.ts`]: imports('./features/b/z.ts'), [`${SERVER}/features/b/z.ts`]: thing },
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
    { [`${SERVER}/features/a/list.ts`]: "import { eq } from 'drizzle-orm';\nexport const e = eq;" },
  ],
  [
    'sql-in-queries-only',
    {
      [`${SERVER}/features/a/show.ts`]: imports('../../platform/db/schema/auth.ts'),
      [`${SERVER}/platform/db/schema/auth.ts`]: thing,
    },
  ],
  [
    'no-circles',
    {
      [`${SERVER}/one.ts`]: `${imports('./two.ts')}\n${thing}`,
      [`${SERVER}/two.ts`]: `${imports('./one.ts')}\n${thing}`,
    },
  ],
  [
    'no-barrels',
    { [`${WEB}/ui/all.ts`]: imports('./parts/index.ts'), [`${WEB}/ui/parts/index.ts`]: thing },
  ],
  [
    'tests-stay-out-of-the-product',
    { [`${SERVER}/shipped.ts`]: imports('./testing/b.ts'), [`${SERVER}/testing/b.ts`]: thing },
  ],
  ['every-import-exists', { [`${SERVER}/lost.ts`]: imports('./gone.ts') }],
];

describe('the import rules reject', () => {
  let violations: string[];
  // All cases share one tree, since analyzing one takes seconds.
  beforeAll(async () => {
    const files = Object.assign({}, ...REJECTED.map(([, of]) => of));
    expect(Object.keys(files)).toHaveLength(REJECTED.flatMap(([, of]) => Object.keys(of)).length);
    violations = (await check(files)).violations;
  }, 30_000);

  it.each(REJECTED)('%s', (rule, files) => {
    // A cycle is reported once, for either of its files.
    const breakers = rule === 'no-circles' ? Object.keys(files) : Object.keys(files).slice(0, 1);
    const expected = breakers.map((file) => `${rule}: ${file} must not import `);
    expect(violations.filter((one) => expected.some((words) => one.startsWith(words)))).not.toEqual(
      [],
    );
  });
});

describe('the import rules', { timeout: 30_000 }, () => {
  it('allow what the design permits', async () => {
    const found = await check({
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
    expect(found).toEqual({ violations: [], read: 8, unread: [] });
  });

  it('fail if no file was analyzed', async () => {
    const tree = createTree({});
    onTestFinished(() => rmSync(tree, { recursive: true }));
    mkdirSync(join(tree, 'apps'));
    expect((await checkBoundaries(tree)).unread).not.toEqual([]);
  });
});
