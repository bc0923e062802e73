import { setTimeout as sleep } from 'node:timers/promises';
import { type Figure, median } from '../figure.ts';
import { type Cluster, startCluster } from './failover-cluster.ts';
import type { FailoverNode } from './failover-node.ts';
import { isHealthy, LOAD_SETTINGS, type MixedLoad, underMixedLoad, until } from './mixed-load.ts';
import { startProcesses } from './processes.ts';

const ROUNDS = Number(process.env.FAILOVER_ROUNDS ?? 30);
/** Acknowledged writes between two failovers. */
const WRITES = 40;
const GOAL_S = 20;
const WATCH_MS = 100;

/** Every third primary hangs rather than dies, and wakes up when the other one has taken over. */
const isFreeze = (round: number) => round % 3 === 2;

/**
 * Kills the primary of two PostgreSQL nodes, with the process that watches it, while athletes write through two
 * processes of the product and retry unanswered writes with the same key. The other node takes over; the killed one
 * returns as its standby before the next round. Everything acknowledged must exist exactly once.
 */
export async function measureFailovers(): Promise<Figure[]> {
  const cluster = await startCluster();
  try {
    const two = await startProcesses(cluster.url, LOAD_SETTINGS);
    try {
      const { result: rounds, figures } = await underMixedLoad(two, (load) =>
        failOverRepeatedly(load, cluster),
      );
      return [...figures, ...figuresOfRounds(rounds)];
    } finally {
      await two.close();
    }
  } finally {
    await cluster.stop();
  }
}

async function failOverRepeatedly(load: MixedLoad, cluster: Cluster): Promise<Round[]> {
  const rounds: Round[] = [];
  while (rounds.length < ROUNDS) {
    rounds.push(await failOver(load, cluster, isFreeze(rounds.length)));
    console.error(`round ${rounds.length}:`, JSON.stringify(rounds.at(-1)));
  }
  return rounds;
}

/** Results of one failover, in seconds from when the primary was killed. */
interface Round {
  promotedS: number;
  wellS: number;
  writingS: number;
  hearingS: number;
  /** From when the killed node was started until it was the synchronous standby. */
  rejoinedS: number;
  /** Health checks while there was no primary, and how many of them passed. */
  checks: number;
  wrong: number;
}

async function failOver(load: MixedLoad, cluster: Cluster, freezes: boolean): Promise<Round> {
  await load.writes(WRITES);
  const { primary, standby } = await cluster.inSync();
  const urls = load.two.products.map(({ url }) => url);
  const start = performance.now();
  const since = (moment: number) => (performance.now() - moment) / 1000;
  if (freezes) primary.freeze();
  else await primary.kill();
  const { promotedAt, checks, wrong } = await watchUntilPromoted(standby, urls);
  const promotedS = since(start);
  await Promise.all(urls.map((url) => until(() => isHealthy(url))));
  const wellS = since(start);
  await load.everyWriter(promotedAt);
  const writingS = since(start);
  await load.event(promotedAt);
  const hearingS = since(start);
  const startedAt = performance.now();
  if (freezes) primary.thaw();
  else primary.start();
  await cluster.inSync();
  return { promotedS, wellS, writingS, hearingS, rejoinedS: since(startedAt), checks, wrong };
}

/** Asks all processes for their health for as long as the standby can't be written to. */
async function watchUntilPromoted(standby: FailoverNode, urls: readonly string[]) {
  /** The standby was still one at this time, so a health check that passed before is wrong. */
  let standbyAt = performance.now();
  let isOver = false;
  let checks = 0;
  const passed: number[] = [];
  const watch = async (url: string) => {
    while (!isOver) {
      checks += 1;
      if (await isHealthy(url)) passed.push(performance.now());
      await sleep(WATCH_MS);
    }
  };
  const watching = urls.map(watch);
  for (;;) {
    const askedAt = performance.now();
    // A promoted standby stays read-only until the old primary must have stopped.
    const [row] = await standby.query<{ it: string }>(
      `select current_setting('transaction_read_only') as it`,
    );
    if (row?.it === 'off') break;
    standbyAt = askedAt;
    await sleep(WATCH_MS);
  }
  isOver = true;
  await Promise.all(watching);
  const wrong = passed.filter((at) => at < standbyAt).length;
  return { promotedAt: standbyAt, checks, wrong };
}

function figuresOfRounds(rounds: readonly Round[]): Figure[] {
  const freezes = rounds.filter((_, round) => isFreeze(round)).length;
  const sum = (of: (round: Round) => number) => rounds.reduce((all, round) => all + of(round), 0);
  const slowest = (name: string, of: (round: Round) => number, goal = ''): Figure => {
    const beside = `at the slowest; median ${median(rounds.map(of)).toFixed(1)} s${goal}`;
    return { name, value: Math.max(...rounds.map(of)), unit: 's', beside };
  };
  return [
    {
      name: 'health check passed while there was no primary',
      value: sum((it) => it.wrong),
      unit: 'times',
      beside: `of ${sum((it) => it.checks)}, in ${rounds.length - freezes} kills and ${freezes} freezes`,
    },
    slowest('standby promoted', (it) => it.promotedS),
    slowest('both processes healthy again', (it) => it.wellS),
    slowest('every writer writing again', (it) => it.writingS, `, goal ${GOAL_S}`),
    slowest('events crossing again', (it) => it.hearingS),
    slowest('former primary a synchronous standby again', (it) => it.rejoinedS),
  ];
}
