import { isSameWord, plainText, topicWords } from './words.ts';

/** A topic with its phrasings. */
export interface Askable {
  id: string;
  /** The question it answers, as a person would ask it. */
  title: string;
  /** Other phrasings, as keywords. */
  ask: readonly string[];
  /**
   * Whether a question, in plain lower-case words, can mean this topic. For topics that share words with other
   * questions. True by default.
   */
  fits?(plain: string): boolean;
  /** Whether a question can only mean this topic. For topics with too many names for a phrase list. */
  isMeantBy?(plain: string): boolean;
}

export interface Ranked<Item> {
  item: Item;
  /** 0–1: how much the words of the question and topic overlap. */
  score: number;
}

/** Weight of the phrase's words relative to the question's. [our choice] */
const OWN_SHARE = 0.7;
/** A single matching word means little unless the rest of the question agrees. [our choice] */
const LONE_WORD_SHARE = 0.45;
/** A word unknown to every topic suggests that something else is meant. [our choice] */
const UNKNOWN_WEIGHT = 1.6;

interface Prepared<Item> {
  item: Item;
  phrases: string[][];
  /** Phrases that match although they consist of stop words: 'what can you do'. */
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

  /** Topics that share any word with the question, nearest first. */
  rank(question: string): Ranked<Item>[] {
    const words = [...new Set(topicWords(question).map((word) => this.#corrected(word)))];
    const questionWeight = this.#weightOf(words);
    const plain = plainText(question);
    return this.#items
      .filter(({ item }) => item.fits?.(plain) ?? true)
      .map(({ item, phrases, verbatim }) => ({
        item,
        score:
          verbatim.has(plain) || item.isMeantBy?.(plain)
            ? 1
            : Math.max(0, ...phrases.map((phrase) => this.#score(phrase, words, questionWeight))),
      }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score || a.item.id.localeCompare(b.item.id));
  }

  #score(phrase: string[], words: string[], questionWeight: number): number {
    const shared = this.#weightOf(phrase.filter((word) => words.includes(word)));
    const own = this.#weightOf(phrase);
    if (shared === 0) return 0;
    const ownShare = phrase.length === 1 ? LONE_WORD_SHARE : OWN_SHARE;
    return ownShare * (shared / own) + (1 - ownShare) * (shared / questionWeight);
  }

  /** Corrects a misspelled word to a known one. */
  #corrected(word: string): string {
    if (this.#spread.has(word)) return word;
    for (const known of this.#spread.keys()) if (isSameWord(word, known)) return known;
    return word;
  }

  #weightOf(words: readonly string[]): number {
    return words.reduce((sum, word) => {
      const spread = this.#spread.get(word);
      return sum + (spread ? 1 / Math.sqrt(spread) : UNKNOWN_WEIGHT);
    }, 0);
  }
}
