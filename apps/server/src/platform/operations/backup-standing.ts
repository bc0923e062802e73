import { newestBackupAt } from '../db/dump/newest-backup.ts';

const HOUR_MS = 3_600_000;
/** Backups run daily. Half a day more allows for a slow one or a restart. */
const OVERDUE_HOURS = 36;
/** How long the first backup may be missing after the start. */
const FIRST_HOURS = 1;

/** The state of this installation's backups. */
export interface BackupStanding {
  newestAt: Date | null;
  /** Whether the operator should look, because no backup was created in time. */
  isOverdue: boolean;
}

interface BackupStandingInput {
  dataDir: string;
  now: Date;
  /** When this process started. */
  startedAt: Date;
}

export async function backupStanding({
  dataDir,
  now,
  startedAt,
}: BackupStandingInput): Promise<BackupStanding> {
  const newestAt = await newestBackupAt(dataDir, now);
  const hoursSince = (time: Date) => (now.getTime() - time.getTime()) / HOUR_MS;
  const isOverdue = newestAt
    ? hoursSince(newestAt) > OVERDUE_HOURS
    : hoursSince(startedAt) > FIRST_HOURS;
  return { newestAt, isOverdue };
}
