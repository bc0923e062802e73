import { execFile } from 'node:child_process';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Figure } from '../figure.ts';
import { measureCalls } from './text/calls.ts';
import { type HardText, hardTexts } from './text/hard-texts.ts';
import { READERS, type Reader } from './text/readers.ts';
import type { Screened } from './text/screen.ts';
import { sliced } from './text/time.ts';

const SCREEN = fileURLToPath(new URL('./text/screen.ts', import.meta.url));
/** MB; more than the garbage of one analysis. */
const YOUNG_MB = 256;
const BLOCK_RUNS = 10;
const MAX_OUTPUT_BYTES = 2 ** 24;

interface Counts {
  units: number;
  random: number;
}

/** Analyzes every text with one reader, in its own process. */
async function screen({ name }: Reader, { units, random }: Counts): Promise<Screened> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      ...[`--min-semi-space-size=${YOUNG_MB}`, `--max-semi-space-size=${YOUNG_MB}`],
      ...['--import', 'tsx', SCREEN, name, String(units), String(random)],
    ],
    { maxBuffer: MAX_OUTPUT_BYTES },
  );
  return JSON.parse(stdout) as Screened;
}

/** Runs as many readers in parallel as the machine has cores, since CPU time is measured. */
async function screenAll(counts: Counts): Promise<Map<Reader, Screened>> {
  const screened = new Map<Reader, Screened>();
  const waiting = [...READERS];
  const work = async () => {
    for (let reader = waiting.shift(); reader; reader = waiting.shift()) {
      screened.set(reader, await screen(reader, counts));
    }
  };
  await Promise.all(cpus().map(work));
  return screened;
}

/** The longest block at the maximum length, in wall-clock time: the minimum of several runs of each text. */
function slowestOf(reader: Reader, texts: readonly HardText[]) {
  const all = texts.map((text) => {
    const longest = text.ofLength(reader.longest);
    const runs = Array.from({ length: BLOCK_RUNS }, () =>
      sliced(reader, longest, () => performance.now()),
    );
    return {
      text,
      block: Math.min(...runs.map(({ block }) => block)),
      ms: Math.min(...runs.map(({ ms }) => ms)),
    };
  });
  return all.toSorted((a, b) => b.block - a.block)[0];
}

function figuresOf(reader: Reader, screened: Screened, all: readonly HardText[]): Figure[] {
  const { name, longest, isCapped } = reader;
  const { texts, at, slowest: places, growths } = screened;
  const slowest = slowestOf(
    reader,
    all.filter((_, index) => places.includes(index)),
  );
  const read =
    at === longest
      ? `all ${texts} texts of ${longest} characters`
      : `all ${texts} texts of ${at} characters, and the slowest and steepest ${places.length} of ${longest}`;
  const [steepest] = growths;
  const cut = isCapped ? `only the first ${longest} characters are read; ` : '';
  const details = `n/8: ${steepest?.eighth.toFixed(2)}, fit over five lengths: ${steepest?.fit.toFixed(2)}`;
  return [
    {
      ...{ name: `${name}: longest block`, value: slowest?.block ?? Number.NaN, unit: 'ms' },
      beside: `of ${read}; total ${slowest?.ms.toFixed(1)} ms: ${slowest?.text.name}`,
    },
    {
      ...{ name: `${name}: growth`, value: steepest?.half ?? Number.NaN, unit: 'exponent' },
      beside: `${cut}n against n/2, n = ${steepest?.length}; ${details}; steepest: ${steepest?.text}`,
    },
  ];
}

/** Analyzes adversarial texts with every reader, and sends them through every call of the contract. */
export async function measureTexts(
  databaseUrl: string,
  counts: Counts = { units: 1500, random: 10_000 },
): Promise<Figure[]> {
  const screened = await screenAll(counts);
  const texts = hardTexts(counts);
  return [
    ...READERS.flatMap((reader) => {
      const result = screened.get(reader);
      return result ? figuresOf(reader, result, texts) : [];
    }),
    ...measureCalls(databaseUrl),
  ];
}
