import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { checkClasses } from './classes.mjs';

const trees: string[] = [];
afterEach(() => {
  for (const tree of trees.splice(0)) rmSync(tree, { recursive: true });
});

function faultsOf(css: string, code: string): string[] {
  const tree = mkdtempSync(join(tmpdir(), 'posedown-classes-'));
  trees.push(tree);
  const folder = join(tree, 'apps/web/src');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'card.module.css'), css);
  writeFileSync(join(folder, 'card.tsx'), `import classes from './card.module.css';\n${code}`);
  return checkClasses(tree).faults;
}

describe('a class of a CSS module', () => {
  it('must be defined if a component reads it', () => {
    expect(faultsOf('.card { gap: 0.5rem }', 'export const a = [classes.card];')).toEqual([]);
    expect(faultsOf('.card {}', 'export const a = [classes.card, classes.title];')).toEqual([
      'apps/web/src/card.tsx: .title is not defined in ./card.module.css',
    ]);
  });

  it('must be used', () => {
    const read = 'export const a = classes.card;';
    expect(faultsOf('.card {} /* .old {} */ .card > .title:hover {}', read)).toEqual([
      'apps/web/src/card.module.css: .title is not used',
    ]);
    expect(faultsOf('.base {} .card { composes: base; }', read)).toEqual([]);
    expect(faultsOf('.left {} .right {}', 'export const a = classes[side];')).toEqual([]);
  });
});
