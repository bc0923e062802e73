import { type Photo, type PhotoAssessment, photoEndpoints } from '@posedown/contract';
import type { FastifyInstance } from 'fastify';
import { addEndpoint, UNCHANGED } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { type AthleteCall, athleteOf, findVisibleAthlete } from '../athletes/index.ts';
import {
  assessPhotos,
  changeAssessment,
  deleteAssessment,
  showAssessments,
} from './assessments/assess-photos.ts';
import { deletePhoto, listPhotos } from './photos.ts';
import type { StoredPhoto } from './queries.ts';
import { showPhoto } from './show-photo.ts';
import { uploadPhoto } from './upload-photo.ts';

export function addPhotoRoutes(app: FastifyInstance, services: Services) {
  addEndpoint(app, photoEndpoints.uploadPhoto, async ({ actor, params, query, body, request }) => {
    const athlete = await athleteOf(services, { actor, params, request });
    const type = (request.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase();
    const sent = { ...query, image: body, type: type ?? '' };
    return toPhoto(await uploadPhoto(services, { actor, athlete }, sent));
  });

  addEndpoint(app, photoEndpoints.listPhotos, async ({ actor, params, query, request }) => {
    const { id } = await athleteOf(services, { actor, params, request });
    const { photos, nextCursor } = await listPhotos(services, id, query);
    const days = photos.flatMap(({ purpose, date }) => (purpose === 'progress' ? date : []));
    const assessments = [...(await showAssessments(services.db, id, days)).values()];
    return { photos: photos.map(toPhoto), assessments, nextCursor };
  });

  addEndpoint(app, photoEndpoints.showPhoto, async ({ actor, params, query, request, reply }) => {
    const { userId: athleteId, photoId } = params;
    await findVisibleAthlete(services, { actor, athleteId, request });
    const input = { actor, athleteId, photoId, size: query.size, request };
    const { etag, read } = await showPhoto(services, input);
    const answer = request.headers['if-none-match'] === etag ? UNCHANGED : await read();
    // Browsers may cache the photo but must revalidate.
    reply.headers({ 'cache-control': 'private, no-cache', etag });
    return answer;
  });

  addEndpoint(app, photoEndpoints.deletePhoto, async ({ actor, params, request }) => {
    const { id } = await athleteOf(services, { actor, params, request });
    await deletePhoto(services, id, params.photoId);
    return undefined;
  });

  addPhotoAssessmentRoutes(app, services);
}

function toPhoto(stored: StoredPhoto): Photo {
  const { id, userId, purpose, date, pose, width, height, createdAt } = stored;
  return { id, userId, purpose, date, pose, width, height, createdAt: createdAt.toISOString() };
}

function addPhotoAssessmentRoutes(app: FastifyInstance, services: Services) {
  /** The caller and their athlete. */
  async function assessmentCall({ actor, params, request }: AthleteCall) {
    const athlete = await athleteOf(services, { actor, params, request });
    return { athlete, coachId: actor.userId };
  }

  async function loadAssessment(athleteId: string, day: string): Promise<PhotoAssessment> {
    const found = (await showAssessments(services.db, athleteId, [day])).get(day);
    if (!found) throw new Error('the assessment is gone');
    return found;
  }

  addEndpoint(app, photoEndpoints.assessPhotos, async (call) => {
    const assessed = await assessmentCall(call);
    return loadAssessment(assessed.athlete.id, await assessPhotos(services, assessed, call.body));
  });

  addEndpoint(app, photoEndpoints.changePhotoAssessment, async (call) => {
    const assessed = await assessmentCall(call);
    const { assessmentId } = call.params;
    const day = await changeAssessment(services, assessed, { assessmentId, ...call.body });
    return loadAssessment(assessed.athlete.id, day);
  });

  addEndpoint(app, photoEndpoints.deletePhotoAssessment, async (call) => {
    const assessed = await assessmentCall(call);
    const { assessmentId } = call.params;
    await deleteAssessment(services, assessed, { assessmentId, ...call.body });
    return undefined;
  });
}
