import { writeFileSync } from 'node:fs';
import { expect } from 'vitest';
import { sceneTest } from './fixtures.ts';
import type { CallPayload, PermissionRow } from './permissions/row.ts';
import type { Scene } from './permissions/scene.ts';
import { PERMISSIONS } from './permissions/table.ts';
import { callerOf, sendPayload } from './permissions/writes.ts';
import type { TestApp, TestBrowser } from './test-app.ts';
import { HARD_UNITS, HARMLESS_UNIT, repeated } from './text/hard-texts.ts';
import { longestBlock } from './text/longest-block.ts';
import { payloadOfText } from './text/payload-of-text.ts';

/** In ms. A text once blocked the server for 60 s. A loaded machine and the embedded database need some slack. */
const MAX_BLOCK_MS = 3000;
/** `npm run bench -- text` sends each text several times, once also at half the length, and reads the report. */
const { TEXT_REPORT, TEXT_RUNS = '1' } = process.env;
/** Number of runs per length, of which the minimum counts. */
const GROWTH_RUNS = 15;
const UNITS = TEXT_REPORT ? [HARMLESS_UNIT, ...HARD_UNITS] : HARD_UNITS.slice(0, 3);

const it = sceneTest.extend('settings', { limits: { writePerPerson: 1_000_000 } });

interface MeasuredUnit {
  unit: string;
  /** Longest block, as the minimum of several runs, like the CPU time. */
  ms: number;
  cpu: number;
  /**
   * The growth exponent of CPU time from half the length to the full length, for the text unit
   * that takes most of it.
   */
  growth: number | null;
}

interface Measured {
  endpoint: string;
  characters: number;
  units: MeasuredUnit[];
  statuses: number[];
}

/** A call prepared before other calls use up what it needs. */
interface Ready {
  row: PermissionRow;
  cargo: CallPayload;
  browser: TestBrowser;
  server: TestApp;
}

async function prepare(scene: Scene, row: PermissionRow): Promise<Ready> {
  const caller = callerOf(row);
  const cargo = (await row.prepare?.(scene, caller)) ?? {};
  return { row, cargo, browser: await scene.browserOf(caller), server: scene.test };
}

/** Sends a text in every field that accepts one, at its maximum length or a share of it. */
async function send({ row, cargo, browser, server }: Ready, unit: string, share = 1) {
  const filled = payloadOfText(row.endpoint, cargo.body, (length) =>
    repeated(unit, length * share),
  );
  const { characters, body, query } = filled;
  if (characters === 0 || row.endpoint.isStream) return null;
  let status = 0;
  const before = process.cpuUsage();
  const ms = await longestBlock(async () => {
    const reply = await sendPayload(row, browser, { ...cargo, body, query: query || cargo.query });
    status = reply.statusCode;
  });
  const { user, system } = process.cpuUsage(before);
  await server.settle();
  return { characters, ms, cpu: user + system, status };
}

async function measure(ready: Ready): Promise<Measured | null> {
  const { method, path } = ready.row.endpoint;
  const measured: Measured = {
    ...{ endpoint: `${method} ${path}`, characters: 0, units: [], statuses: [] },
  };
  for (const unit of UNITS) {
    const minimum = { ms: Number.POSITIVE_INFINITY, cpu: Number.POSITIVE_INFINITY };
    for (let run = 0; run < Number(TEXT_RUNS); run += 1) {
      const sent = await send(ready, unit);
      if (!sent) return null;
      minimum.ms = Math.min(minimum.ms, sent.ms);
      minimum.cpu = Math.min(minimum.cpu, sent.cpu);
      measured.characters = Math.max(measured.characters, sent.characters);
      measured.statuses.push(sent.status);
    }
    measured.units.push({ unit, ...minimum, growth: null });
  }
  const [costliest] = measured.units.toSorted((a, b) => b.cpu - a.cpu);
  if (TEXT_REPORT && costliest) costliest.growth = await growthOf(ready, costliest.unit);
  return measured;
}

async function growthOf(ready: Ready, unit: string): Promise<number> {
  let [whole, half] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let run = 0; run < GROWTH_RUNS; run += 1) {
    whole = Math.min(whole, (await send(ready, unit))?.cpu ?? whole);
    half = Math.min(half, (await send(ready, unit, 0.5))?.cpu ?? half);
  }
  return Math.log2(whole / half);
}

it("answers other people's requests in time, whatever text a call contains", async ({ scene }) => {
  const all: Measured[] = [];
  const ready: Ready[] = [];
  for (const row of PERMISSIONS) ready.push(await prepare(scene, row));
  for (const one of ready) {
    const measured = await measure(one);
    if (measured) all.push(measured);
  }
  if (TEXT_REPORT) writeFileSync(TEXT_REPORT, JSON.stringify(all));
  expect(all.length).toBeGreaterThan(30);
  expect(all.filter(({ statuses }) => statuses.some((status) => status >= 500))).toEqual([]);
  const slow = all.filter(({ units }) => units.some(({ ms }) => ms > MAX_BLOCK_MS));
  expect(slow).toEqual([]);
}, 3_600_000);
