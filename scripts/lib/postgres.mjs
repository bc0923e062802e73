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
 * @property {() => Promise<void>} stop ends it and throws its data away
 * @property {(signal: 'SIGINT' | 'SIGQUIT') => Promise<void>} end ends it as for a restart: by SIGINT it
 *   ends its clients ('fast'), by SIGQUIT it does not even write out what it has ('immediate')
 * @property {() => Promise<void>} begin starts it again at the same address
 */

/** The data is thrown away afterwards, so nothing waits for the disk. */
const THROWAWAY = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off'];

/**
 * Starts a PostgreSQL of its own on a free port of this machine, on an empty directory.
 *
 * @param {string} bin folder with initdb and postgres
 * @param {{ durable?: boolean, settings?: string[] }} [options] durable for figures that should be true of production
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
        // PostgreSQL's 'fast' shutdown: it does not wait for its clients.
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
 * PostgreSQL refuses to run as root: then it runs as the user its package has made, or as nobody.
 *
 * @returns {Account}
 */
function findAccount() {
  if (process.getuid?.() !== 0) return {};
  const id = (/** @type {string} */ flag, /** @type {string} */ name) =>
    Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: id('-u', name), gid: id('-g', name) };
    } catch {
      // There is no such user; the next one may exist.
    }
  }
  throw new Error('PostgreSQL refuses to run as root, and there is no other user to run it as.');
}

/** @returns {Promise<number>} */
async function findFreePort() {
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
