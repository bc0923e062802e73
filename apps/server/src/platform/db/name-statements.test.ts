import { expect, it } from 'vitest';
import { createStatementNames } from './name-statements.ts';

it('names a statement from its second use on, always with the same name', () => {
  const nameOf = createStatementNames();
  expect(nameOf('select $1')).toBeUndefined();
  const name = nameOf('select $1');
  expect(name).toBeDefined();
  expect(nameOf('select $1')).toBe(name);
});

it('gives different statements different names', () => {
  const nameOf = createStatementNames();
  const [first, second] = ['select $1', 'select $2'].map((text) => [nameOf(text), nameOf(text)][1]);
  expect(first).not.toBe(second);
});

it('leaves statements unnamed once the limit is reached', () => {
  const nameOf = createStatementNames(2);
  const named = Array.from({ length: 10 }, (_, number) => {
    nameOf(`select $1 + ${number}`);
    return nameOf(`select $1 + ${number}`);
  });
  expect(named.filter((name) => name !== undefined)).toHaveLength(2);
  expect(nameOf('select $1 + 0')).toBe(named[0]);
});

it('never names a very long statement', () => {
  const nameOf = createStatementNames();
  const text = `select ${'$1, '.repeat(5000)} $1`;
  nameOf(text);
  expect(nameOf(text)).toBeUndefined();
});
