import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HARMLESS_UNIT } from '../../../apps/server/src/testing/text/hard-texts.ts';
import { runApiTests } from '../../api-tests.ts';
import type { Figure } from '../../figure.ts';

const RUNS = 5;

interface Sent {
  endpoint: string;
  characters: number;
  /** The longest block; for the costliest text also the growth from half of its length. */
  units: { unit: string; ms: number; growth: number | null }[];
}

/** Sends texts of the maximum length, and of half of it, to every call that accepts free text. */
export function measureCalls(databaseUrl: string): Figure[] {
  const folder = mkdtempSync(join(tmpdir(), 'posedown-text-'));
  try {
    const file = join(folder, 'report.json');
    const env = { TEST_DATABASE_URL: databaseUrl, TEXT_REPORT: file, TEXT_RUNS: String(RUNS) };
    runApiTests(['apps/server/src/testing/every-text.api'], env);
    return figuresOf(JSON.parse(readFileSync(file, 'utf8')) as Sent[]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function figuresOf(sent: readonly Sent[]): Figure[] {
  const all = sent.flatMap(({ endpoint, units }) => units.map((unit) => ({ endpoint, ...unit })));
  const blocks = all.toSorted((a, b) => b.ms - a.ms);
  const [slowest] = blocks;
  const [steepest] = all.toSorted((a, b) => (b.growth ?? 0) - (a.growth ?? 0));
  const harmless = blocks.find(({ unit }) => unit === HARMLESS_UNIT);
  const maxCharacters = Math.max(...sent.map(({ characters }) => characters));
  const nameOf = (one: typeof slowest) => `${one?.endpoint}, ${JSON.stringify(one?.unit)}`;
  return [
    {
      ...{ name: 'endpoints with a text field', value: sent.length, unit: 'calls' },
      beside: `up to ${maxCharacters} characters in one; ${sent[0]?.units.length} texts each, ${RUNS} runs`,
    },
    {
      ...{ name: 'longest block of a call', value: slowest?.ms ?? Number.NaN, unit: 'ms' },
      beside: `${nameOf(slowest)}; with harmless words ${harmless?.ms.toFixed(1)} ms: ${harmless?.endpoint}`,
    },
    {
      ...{ name: 'growth of a call', value: steepest?.growth ?? Number.NaN, unit: 'exponent' },
      beside: `CPU time with texts of the allowed length against half of it; steepest: ${nameOf(steepest)}`,
    },
  ];
}
