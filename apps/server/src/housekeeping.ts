import { refreshStaleRoster } from './features/athletes/index.ts';
import { endStaleAuth } from './features/auth/index.ts';
import { sweepPhotos } from './features/photos/index.ts';
import { endOldAudit } from './platform/audit/audit.ts';
import { type Repetition, repeat } from './platform/db/embedded/repeat.ts';
import type { Services } from './platform/services.ts';

const HOUR_MS = 3_600_000;

/** What time alone brings about: now, and every hour. It is safe to run in several processes. */
export function startHousekeeping(services: Services): Repetition {
  const { db, now, background, log } = services;
  const keepHouse = async () => {
    await endStaleAuth(db, now());
    await endOldAudit(services);
    await refreshStaleRoster(services);
    await sweepPhotos(services);
  };
  background.run('housekeeping', keepHouse);
  return repeat(keepHouse, HOUR_MS, (error) =>
    log.error({ err: error }, 'housekeeping has failed'),
  );
}
