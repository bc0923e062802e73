import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres } from '../../scripts/lib/postgres.mjs';
import { ensureSystemParts } from '../../scripts/lib/system-parts.mjs';
import type { Figure } from '../figure.ts';
import { isHealthy, LOAD_SETTINGS, type MixedLoad, underMixedLoad, until } from './mixed-load.ts';
import { startProcesses } from './processes.ts';

const ROUNDS = Number(process.env.RESTART_ROUNDS ?? 20);
/** Acknowledged writes between two restarts. */
const WRITES = 40;
const AWAY_MS = 1500;

type Postgres = Awaited<ReturnType<typeof startPostgres>>;

/**
 * Restarts PostgreSQL under two processes of the product, gracefully and forcibly in turn, while athletes write
 * through both and retry unanswered writes with the same key. Everything acknowledged must exist exactly once.
 * @param isProxied whether the writers connect through HAProxy, and the processes through PgBouncer
 */
export async function measureRestarts(isProxied = false): Promise<Figure[]> {
  const { postgresBin } = await ensureSystemParts();
  if (!postgresBin) throw new Error('There is no PostgreSQL.');
  const postgres = await startPostgres(postgresBin, { durable: true });
  try {
    const two = await startProcesses(postgres.url, LOAD_SETTINGS, { isProxied });
    try {
      const { result: rounds, figures } = await underMixedLoad(two, (load) =>
        restartRepeatedly(load, postgres),
      );
      return [...figures, ...figuresOfRounds(rounds)];
    } finally {
      await two.close();
    }
  } finally {
    await postgres.stop();
  }
}

async function restartRepeatedly(load: MixedLoad, postgres: Postgres): Promise<Round[]> {
  const rounds: Round[] = [];
  while (rounds.length < ROUNDS) {
    rounds.push(await restart(load, postgres, rounds.length % 2 === 0 ? 'SIGINT' : 'SIGQUIT'));
  }
  return rounds;
}

/** Results of one restart, in seconds from when PostgreSQL was back. */
interface Round {
  wellS: number;
  writingS: number;
  hearingS: number;
  /** Processes that reported being healthy during the outage. */
  wrong: number;
}

async function restart(
  load: MixedLoad,
  postgres: Postgres,
  signal: 'SIGINT' | 'SIGQUIT',
): Promise<Round> {
  await load.writes(WRITES);
  await postgres.end(signal);
  const urls = load.two.products.map(({ url }) => url);
  const wrong = (await Promise.all(urls.map(isHealthy))).filter(Boolean).length;
  await sleep(AWAY_MS);
  await postgres.begin();
  const back = performance.now();
  const secondsSince = () => (performance.now() - back) / 1000;
  await Promise.all(urls.map((url) => until(() => isHealthy(url))));
  const wellS = secondsSince();
  await load.everyWriter(back);
  const writingS = secondsSince();
  await load.event(back);
  return { wellS, writingS, hearingS: secondsSince(), wrong };
}

function figuresOfRounds(rounds: readonly Round[]): Figure[] {
  const slowest = (of: (round: Round) => number) => Math.max(...rounds.map(of));
  const beside = 'after the return of PostgreSQL, at the slowest';
  return [
    {
      name: 'health check passed while PostgreSQL was down',
      value: rounds.reduce((sum, { wrong }) => sum + wrong, 0),
      unit: 'times',
      beside: `of ${2 * rounds.length} in ${rounds.length} restarts, half of them by force`,
    },
    { name: 'both processes healthy again', value: slowest((it) => it.wellS), unit: 's', beside },
    { name: 'every writer writing again', value: slowest((it) => it.writingS), unit: 's', beside },
    { name: 'events crossing again', value: slowest((it) => it.hearingS), unit: 's', beside },
  ];
}
