import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { checkTables } from './tables.mjs';

const trees: string[] = [];
afterEach(() => {
  for (const tree of trees.splice(0)) rmSync(tree, { recursive: true });
});

function treeWith(files: Record<string, string>): string {
  const tree = mkdtempSync(join(tmpdir(), 'posedown-tables-'));
  trees.push(tree);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), text);
  }
  return tree;
}

const SCHEMA = {
  'apps/server/src/platform/db/schema/posing.ts': "export const poses = pgTable('poses', {});",
};
const QUERIES = 'apps/server/src/features/cardio/queries.ts';

describe('the owner of a table', () => {
  it.each(['insert', 'update', 'delete'])('is the only feature that may %s its rows', (verb) => {
    const write = `export const write = (tx) => tx.${verb}(poses);`;
    expect(checkTables(treeWith({ ...SCHEMA, [QUERIES]: write })).foreign).toEqual([
      `cardio writes poses, which belongs to posing: ${QUERIES}`,
    ]);
    const own = { ...SCHEMA, 'apps/server/src/features/posing/queries.ts': write };
    expect(checkTables(treeWith(own)).foreign).toEqual([]);
  });

  it('allows others to read', () => {
    const read = 'export const read = (db) => db.select().from(poses);';
    expect(checkTables(treeWith({ ...SCHEMA, [QUERIES]: read })).foreign).toEqual([]);
  });

  it('fails if no table is found', () => {
    const emptySchema = { 'apps/server/src/platform/db/schema/posing.ts': '' };
    expect(() => checkTables(treeWith(emptySchema))).toThrow('No table');
  });
});
