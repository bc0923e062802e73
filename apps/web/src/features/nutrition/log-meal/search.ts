import { foldText } from '@posedown/coaching';

/** Minimum word length for tolerating one typo, and for two. */
const ONE_TYPO_FROM = 4;
const TWO_TYPOS_FROM = 8;

/**
 * The number of typos in a word or its prefix: 'chiken' is 1 from 'chicken'. Undefined if there
 * are too many.
 */
function countTypos(typed: string, word: string): number | undefined {
  const maxTypos = typed.length >= TWO_TYPOS_FROM ? 2 : typed.length >= ONE_TYPO_FROM ? 1 : 0;
  // The first letter is rarely wrong, and rules out most words.
  if (maxTypos === 0 || typed[0] !== word[0]) return undefined;
  const lengths = Array.from({ length: 2 * maxTypos + 1 }, (_, n) => typed.length - maxTypos + n);
  const slips = Math.min(...lengths.map((length) => distance(typed, word.slice(0, length))));
  return slips <= maxTypos ? slips : undefined;
}

/** Damerau–Levenshtein distance (optimal string alignment). */
function distance(one: string, two: string): number {
  let [older, before]: [number[], number[]] = [
    [],
    Array.from({ length: two.length + 1 }, (_, n) => n),
  ];
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row];
    for (let at = 1; at <= two.length; at += 1) {
      const isSame = one[row - 1] === two[at - 1];
      const isTransposed = one[row - 1] === two[at - 2] && one[row - 2] === two[at - 1];
      now[at] = Math.min(
        cell(now, at - 1) + 1,
        cell(before, at) + 1,
        cell(before, at - 1) + Number(!isSame),
        isTransposed ? cell(older, at - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [older, before] = [before, now];
  }
  return cell(before, two.length);
}

const cell = (row: readonly number[], at: number) => row[at] ?? Number.POSITIVE_INFINITY;

/** An item that can be found by name. */
export interface Searchable<Item> {
  item: Item;
  /** Its normalized name, its other names, and all their words. */
  plain: string;
  aliases: readonly string[];
  words: readonly string[];
  /** Breaks ties: lower comes first. */
  rank: number;
}

/** Removes diacritics, case and extra spaces: 'Crème Fraîche' becomes 'creme fraiche'. */
export function plainText(text: string): string {
  return foldText(text)
    .replaceAll(/[^\p{Letter}\p{Number}%]+/gu, ' ')
    .trim();
}

export function searchableOf<Item>(
  item: Item,
  name: string,
  rank: number,
  otherNames: readonly string[] = [],
): Searchable<Item> {
  const plain = plainText(name);
  const aliases = otherNames.map(plainText);
  return { item, plain, aliases, words: [plain, ...aliases].join(' ').split(' '), rank };
}

/** In characters; longer input only costs time. */
const LONGEST_SEARCH = 100;

const EXACT = 0;
const STARTS = 100;
const WORDS = 200;
const WITHIN = 300;
const TYPO_SCORE = 400;

/** An amount before a food: '2 eggs', '1.5 cups of rice', '100g oats'. */
const AMOUNT =
  /^\d+(?: \d+)* ?((g|kg|oz|ml|l|x|cups?|tbsp|tsp|pieces?|slices?|servings?) )?(of )?(?=\p{Letter})/u;

/**
 * The best matches, best first. Every word of the query must begin a word of the name, or at least
 * occur in it; exact names and prefixes rank first. If nothing matches, an amount before the food
 * is ignored, and then typos are tolerated.
 */
export function searchIn<Item>(
  all: readonly Searchable<Item>[],
  text: string,
  limit: number,
): Item[] {
  const query = plainText(text.slice(0, LONGEST_SEARCH));
  const food = query.replace(AMOUNT, '');
  for (const [sought, score] of [
    [query, scoreOf],
    [food, scoreOf],
    [food, typoScoreOf],
  ] as const) {
    const found = bestOf(all, sought, limit, score);
    if (found.length > 0) return found;
  }
  return [];
}

function bestOf<Item>(
  all: readonly Searchable<Item>[],
  query: string,
  limit: number,
  scoreIn: typeof scoreOf,
): Item[] {
  if (query === '') return [];
  const words = query.split(' ');
  return all
    .map((entry) => ({ entry, score: scoreIn(entry, query, words) }))
    .filter(({ score }) => score < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.score - b.score || a.entry.plain.length - b.entry.plain.length)
    .slice(0, limit)
    .map(({ entry }) => entry.item);
}

function scoreOf(entry: Searchable<unknown>, query: string, words: readonly string[]): number {
  const { plain, aliases, rank } = entry;
  if (plain === query) return EXACT + rank;
  if (plain.startsWith(query)) return STARTS + rank;
  if (aliases.some((alias) => alias.startsWith(query))) return STARTS + rank;
  if (words.every((word) => entry.words.some((own) => own.startsWith(word)))) return WORDS + rank;
  if (words.every((word) => plain.includes(word))) return WITHIN + rank;
  return Number.POSITIVE_INFINITY;
}

/** The number of typos if every word of the query begins a word of the name. */
function typoScoreOf(
  { words: own, rank }: Searchable<unknown>,
  _query: string,
  words: readonly string[],
): number {
  const slips = words.map((word) =>
    Math.min(
      ...own.map((each) =>
        each.startsWith(word) ? 0 : (countTypos(word, each) ?? Number.POSITIVE_INFINITY),
      ),
    ),
  );
  return slips.reduce((sum, each) => sum + 10 * each, TYPO_SCORE + rank);
}
