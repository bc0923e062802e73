/** A stream of random numbers that depends only on its seed. */
export interface SeededRandom {
  /** The next number in [0, 1). */
  next(): number;
  /** A whole number from min to max, both included. */
  integer(min: number, max: number): number;
  /**
   * A random item.
   * @throws RangeError if there are none
   */
  pick<Item>(items: readonly Item[]): Item;
  /** A normally distributed number (Box–Muller). */
  normal(mean: number, standardDeviation: number): number;
  /** A shuffled copy. */
  shuffle<Item>(items: readonly Item[]): Item[];
}

/** FNV-1a over the UTF-16 units of the text: a 32-bit unsigned number. */
function hashSeed(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash ^= text.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

/** A mulberry32 generator: 32 bits of state, good enough to vary plans and demo data. */
export function seededRandom(seed: string | number): SeededRandom {
  let state = typeof seed === 'number' ? seed >>> 0 : hashSeed(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const integer = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    integer,
    pick(items) {
      const item = items[integer(0, items.length - 1)];
      if (item === undefined) throw new RangeError('nothing to pick from');
      return item;
    },
    normal(mean, standardDeviation) {
      const radius = Math.sqrt(-2 * Math.log(1 - next()));
      return mean + standardDeviation * radius * Math.cos(2 * Math.PI * next());
    },
    shuffle(items) {
      const shuffled = [...items];
      for (let index = shuffled.length - 1; index > 0; index -= 1) {
        const other = integer(0, index);
        const [a, b] = [shuffled[index], shuffled[other]];
        if (a !== undefined && b !== undefined) [shuffled[index], shuffled[other]] = [b, a];
      }
      return shuffled;
    },
  };
}
