import {
  addDays,
  daysBetween,
  FIRST_PEAK_DAY,
  formatDay,
  isPeakNear,
  LAST_PEAK_DAY,
  peakOpensOn,
} from '@posedown/coaching';
import type { Db } from '../../platform/db/database.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import { findNextShow, findPlanOverrides, listShowsAhead } from '../shows/index.ts';
import { findOwnShow, findPlan, listShows } from './queries.ts';

/**
 * The show of a peak week: the requested one, or else today's, with its plan and the other selectable shows. @throws
 * AppError `not_found` if the requested show isn't the athlete's, `conflict` if it is over or too far ahead
 */
export async function findShow(db: Db, athleteId: string, today: string, named?: string) {
  const { show, others } = await chooseShow(db, athleteId, today, named);
  if (named && !show) throw await refusalOf(db, athleteId, today, named);
  if (!show) return null;
  return { show, others, plan: await findPlan(db, athleteId, show.id) };
}

/** Like `findShow`, but also returns a past show's plan for reference. */
export async function findShowToRead(db: Db, athleteId: string, today: string, named?: string) {
  const { show, others } = await chooseShow(db, athleteId, today, named);
  if (show) {
    return { show, others, plan: await findPlan(db, athleteId, show.id), isPast: false };
  }
  if (!named) return null;
  const past = await findOwnShow(db, athleteId, named);
  const plan = past && past.date < today ? await findPlan(db, athleteId, named) : null;
  if (!past || !plan) throw await refusalOf(db, athleteId, today, named);
  return { show: past, others, plan, isPast: true };
}

async function chooseShow(db: Db, athleteId: string, today: string, named?: string) {
  const shows = await listShowsToName(db, athleteId, today);
  const show = shows.find(({ id, isOfToday }) => (named ? id === named : isOfToday));
  return { show, others: shows.filter((other) => other !== show) };
}

async function listShowsToName(db: Db, athleteId: string, today: string) {
  const ofToday = await findShowOfToday(db, athleteId, today);
  const ahead = await listShowsAhead(db, athleteId, today);
  const near = ahead.filter(({ id, date }) => id !== ofToday?.id && isPeakNear(today, date));
  return [
    ...(ofToday ? [{ ...ofToday, isOfToday: true }] : []),
    ...near.map((show) => ({ ...show, isOfToday: false })),
  ];
}

async function refusalOf(db: Db, athleteId: string, today: string, named: string) {
  const show = await findOwnShow(db, athleteId, named);
  if (!show) return notFound('Competition');
  const userMessage = isPeakNear(today, show.date)
    ? 'That show is over.'
    : `It’s too early: you can create the plan for that show from ${formatDay(peakOpensOn(show.date))}.`;
  return new AppError('conflict', { userMessage });
}

/**
 * The show whose plan replaces today's training, or else today's show, the next show once its peak days have started,
 * the last show while its plan runs, or the next show.
 */
async function findShowOfToday(db: Db, athleteId: string, today: string) {
  const { peak } = await findPlanOverrides(db, athleteId, today);
  if (peak?.day) return findOwnShow(db, athleteId, peak.competitionId);
  const recent = await listShows(db, athleteId, addDays(today, -LAST_PEAK_DAY), today);
  const next = recent.find(({ date }) => date === today) ?? (await findNext(db, athleteId, today));
  const isNear = next && daysBetween(today, next.date) <= -FIRST_PEAK_DAY;
  for (const show of isNear ? [] : recent) {
    if (await findPlan(db, athleteId, show.id)) return show;
  }
  return next ?? null;
}

/** The next show, if entered as a competition. A date alone has no peak week. */
async function findNext(db: Db, athleteId: string, today: string) {
  const show = await findNextShow(db, athleteId, today);
  return show?.id && show.name ? { id: show.id, name: show.name, date: show.date } : undefined;
}
