import type { ClientStatus } from '@posedown/coaching';
import type { Services } from '../../../platform/services.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { countRoster } from './queries.ts';

const PREP_DAYS = 10 * 7;

/** The counts above the roster: how many stand where, and how the whole gym is doing. */
export async function summariseClients({ db }: Pick<Services, 'db'>, actor: Actor) {
  const counted = await countRoster(db, actor.userId, PREP_DAYS);
  const athletes = (status: ClientStatus | null) =>
    counted.byStatus.find((row) => row.status === status)?.athletes ?? 0;
  const total = counted.byStatus.reduce((sum, row) => sum + row.athletes, 0);
  const rated = total - athletes(null);
  const points = counted.byStatus.reduce((sum, row) => sum + row.compliance, 0);
  return {
    total,
    byStatus: {
      excellent: athletes('excellent'),
      good: athletes('good'),
      warning: athletes('warning'),
      behind: athletes('behind'),
      unrated: athletes(null),
    },
    inPrep: counted.inPrep,
    averageCompliance: rated > 0 ? Math.round(points / rated) : null,
    checkedInToday: counted.checkedInToday,
  };
}
