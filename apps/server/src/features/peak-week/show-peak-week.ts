import {
  addDays,
  barringConditions,
  calendarDayIn,
  daysBetween,
  FIRST_PEAK_DAY,
  LAST_PEAK_DAY,
  peakCautions,
  peakOpensOn,
} from '@posedown/coaching';
import type { PeakWeekReply } from '@posedown/contract';
import type { Db } from '../../platform/db/database.ts';
import { findNextShow, healthFacts, type Person } from '../athletes/index.ts';
import { showPhotoRefs } from '../photos/index.ts';
import { findEater } from './find-eater.ts';
import { findPlan, listShows, listTicks, type StoredPlan } from './queries.ts';

/**
 * The show a peak week is about: the one of today, the next one once its own peak days have begun,
 * else the last one while its plan still runs, else the next one.
 */
export async function findShow(db: Db, athleteId: string, today: string) {
  const recent = await listShows(db, athleteId, addDays(today, -LAST_PEAK_DAY), today);
  const next = recent.find(({ date }) => date === today) ?? (await findNext(db, athleteId, today));
  const isNear = next && daysBetween(today, next.date) <= -FIRST_PEAK_DAY;
  for (const show of isNear ? [] : recent) {
    const plan = await findPlan(db, athleteId, show.id);
    if (plan) return { show, plan };
  }
  return next ? { show: next, plan: await findPlan(db, athleteId, next.id) } : null;
}

/** The next show, once it is a competition: a day alone has no peak week. */
async function findNext(db: Db, athleteId: string, today: string) {
  const show = await findNextShow(db, athleteId, today);
  return show?.id && show.name ? { id: show.id, name: show.name, date: show.date } : undefined;
}

/** An athlete's peak week as they and their coach see it. */
export async function showPeakWeek(db: Db, athlete: Person, now: Date): Promise<PeakWeekReply> {
  const { id, name, units } = athlete;
  const today = calendarDayIn(now, athlete.timezone);
  const found = await findShow(db, id, today);
  const cautions = found?.plan
    ? await findCautions(db, athlete, { now, plan: found.plan, showDay: found.show.date })
    : [];
  return {
    athlete: { id, name, units },
    today,
    show: found && {
      competitionId: found.show.id,
      name: found.show.name,
      date: found.show.date,
    },
    barredBy: barringConditions(healthFacts(athlete), 'peak'),
    opensOn: found && peakOpensOn(found.show.date),
    plan: found?.plan ? { ...toPlan(found.plan), cautions } : null,
    log: found?.plan ? await showLog(db, id, found.show.id) : [],
  };
}

async function findCautions(
  db: Db,
  athlete: Person,
  { now, plan, showDay }: { now: Date; plan: StoredPlan; showDay: string },
) {
  const { weightKg, days } = plan;
  return peakCautions(days, await findEater(db, athlete, { now, weightKg, showDay }));
}

async function showLog(db: Db, athleteId: string, competitionId: string) {
  const ticks = await listTicks(db, athleteId, competitionId);
  const ids = ticks.map(({ photoId }) => photoId);
  const photos = await showPhotoRefs(db, athleteId, ids);
  return ticks.map(({ photoId, ...tick }) => ({
    ...tick,
    photo: (photoId && photos.get(photoId)) || null,
  }));
}

function toPlan(stored: StoredPlan) {
  return { ...stored, approvedAt: stored.approvedAt?.toISOString() ?? null };
}
