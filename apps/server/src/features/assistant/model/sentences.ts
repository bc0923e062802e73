/**
 * Splits streamed text into sentences, so that each can be checked whole before anybody reads it.
 */
export class Sentences {
  #open = '';

  /** @returns the sentences that are complete now, with the space behind them */
  add(text: string): string[] {
    this.#open += text;
    const done: string[] = [];
    for (;;) {
      const end = /[.!?](?=\s)\s+|\n+/.exec(this.#open);
      if (!end) return done;
      const length = end.index + end[0].length;
      done.push(this.#open.slice(0, length));
      this.#open = this.#open.slice(length);
    }
  }

  /** @returns what is left when no more comes */
  end(): string[] {
    const rest = this.#open;
    this.#open = '';
    return rest.trim() === '' ? [] : [rest];
  }
}
