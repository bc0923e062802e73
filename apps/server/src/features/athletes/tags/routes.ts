import { tagEndpoints } from '@posedown/contract';
import type { FastifyInstance } from 'fastify';
import { addEndpoint } from '../../../platform/http/endpoint.ts';
import type { Services } from '../../../platform/services.ts';
import { athleteOf } from '../find-visible-athlete.ts';
import { setTags, tagMany } from './change-tags.ts';
import { listTags, listTagsOf } from './queries.ts';

/**
 * Tags are the coach's own words about an athlete, like notes: athletes never see them, and after a handover the new
 * coach starts without any. They come back with the athlete, and are deleted with either account.
 */
export function addTagRoutes(app: FastifyInstance, services: Services) {
  addEndpoint(app, tagEndpoints.tags, async ({ actor }) => ({
    tags: await listTags(services.db, actor.userId),
  }));

  addEndpoint(app, tagEndpoints.tagMany, async ({ actor, body }) =>
    tagMany(services, actor.userId, body),
  );

  addEndpoint(app, tagEndpoints.athleteTags, async ({ actor, params, request }) => {
    const { id: athleteId } = await athleteOf(services, { actor, params, request });
    return { tags: await listTagsOf(services.db, { coachId: actor.userId, athleteId }) };
  });

  addEndpoint(app, tagEndpoints.setAthleteTags, async ({ actor, params, body, request }) => {
    const athlete = await athleteOf(services, { actor, params, request });
    return { tags: await setTags(services, { coachId: actor.userId, athlete }, body.tags) };
  });
}
