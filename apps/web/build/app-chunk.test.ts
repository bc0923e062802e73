import { expect, it } from 'vitest';
import { staticImportsOf } from './app-chunk.ts';

const own = (name: string) => `/apps/web/src/${name}.ts`;
const INDEX = '/packages/coaching/src/index.ts';
const ICONS = '/node_modules/@tabler/icons-react/dist/esm/tabler-icons-react.mjs';
const icon = (name: string) => `/node_modules/@tabler/icons-react/dist/esm/icons/${name}.mjs`;

function graphOf(modules: Record<string, { imports: string[]; code?: string }>) {
  return {
    getModuleInfo: (id: string) => ({
      importedIds: modules[id]?.imports ?? [],
      code: modules[id]?.code ?? null,
    }),
  };
}

it('follows imports, including cycles', () => {
  const graph = graphOf({
    [own('screen')]: { imports: [own('list')] },
    [own('list')]: { imports: [own('row')] },
    [own('row')]: { imports: [own('list')] },
  });
  expect([...staticImportsOf([own('screen')], graph)].sort()).toEqual(
    ['list', 'row', 'screen'].map(own),
  );
});

it('includes only the modules behind the names imported from an index', () => {
  const graph = graphOf({
    [own('screen')]: {
      imports: [INDEX, ICONS],
      code: 'import { limit, old as ago } from "@posedown/coaching";\nimport { IconX } from "@tabler/icons-react";',
    },
    [INDEX]: { imports: ['/limits', '/days', '/plans'] },
    '/limits': { imports: ['/units'], code: 'export const limit = 3;' },
    '/days': { imports: [], code: 'const old = 1;\nexport { old, day as other };' },
    '/plans': { imports: [], code: 'export function plan() {}' },
    [ICONS]: { imports: [icon('IconX'), icon('IconPlus')] },
  });
  expect([...staticImportsOf([own('screen')], graph)].sort()).toEqual(
    [own('screen'), '/limits', '/units', '/days', icon('IconX')].sort(),
  );
});
