import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Cargo, PermissionRow } from './permissions/row.ts';
import { openScene, type Scene } from './permissions/scene.ts';
import { PERMISSIONS } from './permissions/table.ts';
import { callerOf, sendCargo } from './permissions/writes.ts';
import { openTestApp, type TestApp, type TestBrowser } from './test-app.ts';
import { cargoOfText } from './text/body-of-text.ts';
import { HARD_UNITS, HARMLESS_UNIT, repeated } from './text/hard-texts.ts';
import { longestBlock } from './text/longest-block.ts';

/** ms; a text once held the server for 60 s. A loaded machine and the embedded database take their part of it. */
const MOST_BLOCK_MS = 3000;
/** `npm run bench -- text` sends all of them, several times, and reads what was measured. */
const { TEXT_REPORT, TEXT_RUNS = '1' } = process.env;
const UNITS = TEXT_REPORT ? [HARMLESS_UNIT, ...HARD_UNITS] : HARD_UNITS.slice(0, 3);

let test: TestApp;
let scene: Scene;
beforeAll(async () => {
  test = await openTestApp({ limits: { writePerPerson: 1_000_000 } });
  scene = await openScene(test);
});
afterAll(() => test.close());

interface Measured {
  endpoint: string;
  characters: number;
  /** The longest block of each unit, the least of several runs. */
  blocks: { unit: string; ms: number }[];
  statuses: number[];
}

/** A call that may be made, prepared before others have filled what it needs room in. */
interface Ready {
  row: PermissionRow;
  cargo: Cargo;
  browser: TestBrowser;
}

async function prepare(row: PermissionRow): Promise<Ready> {
  const caller = callerOf(row);
  const cargo = (await row.prepare?.(scene, caller)) ?? {};
  return { row, cargo, browser: await scene.browserOf(caller) };
}

async function send({ row, cargo, browser }: Ready, unit: string) {
  const filled = cargoOfText(row.endpoint, cargo.body, (length) => repeated(unit, length));
  const { characters, body, query } = filled;
  if (characters === 0 || row.endpoint.isStream) return null;
  let status = 0;
  const ms = await longestBlock(async () => {
    const reply = await sendCargo(row, browser, { ...cargo, body, query: query || cargo.query });
    status = reply.statusCode;
  });
  await test.settle();
  return { characters, ms, status };
}

async function measure(ready: Ready): Promise<Measured | null> {
  const { method, path } = ready.row.endpoint;
  const measured: Measured = {
    ...{ endpoint: `${method} ${path}`, characters: 0, blocks: [], statuses: [] },
  };
  for (const unit of UNITS) {
    let least = Number.POSITIVE_INFINITY;
    for (let run = 0; run < Number(TEXT_RUNS); run += 1) {
      const sent = await send(ready, unit);
      if (!sent) return null;
      least = Math.min(least, sent.ms);
      measured.characters = Math.max(measured.characters, sent.characters);
      measured.statuses.push(sent.status);
    }
    measured.blocks.push({ unit, ms: least });
  }
  return measured;
}

it('no text that any call takes keeps the server from answering others', async () => {
  const all: Measured[] = [];
  const ready: Ready[] = [];
  for (const row of PERMISSIONS) ready.push(await prepare(row));
  for (const one of ready) {
    const measured = await measure(one);
    if (measured) all.push(measured);
  }
  if (TEXT_REPORT) writeFileSync(TEXT_REPORT, JSON.stringify(all));
  expect(all.length).toBeGreaterThan(30);
  expect(all.filter(({ statuses }) => statuses.some((status) => status >= 500))).toEqual([]);
  const slow = all.filter(({ blocks }) => blocks.some(({ ms }) => ms > MOST_BLOCK_MS));
  expect(slow).toEqual([]);
}, 3_600_000);
