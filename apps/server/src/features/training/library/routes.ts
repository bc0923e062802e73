import { exerciseEndpoints } from '@posedown/contract';
import type { FastifyInstance } from 'fastify';
import { addEndpoint } from '../../../platform/http/endpoint.ts';
import type { Services } from '../../../platform/services.ts';
import { showExercise, showExercises, showTechniques } from './show-exercises.ts';

export function addLibraryRoutes(app: FastifyInstance, { db }: Services) {
  addEndpoint(app, exerciseEndpoints.exercises, async () => showExercises(db));
  addEndpoint(app, exerciseEndpoints.exercise, async ({ params }) =>
    showExercise(db, params.exerciseId),
  );
  addEndpoint(app, exerciseEndpoints.techniques, async () => showTechniques(db));
}
