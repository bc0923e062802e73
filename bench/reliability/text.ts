import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HARMLESS_UNIT } from '../../apps/server/src/testing/text/hard-texts.ts';
import { FACTS } from '../../packages/coaching/src/assistant/testing/facts.ts';
import {
  answerOffline,
  checkPlanWordsSteps,
  findExclusionSteps,
  findOffLimitsSteps,
  finish,
  judgeSentenceSteps,
  readSigns,
  type Steps,
  supplementSafetySteps,
} from '../../packages/coaching/src/index.ts';
import { runApiTests } from '../api-tests.ts';
import type { Figure } from '../figure.ts';
import { type HardText, hardTexts } from './hard-texts.ts';

/** As the server takes it: then everybody else gets their turn. */
const SLICE_MS = 5;
/** How many texts of each reader are measured with care: those that were slowest, and that seemed to grow fastest. */
const LOOKED_AT = 6;
const CAREFUL_RUNS = 5;
/** What grows is told from what is fixed, and from the machine's moods, on a text longer than allowed. */
const LONGER = 80_000;
/** How many times as long it is as what it is set beside: by two alone, the caches of a busy machine would decide. */
const GROWN = 8;

interface Reader {
  name: string;
  /** The longest text that the contract lets it have. */
  longest: number;
  /** One in so many texts is read, where each takes long. */
  oneIn?: number;
  read(text: string): Steps<unknown>;
}

function* atOnce(read: () => unknown): Steps<unknown> {
  yield;
  return read();
}

/** A question with as much said before it as is sent along. */
function* withHistory(text: string): Steps<unknown> {
  const length = Math.ceil(text.length / 7);
  const parts = Array.from({ length: 7 }, (_, n) => text.slice(n * length, (n + 1) * length));
  const [message = '', ...before] = parts;
  return yield* findExclusionSteps(message, { before, own: null });
}

const READERS: readonly Reader[] = [
  { name: 'red flags', longest: 5000, read: readSigns },
  { name: 'subjects off limits', longest: 2000, oneIn: 2, read: findOffLimitsSteps },
  { name: 'health that is stated', longest: 50_000, oneIn: 200, read: withHistory },
  { name: 'words of plans', longest: 2000, oneIn: 4, read: checkPlanWordsSteps },
  {
    name: 'supplements',
    longest: 600,
    oneIn: 2,
    read: (text) => supplementSafetySteps(text.slice(0, text.length / 6), text),
  },
  {
    name: 'answers to questions',
    longest: 2000,
    oneIn: 5,
    read: (message) => atOnce(() => answerOffline({ message, history: [], facts: FACTS })),
  },
  {
    name: 'sentences of a model',
    longest: 8000,
    oneIn: 20,
    read: (text) => judgeSentenceSteps(text, new Set([1, 2, 3])),
  },
];

/** How long one reading took, and its longest slice. */
function timed({ read }: Reader, text: string): { ms: number; block: number } {
  const startedAt = performance.now();
  const steps = read(text);
  let sliceAt = startedAt;
  let block = 0;
  for (;;) {
    const { done } = steps.next();
    const now = performance.now();
    if (!done && now - sliceAt < SLICE_MS) continue;
    block = Math.max(block, now - sliceAt);
    if (done) return { ms: now - startedAt, block };
    sliceAt = performance.now();
  }
}

/** The least of several runs: what the machine does beside takes time, and gives none. */
function best(reader: Reader, text: string, runs: number) {
  const all = Array.from({ length: runs }, () => timed(reader, text));
  return {
    ms: Math.min(...all.map(({ ms }) => ms)),
    block: Math.min(...all.map(({ block }) => block)),
  };
}

/** By which power of its length the time grows: 1 is linear, 2 the square. */
function exponentOf(reader: Reader, text: HardText, length: number): number {
  const part = cpuMs(reader, text.ofLength(length / GROWN));
  return Math.log(cpuMs(reader, text.ofLength(length)) / part) / Math.log(GROWN);
}

