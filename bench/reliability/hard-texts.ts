import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { seededRandom } from '../../packages/coaching/src/index.ts';

const RULES = ['assistant', 'safety'].map((folder) =>
  fileURLToPath(new URL(`../../packages/coaching/src/${folder}/`, import.meta.url)),
);
const SEPARATORS = [' ', ', ', ',', '; ', ' and ', '. ', '\n'];
const SEED = 'texts';
/** Longer than most that is allowed: drawn once. */
const USUAL_LENGTH = 8000;

/** A text of any length. */
export interface HardText {
  name: string;
  ofLength(length: number): string;
}

/** Every word in the files of the rules: their tables, and what their patterns look for. */
function wordsOfRules(): string[] {
  const texts = RULES.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => readFileSync(`${folder}${name}`, 'utf8')),
  );
  return [
    ...new Set(
      texts
        .join('\n')
        .toLowerCase()
        .match(/[a-z]{2,}/g),
    ),
  ].sort();
}

const again = (unit: string): HardText => ({
  name: JSON.stringify(unit),
  ofLength: (length) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length),
});

/**
 * Texts made of the rules' own words: single ones, pairs and triples again and again with what may stand between, typing
 * errors of them, runs of one sign, and words drawn at random.
 */
export function hardTexts(counts: { units: number; random: number }): HardText[] {
  const words = wordsOfRules();
  const random = seededRandom(SEED);
  const signs = ['a', '1', '1,', '1 ', '.', ',', '-', ' - ', 'é', '漢', 'no ', 'not a '].map(again);
  const units = Array.from({ length: counts.units }, (_, place) => {
    const unit = Array.from({ length: 1 + (place % 3) }, () => random.pick(words));
    if (place % 4 === 3) unit.push(misspelt(random.pick(words)));
    return again(`${unit.join(random.pick([' ', ' or ', ' no ']))}${random.pick(SEPARATORS)}`);
  });
  const drawn = Array.from({ length: counts.random }, (_, place) => {
    const seed = `${SEED} ${place}`;
    const usual = draw(words, seed, USUAL_LENGTH);
    return {
      name: `drawn ${place}`,
      ofLength: (length: number) =>
        length <= USUAL_LENGTH ? usual.slice(0, length) : draw(words, seed, length),
    };
  });
  return [...signs, ...units, ...drawn];
}

/** One letter too many, which the rules forgive in longer words. */
const misspelt = (word: string) => `${word.slice(0, 3)}${word.slice(2)}`;

function draw(words: readonly string[], seed: string, length: number): string {
  const random = seededRandom(seed);
  let text = '';
  while (text.length < length) text += `${random.pick(words)}${random.pick(SEPARATORS)}`;
  return text.slice(0, length);
}
