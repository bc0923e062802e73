import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { seededRandom } from '../../../packages/coaching/src/index.ts';

type Random = ReturnType<typeof seededRandom>;

const SOURCES = fileURLToPath(new URL('../../../packages/coaching/src/', import.meta.url));
/** The rules that analyze text, with the knowledge they answer from. */
const RULES = ['assistant', 'safety'];
/** Word lists that texts are matched against: supplements, foods, exercises, folded letters. */
const LISTS = ['supplements', 'foods', 'exercises', 'meals', 'words'];
const SEPARATORS = [' ', ', ', ',', '; ', ' and ', '. ', '\n'];
const JOINS = [' ', ' or ', ' no '];
const CHARACTERS = ['a', '1', '1,', '1 ', '.', ',', '-', ' - ', 'é', 'ß', '漢', 'no ', 'not a '];
const SEED = 'texts';
/** Longer than most limits, so that one generated text covers all shorter lengths. */
const USUAL_LENGTH = 8000;

/** A text that can have any length. */
export interface HardText {
  name: string;
  ofLength(length: number): string;
}

interface Vocabulary {
  rules: readonly string[];
  lists: readonly string[];
  /** Texts from the rules' tests, as people write them. */
  sentences: readonly string[];
}

function filesIn(folders: readonly string[]): { path: string; text: string }[] {
  return folders.flatMap((folder) =>
    readdirSync(`${SOURCES}${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .sort()
      .map((name) => `${folder}/${name}`)
      .map((path) => ({ path, text: readFileSync(`${SOURCES}${path}`, 'utf8') })),
  );
}

const isTest = ({ path }: { path: string }) =>
  path.endsWith('.test.ts') || path.includes('/testing/');

/** Every word in these texts, in any language. */
const wordsIn = (files: readonly { text: string }[]) => [
  ...new Set(
    files.flatMap(({ text }) => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]{2,}/gu) ?? []),
  ),
];

function readVocabulary(): Vocabulary {
  const rules = filesIn(RULES);
  const sentences = rules
    .filter(isTest)
    .flatMap(({ text }) => [...text.matchAll(/'([^'\n]{8,200})'/g)].map(([, said = '']) => said))
    .filter((text) => text.includes(' '));
  return {
    rules: wordsIn(rules.filter((file) => !isTest(file))),
    lists: wordsIn(filesIn(LISTS).filter((file) => !isTest(file))),
    sentences: [...new Set(sentences)],
  };
}

const repeated = (unit: string): HardText => ({
  name: JSON.stringify(unit),
  ofLength: (length) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length),
});

/** Drops one letter, a typo that the rules allow in longer words. */
const misspelled = (word: string) => `${word.slice(0, 3)}${word.slice(2)}`;

const ACCENTED: Readonly<Record<string, string>> = {
  a: 'ä',
  c: 'ç',
  e: 'é',
  n: 'ñ',
  o: 'ö',
  u: 'ü',
};
/** Variants as in other languages, or as capitalized by a phone. */
const accented = (word: string) =>
  word
    .replace(/ss/g, 'ß')
    .replace(/[acenou]/g, (letter) => ACCENTED[letter] ?? letter)
    .toUpperCase();

/** Three in five words are from the rules. */
function pickWord({ rules, lists }: Vocabulary, random: Random): string {
  const word = random.pick(random.pick([rules, rules, rules, lists, lists]));
  const change = random.pick([
    'none',
    'none',
    'none',
    'none',
    'none',
    'none',
    'misspell',
    'accent',
  ]);
  if (change === 'misspell') return misspelled(word);
  return change === 'accent' ? accented(word) : word;
}

/** One to three words or a whole sentence, and a separator. */
function pickUnit(vocabulary: Vocabulary, random: Random, index: number): string {
  const size = index % 4;
  const unit =
    size === 3
      ? random.pick(vocabulary.sentences)
      : Array.from({ length: size + 1 }, () => pickWord(vocabulary, random)).join(
          random.pick(JOINS),
        );
  return `${unit}${random.pick(SEPARATORS)}`;
}

function draw(vocabulary: Vocabulary, seed: string, length: number): string {
  const random = seededRandom(seed);
  const parts: string[] = [];
  for (let drawn = 0; drawn < length; ) {
    const part = `${pickWord(vocabulary, random)}${random.pick(SEPARATORS)}`;
    parts.push(part);
    drawn += part.length;
  }
  return parts.join('').slice(0, length);
}

/**
 * Texts from the rules' vocabulary: words, pairs, triples and sentences repeated with every separator, some
 * misspelled or accented; runs of one character; and random words.
 */
export function hardTexts(counts: { units: number; random: number }): HardText[] {
  const vocabulary = readVocabulary();
  const random = seededRandom(SEED);
  const units = Array.from({ length: counts.units }, (_, index) =>
    repeated(pickUnit(vocabulary, random, index)),
  );
  const drawn = Array.from({ length: counts.random }, (_, index) => {
    const seed = `${SEED} ${index}`;
    let usual: string | undefined;
    return {
      name: `drawn ${index}`,
      ofLength(length: number) {
        if (length > USUAL_LENGTH) return draw(vocabulary, seed, length);
        usual ??= draw(vocabulary, seed, USUAL_LENGTH);
        return usual.slice(0, length);
      },
    };
  });
  return [...CHARACTERS.map(repeated), ...units, ...drawn];
}
