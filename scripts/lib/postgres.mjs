import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** @typedef {{ uid?: number, gid?: number }} Account */

/**
 * @typedef {object} Postgres
 * @property {string} url
 * @property {() => Promise<void>} stop stops it and deletes its data
 * @property {(signal: 'SIGINT' | 'SIGQUIT') => Promise<void>} end stops it for a restart: SIGINT disconnects clients
 * ('fast'), SIGQUIT exits without flushing ('immediate')
 * @property {() => Promise<void>} begin restarts it at the same address
 */

/** The data is deleted afterward, so nothing waits for the disk. */
const THROWAWAY = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off'];

/**
 * Starts a separate PostgreSQL on a free local port with an empty data directory.
 * @param {string} bin folder with initdb and postgres
 * @param {{ durable?: boolean, settings?: string[] }} [options] durable for production-like measurements
 * @returns {Promise<Postgres>}
 */
export async function startPostgres(bin, { durable = false, settings = [] } = {}) {
  const account = findAccount();
  const directory = mkdtempSync(join(tmpdir(), 'posedown-postgres-'));
  if (account.uid !== undefined && account.gid !== undefined) {
    chownSync(directory, account.uid, account.gid);
  }
  const data = join(directory, 'data');
  const remove = () => rmSync(directory, { recursive: true, force: true });
  try {
    createCluster(bin, data, account);
    const port = await findFreePort();
    const all = [
      ...['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories='],
      ...(durable ? [] : THROWAWAY),
      ...settings,
    ];
    const start = async () => {
      const server = spawn(
        join(bin, 'postgres'),
        ['-D', data, ...all.flatMap((it) => ['-c', it])],
        { ...account, cwd: directory, stdio: ['ignore', 'ignore', 'pipe'] },
      );
      const kill = () => server.kill('SIGQUIT');
      process.once('exit', kill);
      server.once('exit', () => process.off('exit', kill));
      await waitUntilReady(server);
      return server;
    };
    let server = await start();
    /** @param {'SIGINT' | 'SIGQUIT'} signal */
    const end = async (signal) => {
      if (server.exitCode !== null || server.signalCode !== null) return;
      const ended = once(server, 'exit');
      if (server.kill(signal)) await ended;
    };
    return {
      url: `postgres://posedown@127.0.0.1:${port}/postgres`,
      end,
      async begin() {
        server = await start();
      },
      async stop() {
        // PostgreSQL's 'fast' shutdown doesn't wait for clients.
        await end('SIGINT');
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}

/**
 * @param {string} bin
 * @param {string} data
 * @param {Account} account
 */
function createCluster(bin, data, account) {
  const access = ['--username=posedown', '--auth=trust'];
  const text = ['--encoding=UTF8', '--locale=C.UTF-8'];
  execFileSync(join(bin, 'initdb'), ['--no-sync', ...access, ...text, data], {
    ...account,
    cwd: join(data, '..'),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

/**
 * PostgreSQL refuses to run as root, so it runs as its package's user or as `nobody`.
 * @returns {Account}
 */
export function findAccount() {
  if (process.getuid?.() !== 0) return {};
  const id = (/** @type {string} */ flag, /** @type {string} */ name) =>
    Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: id('-u', name), gid: id('-g', name) };
    } catch {
      // This user doesn't exist; try the next one.
    }
  }
  throw new Error('PostgreSQL refuses to run as root, and there is no other user to run it as.');
}

/** @returns {Promise<number>} */
export async function findFreePort() {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}

/** @param {import('node:child_process').ChildProcess} server */
function waitUntilReady(server) {
  const { stderr } = server;
  if (!stderr) throw new Error('PostgreSQL was started without its log.');
  return new Promise((resolve, reject) => {
    const lines = [''];
    createInterface({ input: stderr }).on('line', (line) => {
      lines.push(line);
      if (line.includes('ready to accept connections')) resolve(undefined);
    });
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`PostgreSQL did not start.${lines.join('\n')}`)));
  });
}
