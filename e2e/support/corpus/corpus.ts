import { PAYLOADS } from './payloads.ts';

/** Line breaks and similar characters, which single-line fields reject. */
const CONTROLS = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
const EVERY_CONTROL = new RegExp(CONTROLS, 'gu');
/** This many characters fit all payloads; no field needs more. */
const LONGEST = 4500;

/** Distributes payloads to the fields of the product, and records which field got which. */
export class Corpus {
  private readonly fields = new Map<string, Set<number>>();
  private readonly turns = new Map<string, number>();

  /** @param round starts at another payload, so that each field gets different ones */
  constructor(private readonly round = 0) {}

  /** The next payloads for a single-line field, followed by its mark. */
  line(field: string, maxLength: number): string {
    return this.next(field, maxLength, (payload) => !CONTROLS.test(payload));
  }

  /** The next payloads for a field that accepts any text. */
  text(field: string, maxLength: number): string {
    return this.next(field, maxLength, () => true);
  }

  /** The next payloads for a field with placeholders in braces. */
  template(field: string, maxLength: number): string {
    return this.next(field, maxLength, (payload) => !/[{}]/.test(payload));
  }

  /** A single payload, as in a table cell, followed by the mark. */
  alone(field: string, number: number): string {
    const numbers = this.numbersOf(field);
    numbers.add(number);
    return `${PAYLOADS[number]?.replaceAll(EVERY_CONTROL, ' ').trim()} ${this.markOf(field)}`;
  }

  /** The mark that identifies a field's text on a screen. */
  markOf(field: string): string {
    return `q${[...this.fields.keys()].indexOf(field)}z`;
  }

  get filled(): string[] {
    return [...this.fields.keys()];
  }

  /** The payloads by field. */
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

  private next(field: string, maxLength: number, isAccepted: (payload: string) => boolean): string {
    const numbers = this.numbersOf(field);
    const mark = ` ${this.markOf(field)}`;
    const room = Math.min(maxLength, LONGEST) - mark.length;
    const start = this.turns.get(field) ?? this.fields.size * 7 + this.round * 13;
    let text = '';
    let at = start;
    for (; at < start + PAYLOADS.length; at += 1) {
      const number = at % PAYLOADS.length;
      const payload = PAYLOADS[number] ?? '';
      if (!isAccepted(payload) || payload.length > room) continue;
      const longer = text === '' ? payload : `${text} ${payload}`;
      if (longer.length > room) break;
      text = longer;
      numbers.add(number);
    }
    this.turns.set(field, at);
    return `${text}${mark}`;
  }
}
