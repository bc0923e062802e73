import {
  addDays,
  type CalendarDay,
  calendarDayIn,
  isResultOpen,
  prepPhaseAt,
  trendPoints,
  weeksOut,
} from '@posedown/coaching';
import {
  type Competition,
  competitionEndpoints,
  type Milestone,
  type Prep,
} from '@posedown/contract';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../platform/errors.ts';
import { addEndpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { type AthleteCall, athleteOf, type Person } from '../athletes/index.ts';
import { findNextShow } from '../shows/index.ts';
import { listWeighIns } from '../weigh-ins/index.ts';
import { enterResult, setWeightLimit, withdrawFromShow } from './enter-result.ts';
import {
  listCompetitions,
  listMilestones,
  listTicks,
  type StoredCompetition,
  type StoredMilestone,
} from './queries.ts';
import {
  addMilestone,
  changeMilestone,
  deleteMilestone,
  suggestForShow,
  tickChecklist,
} from './save-milestone.ts';

/** A prep covers the last 16 weeks before today or before a past show. */
const PREP_DAYS = 112;

/**
 * The prep for one show: the requested one, or else the next, or else the last. @throws AppError
 * `not_found` if the show isn't the athlete's
 */
async function showPrep(
  { db, now }: Pick<Services, 'db' | 'now'>,
  athlete: Person,
  competitionId: string | undefined,
): Promise<Prep> {
  const { id: userId, name, units } = athlete;
  const today = calendarDayIn(now(), athlete.timezone);
  const all = await listCompetitions(db, userId);
  const next = await findNextShow(db, userId, today);
  // The list is newest first.
  const chosen = competitionId
    ? all.find(({ id }) => id === competitionId)
    : (all.find(({ id }) => id === next?.id) ?? all.find(isEntered) ?? all[0]);
  if (competitionId && !chosen) throw notFound('Competition');
  const lastDay = chosen && chosen.date < today ? chosen.date : today;
  return {
    athlete: { id: userId, name, units },
    today,
    competition: chosen ? toCompetition(chosen, today) : null,
    answeredShowDay: next && !next.id ? next.date : null,
    phase:
      chosen && isEntered(chosen) && chosen.date >= today
        ? prepPhaseAt(weeksOut(today, chosen.date))
        : null,
    competitions: all.map((competition) => toCompetition(competition, today)),
    milestones: chosen ? (await listMilestones(db, userId, chosen.id)).map(toMilestone) : [],
    weighIns: trendPoints(await listWeighIns(db, userId, addDays(lastDay, -PREP_DAYS), lastDay)),
    checklist: chosen ? await listTicks(db, userId, chosen.id) : [],
  };
}

const isEntered = ({ status }: Pick<StoredCompetition, 'status'>) => status !== 'cancelled';

/** Prep routes shared by an athlete and their coach. */
export function addPrepRoutes(app: FastifyInstance, services: Services) {
  const todayOf = ({ timezone }: { timezone: string }) => calendarDayIn(services.now(), timezone);

  addEndpoint(app, competitionEndpoints.prep, async (call) =>
    showPrep(services, await athleteOf(services, call), call.query.competitionId),
  );
  const writerOf = async (call: AthleteCall) => ({
    actor: call.actor,
    athlete: await athleteOf(services, call),
  });
  addEndpoint(app, competitionEndpoints.setWeightLimit, async (call) => {
    const writer = await writerOf(call);
    const stored = await setWeightLimit(services, writer, { ...call.params, ...call.body });
    return toCompetition(stored, todayOf(writer.athlete));
  });
  addEndpoint(app, competitionEndpoints.enterResult, async (call) => {
    const writer = await writerOf(call);
    const stored = await enterResult(services, writer, { ...call.params, ...call.body });
    return toCompetition(stored, todayOf(writer.athlete));
  });
  addEndpoint(app, competitionEndpoints.withdrawFromShow, async (call) => {
    const writer = await writerOf(call);
    const stored = await withdrawFromShow(services, writer, { ...call.params, ...call.body });
    return toCompetition(stored, todayOf(writer.athlete));
  });
  addEndpoint(app, competitionEndpoints.tickChecklist, async (call) => ({
    checklist: await tickChecklist(services, await writerOf(call), {
      ...call.params,
      ...call.body,
    }),
  }));
  addEndpoint(app, competitionEndpoints.addMilestone, async (call) => {
    const { competitionId } = call.params;
    const writer = await writerOf(call);
    return toMilestone(await addMilestone(services, writer, { competitionId, ...call.body }));
  });
  addEndpoint(app, competitionEndpoints.suggestMilestones, async (call) => {
    const writer = await writerOf(call);
    const found = await suggestForShow(services, writer, call.params.competitionId);
    return { added: found.added, milestones: found.milestones.map(toMilestone) };
  });
  addEndpoint(app, competitionEndpoints.changeMilestone, async (call) => {
    const { milestoneId } = call.params;
    const writer = await writerOf(call);
    return toMilestone(await changeMilestone(services, writer, { milestoneId, ...call.body }));
  });
  addEndpoint(app, competitionEndpoints.deleteMilestone, async (call) => {
    await deleteMilestone(services, await writerOf(call), call.params.milestoneId);
    return undefined;
  });
}

export function toCompetition(stored: StoredCompetition, today: CalendarDay): Competition {
  const { requestKey: _key, requestHash: _hash, createdAt, ...competition } = stored;
  return {
    ...competition,
    weeksOut: weeksOut(today, stored.date),
    resultOpen: isResultOpen(stored, today),
    createdAt: createdAt.toISOString(),
  };
}

function toMilestone(stored: StoredMilestone): Milestone {
  const { userId: _user, requestKey: _key, requestHash: _hash, ...milestone } = stored;
  return milestone;
}
