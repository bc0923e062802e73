import { pruneMails } from './features/account/index.ts';
import { deleteDueAccounts, endDueCoaching } from './features/admin/index.ts';
import {
  findHeadCoachId,
  refreshRosterEntry,
  refreshStaleRoster,
} from './features/athletes/index.ts';
import { deleteExpiredAuth } from './features/auth/index.ts';
import { rescanTexts } from './features/insights/index.ts';
import { deleteOldInvitations } from './features/invitations/index.ts';
import { pruneScheduled } from './features/messages/index.ts';
import {
  noticeDue,
  noticeOverdueBackup,
  pruneInterrupted,
  pruneNotices,
} from './features/notices/index.ts';
import { sweepPhotos } from './features/photos/index.ts';
import { applyPlannedChanges, proposeDue } from './features/proposals/index.ts';
import { rescanSupplements } from './features/supplements/index.ts';
import { pruneTasks } from './features/tasks/index.ts';
import { sweepVoiceNotes } from './features/voice-notes/index.ts';
import { deleteOldAuditEntries } from './platform/audit/audit.ts';
import { type Repetition, repeat } from './platform/db/embedded/repeat.ts';
import type { Services } from './platform/services.ts';
import { warnOfFullDisk } from './platform/storage/disk-usage.ts';
import { warnAboutLeftoverFiles } from './platform/storage/warn-about-leftover-files.ts';

const HOUR_MS = 3_600_000;
/** Serve waiting requests first, because after a day's pause the jobs take seconds. */
const FIRST_MS = 5000;

/** Runs the scheduled jobs soon after start and then every hour. */
export function startHousekeeping(services: Services): Repetition {
  const report = (error: unknown) => services.background.report('housekeeping', error);
  return repeat(() => runHousekeeping(services), HOUR_MS, report, FIRST_MS);
}

/** Runs the scheduled jobs. Safe in several processes. */
export async function runHousekeeping(services: Services): Promise<void> {
  const { db, now } = services;
  const chores: Record<string, () => Promise<unknown>> = {
    'watch the disk': () => warnOfFullDisk(services),
    'watch the uploads folder': () => warnAboutLeftoverFiles(services),
    'delete expired sessions': () => deleteExpiredAuth(db, now()),
    'delete old audit entries': () => deleteOldAuditEntries(services),
    'delete old invitations': () => deleteOldInvitations(services),
    'end coaching': () => endDueCoaching(services),
    'delete accounts': () => deleteDueAccounts(services),
    'refresh the roster': () => refreshStaleRoster(services),
    'apply planned changes': () => applyPlannedChanges(services),
    'create weekly proposals': () => proposeDue(services),
    'sweep photos': () => sweepPhotos(services),
    'sweep voice notes': () => sweepVoiceNotes(services),
    'rescan supplements': () => rescanSupplements(services),
    'rescan texts': () => rescanTexts(services, { onHold: refreshRosterEntry }),
    'send due notices': () => noticeDue(services),
    'watch the backups': async () => noticeOverdueBackup(services, await findHeadCoachId(db)),
    'delete old notices': () => pruneNotices(services),
    'delete interrupted deliveries': () => pruneInterrupted(services),
    'delete old scheduled messages': () => pruneScheduled(services),
    'delete old tasks': () => pruneTasks(services),
    'prune queued mail': () => pruneMails(services),
  };
  // A failing job must not keep the others from running.
  for (const [name, chore] of Object.entries(chores)) {
    await chore().catch((error: unknown) => services.background.report(name, error));
  }
}
