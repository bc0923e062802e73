import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';

/** Where the nodes run. */
export interface Host {
  directory: string;
  /** The account and the environment. */
  options: Pick<SpawnOptions, 'uid' | 'gid' | 'cwd'> & { env: Record<string, string> };
}

/** A PostgreSQL with the process that watches and starts it. */
export interface FailoverNode {
  port: number;
  url: string;
  start(): void;
  /** Kills both at once, like a power failure. */
  kill(): Promise<void>;
  /** Stops all its processes, like a hanging machine: connections stay open, but nothing answers. */
  freeze(): void;
  thaw(): void;
  /** Whether it accepts connections. */
  accepts(): Promise<boolean>;
  query<Row extends pg.QueryResultRow>(text: string): Promise<Row[]>;
}

const ANSWER_WITHIN_MS = 2000;

/** @param place its data folder, port, and the address for queries about it */
export function createNode(
  { options }: Host,
  { data, port, url }: { data: string; port: number; url: string },
): FailoverNode {
  let keeper: ChildProcess | undefined;
  const signal = (name: NodeJS.Signals) => {
    // The keeper first, so that it can't restart what is killed.
    for (const pid of keeper?.pid ? treeOf(keeper.pid) : []) signalTo(pid, name);
  };
  const killAll = () => signal('SIGKILL');
  const node: FailoverNode = {
    port,
    url,
    start() {
      keeper = spawn('pg_autoctl', ['run', '--pgdata', data], { ...options, stdio: 'ignore' });
      process.once('exit', killAll);
    },
    async kill() {
      if (!keeper || keeper.exitCode !== null || keeper.signalCode !== null) return;
      const ended = once(keeper, 'exit');
      killAll();
      await ended;
      process.off('exit', killAll);
    },
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    accepts: () =>
      node.query('select 1').then(
        () => true,
        () => false,
      ),
    async query<Row extends pg.QueryResultRow>(text: string) {
      const client = new pg.Client({
        connectionString: url,
        ...{ connectionTimeoutMillis: ANSWER_WITHIN_MS, query_timeout: ANSWER_WITHIN_MS },
      });
      client.on('error', () => undefined);
      try {
        await client.connect();
        return (await client.query<Row>(text)).rows;
      } finally {
        await client.end().catch(() => undefined);
      }
    },
  };
  return node;
}

/** A process and all its descendants. */
function treeOf(root: number): number[] {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc').filter((it) => /^\d+$/.test(it))) {
    const parent = parentOf(name);
    if (parent !== null) children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const tree = [root];
  for (const pid of tree) tree.push(...(children.get(pid) ?? []));
  return tree;
}

function parentOf(pid: string): number | null {
  try {
    // The name of the program, in parentheses, may have spaces.
    const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'latin1').split(/\) (?=\S \d)/);
    return Number(rest.split(' ')[1]);
  } catch {
    return null;
  }
}

function signalTo(pid: number, name: NodeJS.Signals) {
  try {
    process.kill(pid, name);
  } catch {
    // It has just ended.
  }
}
