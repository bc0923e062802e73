import { expect, it } from 'vitest';
import { checkSizes } from './sizes.mjs';

const lines = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index)).join('\n');
const statements = (count: number) => lines(count, (place) => `  call(${place});`);

it('rejects a file of more than 300 lines, except data tables', () => {
  const file = lines(301, (place) => `export const n${place} = ${place};`);
  expect(checkSizes('apps/a.ts', file)).toEqual([
    'apps/a.ts has 301 lines, at most 300 are allowed.',
  ]);
  expect(
    checkSizes(
      'apps/a.css',
      lines(301, () => 'a {}'),
    ),
  ).toHaveLength(1);
  expect(checkSizes('apps/a.data.ts', file)).toEqual([]);
  expect(
    checkSizes(
      'apps/a.ts',
      lines(300, () => 'call();'),
    ),
  ).toEqual([]);
});

it('rejects a function of more than 50 lines and reports its line', () => {
  const long = `\nfunction long() {\n${statements(49)}\n}`;
  expect(checkSizes('apps/a.ts', long)).toEqual([
    'apps/a.ts:2 long has 51 lines, at most 50 are allowed.',
  ]);
  expect(checkSizes('apps/a.ts', `function fits() {\n${statements(48)}\n}`)).toEqual([]);
  expect(checkSizes('apps/a.ts', `const long = () => {\n${statements(49)}\n};`)).toHaveLength(1);
});

it('excludes markup and nested functions, which are checked separately', () => {
  const markup = `function Part() {\n  return (\n    <ul>\n${lines(60, () => '<li />')}\n    </ul>\n  );\n}`;
  expect(checkSizes('apps/part.tsx', markup)).toEqual([]);
  const inner = (count: number) => `  function inner() {\n${statements(count)}\n  }`;
  const outer = (count: number) => `function outer() {\n${inner(count)}\n${inner(40)}\n}`;
  expect(checkSizes('apps/a.ts', outer(40))).toEqual([]);
  expect(checkSizes('apps/a.ts', outer(60))).toEqual([
    'apps/a.ts:2 inner has 62 lines, at most 50 are allowed.',
  ]);
});