/** The least of several runs, of the processor's time: what else the machine does counts for nothing. */
function cpuMs({ read }: Reader, text: string): number {
  const times = Array.from({ length: CAREFUL_RUNS }, () => {
    const before = process.cpuUsage();
    finish(read(text));
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

function measureReader(reader: Reader, texts: readonly HardText[]): Figure[] {
  const { name, longest, oneIn = 1 } = reader;
  const read = texts.filter((_, place) => place % oneIn === 0);
  const seen = read.map((text) => {
    const whole = timed(reader, text.ofLength(longest));
    const half = timed(reader, text.ofLength(longest / 2));
    return { text, ...whole, exponent: Math.log2(whole.ms / half.ms) };
  });
  const slow = seen.toSorted((a, b) => b.block - a.block).slice(0, LOOKED_AT);
  const steep = seen.toSorted((a, b) => b.exponent - a.exponent).slice(0, LOOKED_AT);
  const blocks = slow.map(({ text }) => ({
    text,
    ...best(reader, text.ofLength(longest), CAREFUL_RUNS),
  }));
  const slowest = blocks.toSorted((a, b) => b.block - a.block)[0];
  const exponents = [...slow, ...steep].map(({ text }) => ({
    text,
    exponent: exponentOf(reader, text, Math.max(longest, LONGER)),
  }));
  const steepest = exponents.toSorted((a, b) => b.exponent - a.exponent)[0];
  const of = `${read.length} texts of ${longest} characters`;
  return [
    {
      ...{ name: `${name}: longest block`, value: slowest?.block ?? Number.NaN, unit: 'ms' },
      beside: `of ${of}; the whole took ${slowest?.ms.toFixed(1)} ms: ${slowest?.text.name}`,
    },
    {
      ...{ name: `${name}: growth`, value: steepest?.exponent ?? Number.NaN, unit: 'exponent' },
      beside: `at ${GROWN} times the length; steepest: ${steepest?.text.name}`,
    },
  ];
}

interface Sent {
  endpoint: string;
  characters: number;
  blocks: { unit: string; ms: number }[];
}

/** Sends texts of the greatest length to every call that takes any. */
function measureEndpoints(databaseUrl: string): Figure[] {
  const folder = mkdtempSync(join(tmpdir(), 'posedown-text-'));
  try {
    const file = join(folder, 'report.json');
    const wanted = { TEST_DATABASE_URL: databaseUrl, TEXT_REPORT: file, TEXT_RUNS: '5' };
    runApiTests(['apps/server/src/testing/every-text.api'], wanted);
    const sent = JSON.parse(readFileSync(file, 'utf8')) as Sent[];
    const blocks = sent
      .flatMap(({ endpoint, blocks }) => blocks.map((block) => ({ endpoint, ...block })))
      .toSorted((a, b) => b.ms - a.ms);
    const [slowest] = blocks;
    const harmless = blocks.find(({ unit }) => unit === HARMLESS_UNIT);
    const most = Math.max(...sent.map(({ characters }) => characters));
    return [
      {
        ...{ name: 'calls that take a text', value: sent.length, unit: 'calls' },
        beside: `up to ${most} characters in one, each with ${sent[0]?.blocks.length} texts`,
      },
      {
        ...{ name: 'longest block of a call', value: slowest?.ms ?? Number.NaN, unit: 'ms' },
        beside: `${slowest?.endpoint}, ${JSON.stringify(slowest?.unit)}; the least of 5 runs. With harmless words ${harmless?.ms.toFixed(1)} ms: ${harmless?.endpoint}`,
      },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Reads texts made to be hard, by every reader alone and by every call of the contract. */
export async function measureTexts(
  databaseUrl: string,
  counts = { units: 1500, random: 10_000 },
): Promise<Figure[]> {
  const texts = hardTexts(counts);
  return [
    ...READERS.flatMap((reader) => measureReader(reader, texts)),
    ...measureEndpoints(databaseUrl),
  ];
}
