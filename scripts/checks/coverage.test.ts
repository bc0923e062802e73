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

it('counts what is proven, changed and open, and finds no fault in it', () => {
  const rows = [
    '| sums | a.test.ts | adds up |',
    '| brackets | changed by product.md: all of them | a.test.ts › takes %s |',
  ];
  expect(checkCoverage(page(...rows), read)).toEqual({
    faults: [],
    counts: { proven: 1, changed: 1, open: 8, malformed: 0 },
  });
});

it('finds a file that is not there, a title that no test bears, and tests that are left out', () => {
  expect(faultsOf('| sums | c.test.ts | adds up |')).toHaveLength(1);
  expect(faultsOf('| sums | a.test.ts | adds |')).toHaveLength(1);
  expect(faultsOf('| sums | changed by product.md: x | a.test.ts › adds |')).toHaveLength(1);
  expect(faultsOf('| sums | b.test.ts | adds up |')).toHaveLength(1);
});

it('finds a statement that is listed twice, a line that says nothing, and a section without lines', () => {
  expect(faultsOf('| filler 0 | open | again |')).toHaveLength(1);
  expect(faultsOf('| sums | a.test.ts | |')).toHaveLength(1);
  expect(faultsOf('| stubs | changed by product.md: none is left | |')).toHaveLength(1);
  expect(checkCoverage('', read).faults).toHaveLength(8);
});

it('reads titles as they are written', () => {
  expect(testTitles(FILES['a.test.ts'] ?? '')).toEqual(['adds up', 'takes %s']);
  expect(testTitles("describe('a', () => {\n  test(`b c`, run);\n});")).toEqual(['b c']);
  expect(testTitles("it('keeps \\'quotes\\'', run);")).toEqual(["keeps 'quotes'"]);
});
