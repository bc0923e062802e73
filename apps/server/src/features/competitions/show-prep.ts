import { addDays, calendarDayIn, prepPhaseAt, trendPoints, weeksOut } from '@posedown/coaching';
import type { Prep } from '@posedown/contract';
import { notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import type { Person } from '../athletes/index.ts';
import { findNextShow } from '../shows/index.ts';
import { listWeighIns } from '../weigh-ins/index.ts';
import { toCompetition, toMilestone } from './competition-reply.ts';
import { listCompetitions, listMilestones, listTicks } from './queries.ts';

/** A prep is looked at from its beginning, 16 weeks back: from today, or from the show that is over. */
const PREP_DAYS = 112;

/**
 * The prep of an athlete for one show: the one asked for, else the next one, else the last one.
 * @throws AppError `not_found` when the show asked for is not the athlete's.
 */
export async function showPrep(
  { db, now }: Pick<Services, 'db' | 'now'>,
  athlete: Person,
  competitionId: string | undefined,
): Promise<Prep> {
  const { id: userId, name, units } = athlete;
  const today = calendarDayIn(now(), athlete.timezone);
  const all = await listCompetitions(db, userId);
  const next = await findNextShow(db, userId, today);
  // The one asked for, else the next one, else the last one: the latest comes first.
  const chosen = competitionId
    ? all.find(({ id }) => id === competitionId)
    : (all.find(({ id }) => id === next?.id) ?? all[0]);
  if (competitionId && !chosen) throw notFound('That competition');
  const lastDay = chosen && chosen.date < today ? chosen.date : today;
  return {
    athlete: { id: userId, name, units },
    today,
    competition: chosen ? toCompetition(chosen, today) : null,
    answeredShowDay: next && !next.id ? next.date : null,
    phase: chosen && chosen.date >= today ? prepPhaseAt(weeksOut(today, chosen.date)) : null,
    competitions: all.map((competition) => toCompetition(competition, today)),
    milestones: chosen ? (await listMilestones(db, userId, chosen.id)).map(toMilestone) : [],
    weighIns: trendPoints(await listWeighIns(db, userId, addDays(lastDay, -PREP_DAYS), lastDay)),
    checklist: chosen ? await listTicks(db, userId, chosen.id) : [],
  };
}
