import { exerciseEndpoints } from '@posedown/contract';
import type { FastifyInstance } from 'fastify';
import { addEndpoint } from '../../../platform/http/endpoint.ts';
import type { Services } from '../../../platform/services.ts';
import { writeVideo } from '../videos/write-video.ts';
import { showExercise, showExercises, showTechniques } from './show-exercises.ts';

export function addLibraryRoutes(app: FastifyInstance, services: Services) {
  addEndpoint(app, exerciseEndpoints.exercises, async () => showExercises(services.db));
  addEndpoint(app, exerciseEndpoints.exercise, async ({ actor, params }) =>
    showExercise(services.db, actor, params.exerciseId),
  );
  addEndpoint(app, exerciseEndpoints.exerciseVideo, async ({ actor, params, body }) =>
    writeVideo(services, { coachId: actor.userId, exerciseId: params.exerciseId }, body),
  );
  addEndpoint(app, exerciseEndpoints.techniques, async () => showTechniques(services.db));
}
