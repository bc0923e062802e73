import { expect, it } from 'vitest';
import { neededBy } from './dashboard-chunk.ts';

const own = (name: string) => `/apps/web/src/${name}.ts`;

it('follows our own imports, also where they go in circles, and no package', () => {
  const imports: Record<string, string[]> = {
    [own('screen')]: [own('list'), '/node_modules/react/index.js'],
    [own('list')]: [own('row')],
    [own('row')]: [own('list')],
  };
  const graph = { getModuleInfo: (id: string) => ({ importedIds: imports[id] ?? [] }) };
  expect([...neededBy([own('screen')], graph)].sort()).toEqual(['list', 'row', 'screen'].map(own));
});
