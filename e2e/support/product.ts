import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url));

/** The built product in a separate process, on a free port and with its own data folder. */
export interface Product {
  /** Its URL, such as `http://127.0.0.1:40123`. It stays the same after a restart. */
  url: string;
  dataDir: string;
  /** The id of the current server process. */
  readonly pid: number;
  /** Kills the process like a power failure, without a chance to write anything. */
  kill(): Promise<void>;
  /**
   * Restarts it on the same data folder and port after `kill`.
   * @param at the time of its clock, by default the present
   */
  restart(at?: Date): Promise<void>;
  /** Stops it like an operator would and deletes its data. */
  close(): Promise<void>;
}

/**
 * Starts the built product.
 * @param settings environment variables, such as `{ DEMO: 'on' }`. A given DATA_DIR belongs to the
 * caller.
 */
export async function startProduct(settings: Record<string, string> = {}): Promise<Product> {
  const dataDir = settings.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'posedown-journey-'));
  const start = (port: string, at?: Date) =>
    startServer({ DEMO: 'off', ...settings, ...clockAt(at), DATA_DIR: dataDir, PORT: port });
  let server = await start('0');
  const { port } = new URL(server.url);
  return {
    url: server.url,
    dataDir,
    get pid() {
      return server.process.pid ?? 0;
    },
    kill: () => end(server.process, 'SIGKILL'),
    async restart(at) {
      server = await start(port, at);
    },
    async close() {
      await end(server.process, 'SIGTERM');
      if (!settings.DATA_DIR) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Starts a process at another time, before any of its code reads the clock. */
function clockAt(at: Date | undefined): Record<string, string> {
  if (!at) return {};
  const script = `
    const ahead = ${at.getTime()} - Date.now();
    globalThis.Date = class extends Date {
      constructor(...parts) {
        if (parts.length === 0) super(Date.now());
        else super(...parts);
      }
      static now() {
        return super.now() + ahead;
      }
    };`;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}` };
}

async function startServer(settings: Record<string, string>) {
  const environment = {
    // As set by the image (decision 36).
    ...{ NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' },
    COACH_EMAIL: 'coach@demo.posedown.app',
  };
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env.PATH, LOG_LEVEL: 'error', ...environment, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // No server outlives the tests that started it.
  const killed = () => child.kill('SIGKILL');
  process.once('exit', killed);
  child.once('exit', () => process.off('exit', killed));
  return { process: child, url: await readAddress(child) };
}

/** Waits for the line in which the product reports that it is ready. */
function readAddress(child: ChildProcess): Promise<string> {
  const { stdout, stderr } = child;
  if (!stdout || !stderr) throw new Error('The product was started without its output.');
  return new Promise((resolve, reject) => {
    const lines: string[] = [];
    for (const stream of [stdout, stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line);
        const address = /ready at (http:\/\/\S+)/.exec(line)?.[1];
        if (address) resolve(address);
      });
    }
    child.once('error', reject);
    child.once('close', () => reject(new Error(`The product did not start:\n${lines.join('\n')}`)));
  });
}

async function end(child: ChildProcess, signal: NodeJS.Signals) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
}
