import { expect, it } from 'vitest';
import { excerptOf, markWords, searchWords } from './match-words.ts';

const marked = (text: string, query: string) =>
  markWords(text, searchWords(query))
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

it('folds the words of a search', () => {
  expect(searchWords('  Crème, BRÛLÉE! ')).toEqual(['creme', 'brulee']);
  expect(searchWords('don’t')).toEqual(['dont']);
  expect(searchWords('71.4 kg')).toEqual(['71', '4', 'kg']);
  expect(searchWords('?! …')).toEqual([]);
  expect(searchWords('a b c d e f g h i j')).toHaveLength(8);
});

it('marks words that begin with a sought one, whatever their accents and case', () => {
  expect(marked('My knees hurt, left KNEE most.', 'knee')).toBe(
    'My [knees] hurt, left [KNEE] most.',
  );
  expect(marked('Crème brûlée?', 'brul cre')).toBe('[Crème] [brûlée]?');
  expect(marked('I don’t know', "don't")).toBe('I [don’t] know');
  expect(marked('Well-being', 'being')).toBe('Well-[being]');
  expect(marked('Nothing', 'thing')).toBe('Nothing');
});

it('cuts a long text around the first match', () => {
  const text = `${'word '.repeat(60)}knee\nhurts ${'word '.repeat(60)}`;
  const excerpt = excerptOf(text, ['knee'], 100);
  expect(excerpt).toMatch(/^…word .*knee hurts word.*word…$/);
  expect(excerpt.length).toBeLessThanOrEqual(102);
  expect(excerptOf('Short knee', ['knee'], 100)).toBe('Short knee');
  expect(excerptOf('x'.repeat(300), ['knee'], 100)).toBe(`${'x'.repeat(100)}…`);
});
