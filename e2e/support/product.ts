import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url));

/** The built product in a process of its own, on a free port and a data folder of its own. */
export interface Product {
  /** Where it answers, such as `http://127.0.0.1:40123`. It stays the same after a restart. */
  url: string;
  dataDir: string;
  /** The number of the process that serves now. */
  readonly pid: number;
  /** Ends the process as a power cut would, without a chance to write anything out. */
  kill(): Promise<void>;
  /**
   * Starts it again on the same data folder and port, after `kill`.
   * @param at what its clock shows then; the present where it is not said
   */
  restart(at?: Date): Promise<void>;
  /** Stops it as an operator would and throws its data away. */
  close(): Promise<void>;
}

/**
 * Starts the built product.
 * @param settings environment variables, such as `{ DEMO: 'on' }`; a DATA_DIR belongs to who names it
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

/** Makes a process begin at another time, before anything of it has looked at the clock. */
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
    // As the image sets them (decision 36).
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

/** Waits for the line with which the product says that it is ready. */
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
