import { isMeant, plainText, topicWords } from './words.ts';

/** Something that can be asked. */
export interface Askable {
  id: string;
  /** The question that it answers, as a person would ask it. */
  title: string;
  /** Other ways to ask, as their key words. */
  ask: readonly string[];
  /**
   * Whether a question, in plain lower-case words, can mean it at all, for topics that share words with other
   * questions. All can by default.
   */
  fits?(plain: string): boolean;
  /** Whether a question can mean nothing else, for topics with more names than a phrase list can contain. */
  isMeantBy?(plain: string): boolean;
}

export interface Ranked<Item> {
  item: Item;
  /** 0–1: how well the words of the question and of the topic cover each other. */
  score: number;
}

/** What a phrase's own words count against the words of the question. [our choice] */
const OWN_SHARE = 0.7;
/** One word alone says little: the rest of the question has to agree. [our choice] */
const LONE_WORD_SHARE = 0.45;
/** A word of the question that no topic knows says that something else is meant. [our choice] */
const UNKNOWN_WEIGHT = 1.6;

interface Prepared<Item> {
  item: Item;
  phrases: string[][];
  /** Phrases that match even though they consist of small words: 'what can you do'. */
  verbatim: Set<string>;
}

/** Ranks topics by the words they share with a question; rare words count for more. */
export class TopicIndex<Item extends Askable> {
  readonly #items: Prepared<Item>[];
  readonly #spread = new Map<string, number>();

  constructor(items: readonly Item[]) {
    this.#items = items.map((item) => ({
      item,
      phrases: [item.title, ...item.ask].map((phrase) => [...new Set(topicWords(phrase))]),
      verbatim: new Set([item.title, ...item.ask].map(plainText)),
    }));
    for (const { phrases } of this.#items) {
      for (const word of new Set(phrases.flat())) {
        this.#spread.set(word, (this.#spread.get(word) ?? 0) + 1);
      }
    }
  }

  /** The topics that share any word with the question, the nearest first. */
  rank(question: string): Ranked<Item>[] {
    const words = [...new Set(topicWords(question).map((word) => this.#known(word)))];
    const asked = this.#weightOf(words);
    const plain = plainText(question);
    return this.#items
      .filter(({ item }) => item.fits?.(plain) ?? true)
      .map(({ item, phrases, verbatim }) => ({
        item,
        score:
          verbatim.has(plain) || item.isMeantBy?.(plain)
            ? 1
            : Math.max(0, ...phrases.map((phrase) => this.#score(phrase, words, asked))),
      }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score || a.item.id.localeCompare(b.item.id));
  }

  #score(phrase: string[], words: string[], asked: number): number {
    const shared = this.#weightOf(phrase.filter((word) => words.includes(word)));
    const own = this.#weightOf(phrase);
    if (shared === 0) return 0;
    const ownShare = phrase.length === 1 ? LONE_WORD_SHARE : OWN_SHARE;
    return ownShare * (shared / own) + (1 - ownShare) * (shared / asked);
  }

  /** The word that was meant, where it was typed wrong. */
  #known(word: string): string {
    if (this.#spread.has(word)) return word;
    for (const known of this.#spread.keys()) if (isMeant(word, known)) return known;
    return word;
  }

  #weightOf(words: readonly string[]): number {
    return words.reduce((sum, word) => {
      const spread = this.#spread.get(word);
      return sum + (spread ? 1 / Math.sqrt(spread) : UNKNOWN_WEIGHT);
    }, 0);
  }
}
