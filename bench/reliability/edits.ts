import type { Figure } from '../figure.ts';
import { type EditedThing, makeThings, type Seen } from './edited-things.ts';
import { startProcesses } from './processes.ts';

/** Sent at once, by devices that all saw the same: as many as wait in line for one person in two processes. */
const AT_ONCE = 200;
/** And by devices that each read and change again and again beside the others. */
const DEVICES = 50;
const EDITS_EACH = 16;

/**
 * Changes a plan, a protocol, a competition and an entry a thousand times each, from many devices at
 * once and through two processes. Who was not the first to change what they saw must be told so, and
 * what is there at last must be what the last of the others wrote.
 */
export async function measureEdits(databaseUrl: string): Promise<Figure[]> {
  const two = await startProcesses(databaseUrl);
  try {
    const figures: Figure[] = [];
    for (const thing of await makeThings(two)) {
      figures.push(...(await measureThing(thing, two.urls)));
    }
    return figures;
  } finally {
    await two.close();
  }
}

/** An edit that was taken: what had been seen, and what it left. */
interface Taken {
  from: number;
  left: Seen;
}

async function measureThing(thing: EditedThing, urls: readonly string[]): Promise<Figure[]> {
  const taken: Taken[] = [];
  const others = new Map<number, number>();
  let sent = 0;
  const editOn = async (url: string, seen: Seen) => {
    sent += 1;
    const reply = await thing.edit(url, seen, sent);
    if (reply.status === 200) {
      taken.push({ from: seen.version, left: thing.seenIn(await reply.json()) });
    } else {
      await reply.arrayBuffer();
      others.set(reply.status, (others.get(reply.status) ?? 0) + 1);
    }
  };
  const urlOf = (number: number) => urls[number % urls.length] ?? '';
  const before = await thing.read(urlOf(0));
  await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => editOn(urlOf(n), before)));
  const editAgain = async (url: string) => {
    for (let n = 0; n < EDITS_EACH; n += 1) await editOn(url, await thing.read(url));
  };
  await Promise.all(Array.from({ length: DEVICES }, (_, n) => editAgain(urlOf(n))));
  const told = others.get(409) ?? 0;
  const faults = faultsOf({ before, after: await thing.read(urlOf(1)), taken });
  for (const fault of faults) console.error(`${thing.name}: ${fault}`);
  return [
    {
      name: `${thing.name}: overwritten unseen`,
      value: faults.length,
      unit: 'edits',
      beside: `of ${sent}, of which ${taken.length} were taken and ${told} told that they were late`,
    },
    {
      name: `${thing.name}: answered otherwise`,
      value: sent - taken.length - told,
      unit: 'edits',
      beside: [...others.keys()].join(', '),
    },
  ];
}

/** Every edit that was taken must follow on the one before, and the last one must be what is there. */
function faultsOf({ before, after, taken }: { before: Seen; after: Seen; taken: Taken[] }) {
  const faults: string[] = [];
  const chain = taken.toSorted((a, b) => a.from - b.from);
  let last = before;
  for (const { from, left } of chain) {
    if (from !== last.version || left.version !== from + 1) {
      faults.push(`one followed on ${from} where ${last.version} was there`);
    }
    last = left;
  }
  if (after.version !== last.version || after.content !== last.content) {
    faults.push(`${after.version} is there where ${last.version} was written last`);
  }
  return faults;
}
