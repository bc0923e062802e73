import { refreshStaleRoster } from './features/athletes/index.ts';
import { endStaleAuth } from './features/auth/index.ts';
import { endOldInvitations } from './features/invitations/index.ts';
import { sweepPhotos } from './features/photos/index.ts';
import { reviewPlans } from './features/progress/index.ts';
import { endOldAudit } from './platform/audit/audit.ts';
import { type Repetition, repeat } from './platform/db/embedded/repeat.ts';
import type { Services } from './platform/services.ts';

const HOUR_MS = 3_600_000;

/** What time alone brings about: now, and every hour. It is safe to run in several processes. */
export function startHousekeeping(services: Services): Repetition {
  const { db, now, background, log } = services;
  const report = (error: unknown) => log.error({ err: error }, 'housekeeping has failed');
  const chores = [
    () => endStaleAuth(db, now()),
    () => endOldAudit(services),
    () => endOldInvitations(services),
    () => refreshStaleRoster(services),
    () => reviewPlans(services),
    () => sweepPhotos(services),
  ];
  const keepHouse = async () => {
    // What one of them cannot do must not keep the others from being done, hour after hour.
    for (const chore of chores) await chore().catch(report);
  };
  background.run('housekeeping', keepHouse);
  return repeat(keepHouse, HOUR_MS, report);
}
