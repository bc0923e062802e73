import { type PhotoAssessment, photoEndpoints } from '@posedown/contract';
import type { FastifyInstance } from 'fastify';
import { addEndpoint } from '../../../platform/http/endpoint.ts';
import type { Services } from '../../../platform/services.ts';
import { type AthleteCall, athleteOf } from '../../athletes/index.ts';
import { assessPhotos, changeAssessment, deleteAssessment } from './assess-photos.ts';
import { showAssessments } from './show-assessments.ts';

export function addPhotoAssessmentRoutes(app: FastifyInstance, services: Services) {
  /** The caller and the athlete, where the athlete is theirs. */
  async function judgedBy({ actor, params, request }: AthleteCall) {
    const athlete = await athleteOf(services, { actor, params, request });
    return { athlete, coachId: actor.userId };
  }

  async function shown(athleteId: string, day: string): Promise<PhotoAssessment> {
    const found = (await showAssessments(services.db, athleteId, [day])).get(day);
    if (!found) throw new Error('the assessment is gone');
    return found;
  }

  addEndpoint(app, photoEndpoints.assessPhotos, async (asked) => {
    const judged = await judgedBy(asked);
    return shown(judged.athlete.id, await assessPhotos(services, judged, asked.body));
  });

  addEndpoint(app, photoEndpoints.changePhotoAssessment, async (asked) => {
    const judged = await judgedBy(asked);
    const { assessmentId } = asked.params;
    const day = await changeAssessment(services, judged, { assessmentId, ...asked.body });
    return shown(judged.athlete.id, day);
  });

  addEndpoint(app, photoEndpoints.deletePhotoAssessment, async (asked) => {
    const judged = await judgedBy(asked);
    const { assessmentId } = asked.params;
    await deleteAssessment(services, judged, { assessmentId, ...asked.body });
    return undefined;
  });
}
