import { refreshStaleRoster } from './features/athletes/index.ts';
import { endStaleAuth } from './features/auth/index.ts';
import { rereadWords } from './features/insights/index.ts';
import { endOldInvitations } from './features/invitations/index.ts';
import { sweepPhotos } from './features/photos/index.ts';
import { reviewPlans } from './features/progress/index.ts';
import { rereadLines } from './features/supplements/index.ts';
import { endOldAudit } from './platform/audit/audit.ts';
import { type Repetition, repeat } from './platform/db/embedded/repeat.ts';
import type { Services } from './platform/services.ts';

const HOUR_MS = 3_600_000;
/** Whoever has waited for the start is served first: after a day's pause the chores take seconds. */
const FIRST_MS = 5000;

/** Does what time alone brings about, soon and then every hour. */
export function startHousekeeping(services: Services): Repetition {
  return repeat(() => keepHouse(services), HOUR_MS, reportTo(services.log), FIRST_MS);
}

/** Does what time alone brings about. It is safe to run in several processes. */
export async function keepHouse(services: Omit<Services, 'background'>): Promise<void> {
  const { db, now, log } = services;
  const chores = [
    () => endStaleAuth(db, now()),
    () => endOldAudit(services),
    () => endOldInvitations(services),
    () => refreshStaleRoster(services),
    () => reviewPlans(services),
    () => sweepPhotos(services),
    () => rereadLines(services),
    () => rereadWords(services),
  ];
  // What one of them cannot do must not keep the others from being done, hour after hour.
  for (const chore of chores) await chore().catch(reportTo(log));
}

const reportTo = (log: Services['log']) => (error: unknown) =>
  log.error({ err: error }, 'housekeeping has failed');
