import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findAccount, findFreePort } from '../../scripts/lib/postgres.mjs';
import { requirePrograms } from '../../scripts/lib/system-parts.mjs';

/** A running proxy on a local port. */
export interface Proxy {
  host: string;
  stop(): Promise<void>;
}

const DEPLOY = fileURLToPath(new URL('../../deploy/', import.meta.url));
const WAIT_MS = 20;
const MAX_TRIES = 250;

/**
 * Starts HAProxy with a configuration of the product.
 * @param file its path in `deploy`
 * @param settings its environment, without the address to listen on
 */
export async function startHaproxy(file: string, settings: Record<string, string>): Promise<Proxy> {
  await requirePrograms(['haproxy'], ['haproxy']);
  const port = await findFreePort();
  const env = { ...process.env, ...settings, BIND: `127.0.0.1:${port}` };
  return startProxy(port, 'haproxy', ['-q', '-f', join(DEPLOY, file)], { env });
}

/**
 * Starts PgBouncer with the product's configuration, except for addresses and paths.
 * @returns its proxy, and the address for the product
 */
export async function startPgBouncer(databaseUrl: string): Promise<Proxy & { url: string }> {
  await requirePrograms(['pgbouncer'], ['pgbouncer']);
  const { hostname, port: databasePort, pathname, username } = new URL(databaseUrl);
  const directory = mkdtempSync(join(tmpdir(), 'posedown-pgbouncer-'));
  const port = await findFreePort();
  const database = `host=${hostname} port=${databasePort} dbname=${pathname.slice(1)}`;
  const users = join(directory, 'userlist.txt');
  const config = join(directory, 'pgbouncer.ini');
  const changes: [string | RegExp, string][] = [
    ['host=database port=5432 dbname=posedown', database],
    [/^listen_port = .*$/m, `listen_port = ${port}\nunix_socket_dir =`],
    [/^auth_file = .*$/m, `auth_file = ${users}`],
  ];
  const text = readFileSync(join(DEPLOY, 'pgbouncer.ini'), 'utf8');
  writeFileSync(
    config,
    changes.reduce((all, change) => replaced(all, ...change), text),
  );
  writeFileSync(users, `"${username}" "secret"\n`);
  // It refuses to run as root, like PostgreSQL.
  const account = findAccount();
  for (const path of [directory, config, users]) {
    if (account.uid !== undefined && account.gid !== undefined) {
      chownSync(path, account.uid, account.gid);
    }
  }
  const proxy = await startProxy(port, 'pgbouncer', ['--quiet', config], account);
  return {
    ...proxy,
    url: `postgres://${username}:secret@${proxy.host}/posedown`,
    async stop() {
      await proxy.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

function replaced(text: string, from: string | RegExp, to: string): string {
  const result = text.replace(from, to);
  if (result === text) throw new Error(`The configuration has no ${from}.`);
  return result;
}

async function startProxy(
  port: number,
  program: string,
  args: string[],
  options: SpawnOptions,
): Promise<Proxy> {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  const lines: string[] = [];
  child.stderr?.on('data', (data) => lines.push(String(data)));
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  for (let tries = 0; !(await isOpen(port)); tries += 1) {
    if (hasEnded(child) || tries === MAX_TRIES) {
      throw new Error(`${program} did not start: ${lines.join('')}`);
    }
    await sleep(WAIT_MS);
  }
  return {
    host: `127.0.0.1:${port}`,
    async stop() {
      if (hasEnded(child)) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode !== null || signalCode !== null;

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
