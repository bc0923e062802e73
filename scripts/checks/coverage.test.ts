import { expect, it } from 'vitest';
import { checkCoverage, testTitles } from './coverage.mjs';

const FILES: Record<string, string> = {
  'a.test.ts':
    "it('adds up', () => {});\n  it.each([\n    [')', 1],\n  ])('takes %s', () => {});\n",
  'b.test.ts': "it.only('adds up', () => {});",
};
const read = (path: string) => FILES[path] ?? null;

const page = (...rows: string[]) =>
  [2, 3, 4, 5, 6, 7, 8, 9]
    .map((number) => `## ${number}. Section\n\n| Statement | Proven by | Test |\n|---|---|---|\n`)
    .map((head, index) => `${head}| filler ${index} | open | not built |\n`)
    .concat(rows)
    .join('\n');

const faultsOf = (...rows: string[]) => checkCoverage(page(...rows), read).faults;

it('counts proven, changed and open statements, and finds no fault in them', () => {
  const rows = [
    '| sums | a.test.ts | adds up |',
    '| brackets | changed by product.md: all of them | a.test.ts › takes %s |',
  ];
  expect(checkCoverage(page(...rows), read)).toEqual({
    faults: [],
    counts: { proven: 1, changed: 1, open: 8, malformed: 0 },
  });
});

it('reports a missing file, an unknown title, and skipped tests', () => {
  expect(faultsOf('| sums | c.test.ts | adds up |')).toHaveLength(1);
  expect(faultsOf('| sums | a.test.ts | adds |')).toHaveLength(1);
  expect(faultsOf('| sums | changed by product.md: x | a.test.ts › adds |')).toHaveLength(1);
  expect(faultsOf('| sums | b.test.ts | adds up |')).toHaveLength(1);
});

it('reports a duplicate statement, an empty row, and a section without rows', () => {
  expect(faultsOf('| filler 0 | open | again |')).toHaveLength(1);
  expect(faultsOf('| sums | a.test.ts | |')).toHaveLength(1);
  expect(faultsOf('| stubs | changed by product.md: none is left | |')).toHaveLength(1);
  expect(checkCoverage('', read).faults).toHaveLength(8);
});

it('parses titles as written', () => {
  expect(testTitles(FILES['a.test.ts'] ?? '')).toEqual(['adds up', 'takes %s']);
  expect(testTitles("describe('a', () => {\n  test(`b c`, run);\n});")).toEqual(['b c']);
  expect(testTitles("it.for<[string]>([['a']])('takes %s', run);")).toEqual(['takes %s']);
  expect(testTitles("it('keeps \\'quotes\\'', run);")).toEqual(["keeps 'quotes'"]);
});
