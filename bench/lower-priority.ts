import { setPriority } from 'node:os';

/**
 * Only root can restore its priority; for other users, later browsers would be slowed down along with this process.
 */
const CAN_RESTORE_PRIORITY = process.getuid?.() === 0;

/** The browser simulates a phone, which doesn't share its processor with the server or the benchmark. */
export function lowerPriority(pid: number): void {
  if (CAN_RESTORE_PRIORITY) setPriority(pid, 10);
}

/** Call before starting a browser, which inherits this process's priority. */
export function restorePriority(): void {
  if (CAN_RESTORE_PRIORITY) setPriority(process.pid, 0);
}
