import { PAYLOADS } from './payloads.ts';

/** Line breaks and the like, which fields of one line refuse. */
const CONTROLS = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
const EVERY_CONTROL = new RegExp(CONTROLS, 'gu');
/** So many signs hold all payloads; no field needs more. */
const LONGEST = 4500;

/** Hands out payloads to the fields of the product, and knows which field got which. */
export class Corpus {
  private readonly fields = new Map<string, Set<number>>();
  private readonly turns = new Map<string, number>();

  /** @param round begins elsewhere in the payloads, so that each field gets others */
  constructor(private readonly round = 0) {}

  /** The next payloads for a field of one line; its mark stands behind them. */
  line(field: string, maxLength: number): string {
    return this.next(field, maxLength, (payload) => !CONTROLS.test(payload));
  }

  /** The next payloads for a field that takes any text. */
  text(field: string, maxLength: number): string {
    return this.next(field, maxLength, () => true);
  }

  /** One payload alone, as a cell of a table holds it, with the mark behind it. */
  alone(field: string, number: number): string {
    const numbers = this.numbersOf(field);
    numbers.add(number);
    return `${PAYLOADS[number]?.replaceAll(EVERY_CONTROL, ' ').trim()} ${this.markOf(field)}`;
  }

  /** By what a field's text is known on a screen, whatever else stands in it. */
  markOf(field: string): string {
    return `q${[...this.fields.keys()].indexOf(field)}z`;
  }

  get filled(): string[] {
    return [...this.fields.keys()];
  }

  /** Which payload went into which field. */
  get pairs(): Set<string> {
    const all = [...this.fields].flatMap(([field, numbers]) =>
      [...numbers].map((number) => `${number} ${field}`),
    );
    return new Set(all);
  }

  private numbersOf(field: string): Set<number> {
    const numbers = this.fields.get(field) ?? new Set<number>();
    this.fields.set(field, numbers);
    return numbers;
  }

  private next(field: string, maxLength: number, isTaken: (payload: string) => boolean): string {
    const numbers = this.numbersOf(field);
    const mark = ` ${this.markOf(field)}`;
    const room = Math.min(maxLength, LONGEST) - mark.length;
    const start = this.turns.get(field) ?? this.fields.size * 7 + this.round * 13;
    let text = '';
    let at = start;
    for (; at < start + PAYLOADS.length; at += 1) {
      const number = at % PAYLOADS.length;
      const payload = PAYLOADS[number] ?? '';
      if (!isTaken(payload) || payload.length > room) continue;
      const longer = text === '' ? payload : `${text} ${payload}`;
      if (longer.length > room) break;
      text = longer;
      numbers.add(number);
    }
    this.turns.set(field, at);
    return `${text}${mark}`;
  }
}
