import { expect, it } from 'vitest';
import { checkProse, checkText } from './words.mjs';

it('flags archaic and British wording in text, attributes and templates', () => {
  const code = [
    "export const a = 'The plan was made anew.';",
    'export const b = <p title="Sign in to go on">Your colours</p>;',
    `export const c = (n: number) => \`\${n} sessions could not be saved.\`;`,
    "export const d = 'Down 2 %.';",
  ].join('\n');
  const faults = checkText('apps/web/src/a.tsx', code);
  expect(faults).toHaveLength(6);
  expect(faults[0]).toMatch(/^apps\/web\/src\/a\.tsx:1 .*anew/);
  expect(faults.join('\n')).toMatch(
    /:2 .*Sign in[\s\S]*:2 .*colours[\s\S]*:3 .*could not be saved[\s\S]*:4 .*% without/,
  );
});

it('accepts plain words, and text that only programs read', () => {
  expect(checkText('apps/a.ts', "export const a = 'We couldn’t save this set.';")).toEqual([]);
  expect(checkText('apps/a.ts', "import { anew } from 'a anew b'; const towards = 1;")).toEqual([]);
  expect(checkText('apps/a.ts', "export const a = '90% of the plan';")).toEqual([]);
  expect(checkText('apps/a.tsx', '<p className="stands here" />')).toEqual([]);
  const synonyms = "export const a = 'practise pose';";
  expect(checkText('packages/coaching/src/assistant/knowledge/a.ts', synonyms)).toEqual([]);
  expect(checkText('apps/a.ts', synonyms)).toHaveLength(1);
});

it('flags archaic wording in comments and test titles, but not in code', () => {
  const code = [
    '/**',
    ' * Stops for',
    ' * good.',
    ' */',
    "it('tells nobody', () => {",
    "  const meanwhile = 'changed_meanwhile'; // Learnt from the diary.",
    '  /* @throws `changed_meanwhile` */',
    '});',
  ].join('\n');
  const faults = checkProse('e2e/a.spec.ts', code);
  expect(faults).toHaveLength(3);
  expect(faults.join('\n')).toMatch(/:1 .*for good[\s\S]*:5 .*nobody[\s\S]*:6 .*Learnt/);
});
