import { type Repetition, repeat } from '../../../platform/db/embedded/repeat.ts';
import type { Services } from '../../../platform/services.ts';
import { deliverEmails } from './deliver-emails.ts';
import { deliverPushes } from './deliver-pushes.ts';
import { deleteInterrupted } from './queries.ts';

const POLL_MS = 15_000;
/** Serve waiting requests first. */
const FIRST_MS = 5000;
/** No process works on one delivery for this long. */
const INTERRUPTED_AFTER_MS = 60 * 60_000;

/** Sends emails and push notices as they are due, in any number of processes. Neither waits for the other. */
export function startDeliveries(services: Services): Repetition {
  let isStopping = false;
  const start = (name: string, deliver: typeof deliverEmails | typeof deliverPushes) =>
    repeat(
      () => deliver(services, () => isStopping),
      POLL_MS,
      (error) => services.background.report(name, error),
      FIRST_MS,
    );
  const lanes = [start('notice emails', deliverEmails), start('push notices', deliverPushes)];
  return {
    async stop() {
      isStopping = true;
      await Promise.all(lanes.map((lane) => lane.stop()));
    },
  };
}

/** Deletes the deliveries of processes that stopped while sending. They may have been sent. */
export async function pruneInterrupted({ db, now, log }: Pick<Services, 'db' | 'now' | 'log'>) {
  const count = await deleteInterrupted(db, new Date(now().getTime() - INTERRUPTED_AFTER_MS));
  if (count > 0) {
    log.warn(`The server stopped while sending ${count} notices; they may not have arrived`);
  }
}
