import { type HardText, hardTexts } from './hard-texts.ts';
import { READERS, type Reader } from './readers.ts';
import { cpuMs, exponentOf, sliced } from './time.ts';

/*
 * Reads every hard text with one reader and prints the slowest and how the steepest grow, as JSON:
 * `screen.ts <reader> <units> <random>`. It is started with room for all garbage of a reading: otherwise a text of some
 * length is the first that needs a collection, and the step looks like growth.
 */

/** How many of the slowest and of the steepest texts are measured again. */
const CANDIDATES = 50;
const CAREFUL = 5;
const RUNS = 5;
/** Single runs that grew by more than this are repeated. */
const DOUBTFUL = 1.3;
const LENGTHS = [5000, 10_000, 20_000, 40_000, 80_000];
/** A shorter time says nothing, even of a text that is read once. */
const SCREEN_MS = 0.4;

export interface Growth {
  text: string;
  /** The greatest length. */
  length: number;
  /** Time at the greatest length against half and against an eighth of it. */
  half: number;
  eighth: number;
  /** Over all lengths. */
  fit: number;
}

export interface Screened {
  texts: number;
  at: number;
  /** Places of the slowest, in the list of all texts. */
  slowest: number[];
  /** The steepest first. */
  growths: Growth[];
}

const least = (runs: number, measure: () => number) =>
  Math.min(...Array.from({ length: runs }, measure));

/** Growth from half of a length, measured again where a single run looks steep. */
function growthAt(reader: Reader, text: HardText, length: number, ms: number): number {
  const [whole, half] = [text.ofLength(length), text.ofLength(length / 2)];
  const once = (part: string) => cpuMs(reader, part, SCREEN_MS);
  const exponent = Math.log2((ms < SCREEN_MS ? once(whole) : ms) / once(half));
  if (exponent < DOUBTFUL) return exponent;
  return Math.log2(least(3, () => once(whole)) / least(3, () => once(half)));
}

function screenAll(reader: Reader, texts: readonly HardText[], at: number) {
  return texts.map((text, place) => {
    const { ms, block } = sliced(reader, text.ofLength(at));
    return { text, place, ms, block, exponent: growthAt(reader, text, at, ms) };
  });
}

/** Least CPU time at each length; the runs alternate, so that all of them meet the same machine. */
function pointsOf(reader: Reader, text: HardText, lengths: readonly number[], runs: number) {
  const read = lengths.map((length) => ({
    length,
    text: text.ofLength(length),
    ms: Number.POSITIVE_INFINITY,
  }));
  for (let run = 0; run < runs; run += 1) {
    for (const point of read) point.ms = Math.min(point.ms, cpuMs(reader, point.text));
  }
  return read.map(({ length, ms }) => ({ length, ms }));
}

function growthOf(reader: Reader, text: HardText): Growth {
  const points = pointsOf(reader, text, LENGTHS, RUNS);
  return {
    text: text.name,
    length: points.at(-1)?.length ?? Number.NaN,
    half: exponentOf(points.slice(-2)),
    eighth: exponentOf([...points.slice(-4, -3), ...points.slice(-1)]),
    fit: exponentOf(points),
  };
}

function screen(reader: Reader, texts: readonly HardText[]): Screened {
  const at = reader.screenedAt ?? reader.longest;
  const seen = screenAll(reader, texts, at);
  const slow = seen.toSorted((a, b) => b.block - a.block || b.ms - a.ms).slice(0, CANDIDATES);
  const late = seen.toSorted((a, b) => b.ms - a.ms).slice(0, CANDIDATES);
  const steep = seen.toSorted((a, b) => b.exponent - a.exponent).slice(0, CANDIDATES);
  const again = [...new Set([...steep, ...slow.slice(0, CAREFUL), ...late.slice(0, CAREFUL)])].map(
    (one) => ({
      ...one,
      exponent: exponentOf(pointsOf(reader, one.text, LENGTHS.slice(1, 3), 3)),
    }),
  );
  const careful = again.toSorted((a, b) => b.exponent - a.exponent).slice(0, CAREFUL);
  const growths = careful.map(({ text }) => growthOf(reader, text));
  return {
    texts: texts.length,
    at,
    slowest: [...new Set([...slow, ...late, ...careful].map(({ place }) => place))],
    growths: growths.toSorted((a, b) => b.half - a.half),
  };
}

const [name, units, random] = process.argv.slice(2);
const reader = READERS.find((each) => each.name === name);
if (!reader) throw new Error(`There is no reader called ${name}.`);
const texts = hardTexts({ units: Number(units), random: Number(random) });
process.stdout.write(JSON.stringify(screen(reader, texts)));
