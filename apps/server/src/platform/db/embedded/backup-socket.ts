import { rmSync } from 'node:fs';
import { createConnection, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { z } from 'zod';
import type { Backup } from '../dump/verify-backup.ts';
import type { Log } from './log.ts';
import { OperatorError, systemErrorCode } from './operator-error.ts';

/** The longest socket path every system accepts, including the terminating zero. */
const LONGEST_PATH = 103;

const replySchema = z.union([
  z.object({
    backup: z.object({ path: z.string(), tables: z.int(), rows: z.int(), uploads: z.int() }),
  }),
  z.object({ error: z.string() }),
]);

/** The result reported by the process that created the backup. */
export type BackupSummary = Pick<Backup, 'path' | 'tables' | 'rows' | 'uploads'>;

/** Lets `npm run db:backup` request a backup from the process that uses the data folder. */
export interface BackupSocket {
  close(): Promise<void>;
}

/** Creates a new backup for every connection. The caller must hold the data folder's lock. */
export function listenForBackups(
  dataDir: string,
  backup: () => Promise<Backup>,
  log: Log,
): BackupSocket {
  const path = socketPath(dataDir);
  if (path === null) return { close: async () => undefined };
  // Left over from a killed process: because we hold the lock, no other process is listening.
  rmSync(path, { force: true });
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    const answer = (reply: z.input<typeof replySchema>) => {
      socket.write(JSON.stringify(reply));
      socket.destroySoon();
    };
    backup().then(
      (created) => answer({ backup: created }),
      (error: unknown) => answer({ error: error instanceof Error ? error.message : String(error) }),
    );
  });
  server.on('error', (error) => log('warn', `npm run db:backup cannot reach us: ${error.message}`));
  server.listen(path).unref();
  return { close: () => new Promise((resolve) => server.close(() => resolve())) };
}

/**
 * Requests a backup from the process using a data folder and waits for it. @throws OperatorError `data_dir_in_use` if
 * that process takes no requests
 */
export async function requestBackup(dataDir: string): Promise<BackupSummary> {
  const path = socketPath(dataDir);
  const answer = path === null ? '' : await readAll(createConnection(path)).catch(noAnswer);
  if (answer === '') {
    throw new OperatorError(
      'data_dir_in_use',
      `The data folder ${dataDir} is in use by a process that accepts no backup requests; the server makes a backup every day on its own.`,
    );
  }
  const reply = replySchema.parse(JSON.parse(answer));
  if ('backup' in reply) return reply.backup;
  throw new OperatorError('backup_failed', `The server could not make a backup: ${reply.error}`);
}

function noAnswer(error: unknown): string {
  if (['ENOENT', 'ECONNREFUSED', 'ECONNRESET'].includes(systemErrorCode(error) ?? '')) return '';
  throw error;
}

async function readAll(socket: Socket): Promise<string> {
  let text = '';
  for await (const bytes of socket.setEncoding('utf8')) text += bytes;
  return text;
}

function socketPath(dataDir: string): string | null {
  const path = join(dataDir, 'backup.sock');
  return process.platform === 'win32' || path.length > LONGEST_PATH ? null : path;
}
