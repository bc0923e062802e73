import { calendarDayIn } from '@posedown/coaching';
import { competitionEndpoints } from '@posedown/contract';
import type { FastifyInstance } from 'fastify';
import { addEndpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { type AthleteCall, athleteOf } from '../athletes/index.ts';
import { toCompetition, toMilestone } from './competition-reply.ts';
import { enterResult, setWeightLimit } from './enter-result.ts';
import {
  addMilestone,
  changeMilestone,
  deleteMilestone,
  suggestForShow,
  tickChecklist,
} from './save-milestone.ts';
import { showPrep } from './show-prep.ts';

/** What an athlete and their coach share of a prep. */
export function addPrepRoutes(app: FastifyInstance, services: Services) {
  const todayOf = ({ timezone }: { timezone: string }) => calendarDayIn(services.now(), timezone);

  addEndpoint(app, competitionEndpoints.prep, async (asked) =>
    showPrep(services, await athleteOf(services, asked), asked.query.competitionId),
  );
  const writerOf = async (asked: AthleteCall) => ({
    actor: asked.actor,
    athlete: await athleteOf(services, asked),
  });
  addEndpoint(app, competitionEndpoints.setWeightLimit, async (asked) => {
    const writer = await writerOf(asked);
    const stored = await setWeightLimit(services, writer, { ...asked.params, ...asked.body });
    return toCompetition(stored, todayOf(writer.athlete));
  });
  addEndpoint(app, competitionEndpoints.enterResult, async (asked) => {
    const writer = await writerOf(asked);
    const stored = await enterResult(services, writer, { ...asked.params, ...asked.body });
    return toCompetition(stored, todayOf(writer.athlete));
  });
  addEndpoint(app, competitionEndpoints.tickChecklist, async (asked) => ({
    checklist: await tickChecklist(services, await writerOf(asked), {
      ...asked.params,
      ...asked.body,
    }),
  }));
  addEndpoint(app, competitionEndpoints.addMilestone, async (asked) => {
    const { competitionId } = asked.params;
    const writer = await writerOf(asked);
    return toMilestone(await addMilestone(services, writer, { competitionId, ...asked.body }));
  });
  addEndpoint(app, competitionEndpoints.suggestMilestones, async (asked) => {
    const writer = await writerOf(asked);
    const found = await suggestForShow(services, writer, asked.params.competitionId);
    return { added: found.added, milestones: found.milestones.map(toMilestone) };
  });
  addEndpoint(app, competitionEndpoints.changeMilestone, async (asked) => {
    const { milestoneId } = asked.params;
    const writer = await writerOf(asked);
    return toMilestone(await changeMilestone(services, writer, { milestoneId, ...asked.body }));
  });
  addEndpoint(app, competitionEndpoints.deleteMilestone, async (asked) => {
    await deleteMilestone(services, await writerOf(asked), asked.params.milestoneId);
    return undefined;
  });
}
