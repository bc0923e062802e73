import { type HardText, hardTexts } from './hard-texts.ts';
import { READERS, type Reader } from './readers.ts';
import { cpuMs, exponentOf, sliced } from './time.ts';

/* Analyzes every text with one reader and prints the slowest ones and the steepest growth as JSON: `screen.ts
   <reader> <units> <random>`. Started with enough memory to avoid garbage collections, since the first text length
   that triggers one would look like growth. */

/** Number of slowest and steepest texts that are measured again. */
const CANDIDATES = 50;
const CAREFUL = 5;
const RUNS = 5;
/** Single runs with more growth than this are repeated. */
const DOUBTFUL = 1.3;
const LENGTHS = [5000, 10_000, 20_000, 40_000, 80_000];
/** Shorter times are too noisy. */
const SCREEN_MS = 0.4;

export interface Growth {
  text: string;
  /** The maximum length. */
  length: number;
  /** Ratio of the time at the maximum length to that at half and an eighth of it. */
  half: number;
  eighth: number;
  /** Over all lengths. */
  fit: number;
}

export interface Screened {
  texts: number;
  at: number;
  /** Indices of the slowest texts in the list of all texts. */
  slowest: number[];
  /** Steepest first. */
  growths: Growth[];
}

const least = (runs: number, measure: () => number) =>
  Math.min(...Array.from({ length: runs }, measure));

/** Growth from half of a length, measured again if a single run looks steep. */
function growthAt(reader: Reader, text: HardText, length: number, ms: number): number {
  const [whole, half] = [text.ofLength(length), text.ofLength(length / 2)];
  const once = (part: string) => cpuMs(reader, part, SCREEN_MS);
  const exponent = Math.log2((ms < SCREEN_MS ? once(whole) : ms) / once(half));
  if (exponent < DOUBTFUL) return exponent;
  return Math.log2(least(3, () => once(whole)) / least(3, () => once(half)));
}

function screenAll(reader: Reader, texts: readonly HardText[], at: number) {
  return texts.map((text, index) => {
    const { ms, block } = sliced(reader, text.ofLength(at));
    return { text, place: index, ms, block, exponent: growthAt(reader, text, at, ms) };
  });
}

/** Minimum CPU time at each length. Runs alternate, so that machine load affects all of them equally. */
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
  const screened = screenAll(reader, texts, at);
  const slow = screened.toSorted((a, b) => b.block - a.block || b.ms - a.ms).slice(0, CANDIDATES);
  const late = screened.toSorted((a, b) => b.ms - a.ms).slice(0, CANDIDATES);
  const steep = screened.toSorted((a, b) => b.exponent - a.exponent).slice(0, CANDIDATES);
  const remeasured = [
    ...new Set([...steep, ...slow.slice(0, CAREFUL), ...late.slice(0, CAREFUL)]),
  ].map((one) => ({
    ...one,
    exponent: exponentOf(pointsOf(reader, one.text, LENGTHS.slice(1, 3), 3)),
  }));
  const careful = remeasured.toSorted((a, b) => b.exponent - a.exponent).slice(0, CAREFUL);
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
