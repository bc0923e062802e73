import { exerciseEndpoints } from '@posedown/contract';
import type { FastifyInstance } from 'fastify';
import { addEndpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import {
  showExercise,
  showExercises,
  showTechniques,
  writeVideo,
} from './library/show-exercises.ts';
import { addPlanRoutes } from './plans/routes.ts';
import { addSessionRoutes } from './sessions/routes.ts';

export function addTrainingRoutes(app: FastifyInstance, services: Services) {
  addLibraryRoutes(app, services);
  addSessionRoutes(app, services);
  addPlanRoutes(app, services);
}

function addLibraryRoutes(app: FastifyInstance, services: Services) {
  addEndpoint(app, exerciseEndpoints.exercises, async () => showExercises(services.db));
  addEndpoint(app, exerciseEndpoints.exercise, async ({ actor, params }) =>
    showExercise(services.db, actor, params.exerciseId),
  );
  addEndpoint(app, exerciseEndpoints.exerciseVideo, async ({ actor, params, body }) =>
    writeVideo(services, { coachId: actor.userId, exerciseId: params.exerciseId }, body),
  );
  addEndpoint(app, exerciseEndpoints.techniques, async () => showTechniques(services.db));
}
