import type { Figure } from '../figure.ts';
import { createItems, type EditedThing, type ItemState } from './edited-things.ts';
import { startProcesses } from './processes.ts';

/** Concurrent edits by devices with the same state: the maximum that can wait for one user in two processes. */
const AT_ONCE = 200;
/** Devices that each read and edit repeatedly, alongside the others. */
const DEVICES = 50;
const EDITS_EACH = 16;

/**
 * Edits a plan, a protocol, a competition and an entry a thousand times each, from many devices concurrently and
 * through two processes, directly or through the proxies. Every edit of an outdated state must be rejected, and the
 * final content must come from the last accepted edit.
 */
export async function measureEdits(databaseUrl: string, isProxied = false): Promise<Figure[]> {
  const two = await startProcesses(databaseUrl, {}, { isProxied });
  try {
    const figures: Figure[] = [];
    for (const thing of await createItems(two)) {
      figures.push(...(await measureThing(thing, two.urls)));
    }
    return figures;
  } finally {
    await two.close();
  }
}

/** An accepted edit: the state it was based on, and the resulting one. */
interface AcceptedEdit {
  from: number;
  left: ItemState;
}

async function measureThing(thing: EditedThing, urls: readonly string[]): Promise<Figure[]> {
  const accepted: AcceptedEdit[] = [];
  const others = new Map<number, number>();
  let sent = 0;
  const editOn = async (url: string, state: ItemState) => {
    sent += 1;
    const reply = await thing.edit(url, state, sent);
    if (reply.status === 200) {
      accepted.push({ from: state.version, left: thing.seenIn(await reply.json()) });
    } else {
      await reply.arrayBuffer();
      others.set(reply.status, (others.get(reply.status) ?? 0) + 1);
    }
  };
  const urlOf = (number: number) => urls[number % urls.length] ?? '';
  const before = await thing.read(urlOf(0));
  await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => editOn(urlOf(n), before)));
  const editRepeatedly = async (url: string) => {
    for (let n = 0; n < EDITS_EACH; n += 1) await editOn(url, await thing.read(url));
  };
  await Promise.all(Array.from({ length: DEVICES }, (_, n) => editRepeatedly(urlOf(n))));
  const conflicts = others.get(409) ?? 0;
  const faults = faultsOf({ before, after: await thing.read(urlOf(1)), taken: accepted });
  for (const fault of faults) console.error(`${thing.name}: ${fault}`);
  return [
    {
      name: `${thing.name}: overwritten without notice`,
      value: faults.length,
      unit: 'edits',
      beside: `of ${sent}, of which ${accepted.length} were taken and ${conflicts} told that they were late`,
    },
    {
      name: `${thing.name}: unexpected replies`,
      value: sent - accepted.length - conflicts,
      unit: 'edits',
      beside: [...others.keys()].join(', '),
    },
  ];
}

/** Every accepted edit must follow the previous one, and the last one must be the current state. */
function faultsOf({
  before,
  after,
  taken,
}: {
  before: ItemState;
  after: ItemState;
  taken: AcceptedEdit[];
}) {
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
