import {
  blockingConditions,
  calendarDayIn,
  holdBlockReason,
  peakCautions,
  peakOpensOn,
} from '@posedown/coaching';
import type { PeakWeekReply } from '@posedown/contract';
import type { Db } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { healthFacts, type Person } from '../athletes/index.ts';
import { showPhotoRefs } from '../photos/index.ts';
import { findShowToRead } from './find-show.ts';
import { findIntakeFacts } from './gather-facts.ts';
import { listTicks, type StoredPlan } from './queries.ts';

/**
 * An athlete's peak week for them and their coach; override reasons are only for the coach.
 * @param named the show, else today's
 */
export async function showPeakWeek(
  { db, now }: { db: Db; now: Date },
  actor: Actor,
  athlete: Person,
  named?: string,
): Promise<PeakWeekReply> {
  const { id, name, units } = athlete;
  const today = calendarDayIn(now, athlete.timezone);
  const found = await findShowToRead(db, id, today, named);
  const isPast = found?.isPast ?? false;
  const cautions =
    found?.plan && !isPast
      ? await findCautions(db, athlete, { now, plan: found.plan, showDay: found.show.date })
      : [];
  return {
    athlete: { id, name, units },
    today,
    show: found && toShow(found.show),
    others: (found?.others ?? []).map((other) => ({
      ...toShow(other),
      isOfToday: other.isOfToday,
    })),
    barredBy: blockingConditions(healthFacts(athlete), 'peak'),
    holdBar: holdBlockReason(healthFacts(athlete), 'peak'),
    isPast,
    opensOn: found && peakOpensOn(found.show.date),
    plan: found?.plan ? { ...toPlan(found.plan, actor), cautions } : null,
    log: found?.plan ? await showLog(db, id, found.show.id) : [],
  };
}

async function findCautions(
  db: Db,
  athlete: Person,
  { now, plan, showDay }: { now: Date; plan: StoredPlan; showDay: string },
) {
  const { weightKg, days } = plan;
  return peakCautions(days, await findIntakeFacts(db, athlete, { now, weightKg, showDay }));
}

const toShow = ({ id, name, date }: { id: string; name: string; date: string }) => ({
  competitionId: id,
  name,
  date,
});

async function showLog(db: Db, athleteId: string, competitionId: string) {
  const ticks = await listTicks(db, athleteId, competitionId);
  const ids = ticks.map(({ photoId }) => photoId);
  const photos = await showPhotoRefs(db, athleteId, ids);
  return ticks.map(({ photoId, ...tick }) => ({
    ...tick,
    photo: (photoId && photos.get(photoId)) || null,
  }));
}

function toPlan(stored: StoredPlan, { role }: Actor) {
  return {
    ...stored,
    approvedAt: stored.approvedAt?.toISOString() ?? null,
    warningReason: role === 'coach' ? stored.warningReason : null,
  };
}
