import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';

/** A test's child process that communicates in lines. */
export interface Child {
  process: ChildProcessByStdio<Writable, Readable, null>;
  /** Its output lines. */
  lines: AsyncIterator<string>;
  /** Resolves when it exits. */
  exited: Promise<unknown>;
  /** Kills it like a power failure, and waits until it has exited. */
  kill(): Promise<void>;
}

/**
 * Starts a script of this folder in its own Node.
 * @param wrapper a program and arguments to start Node with, such as strace
 */
export function runChild(script: string, args: string[], wrapper: string[] = []): Child {
  const path = fileURLToPath(new URL(script, import.meta.url));
  const [program = '', ...rest] = [...wrapper, process.execPath, '--import', 'tsx', path, ...args];
  const child = spawn(program, rest, { stdio: ['pipe', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  return {
    process: child,
    lines: createInterface({ input: child.stdout })[Symbol.asyncIterator](),
    exited,
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

/** The next output line of a child. */
export async function nextLine(child: Child): Promise<string> {
  const { value, done } = await child.lines.next();
  if (done) throw new Error('The process ended without a word.');
  return value;
}
