import { trainingEndpoints } from '@posedown/contract';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../../platform/errors.ts';
import { addEndpoint } from '../../../platform/http/endpoint.ts';
import { replyFromCache } from '../../../platform/http/reply-cache.ts';
import type { Services } from '../../../platform/services.ts';
import { athleteOf, findVisibleAthlete } from '../../athletes/index.ts';
import { showExerciseGuide } from '../history/exercise-guides.ts';
import { removeSet, saveExercise, saveSet } from './change-session.ts';
import { abandonSession, finishSession, saveFeedback } from './finish-session.ts';
import { findSession } from './queries.ts';
import { showTrainingStats } from './show-training-stats.ts';
import { showTrainingToday } from './show-training-today.ts';
import { startSession } from './start-session.ts';
import { pageSessions, toSession } from './to-session.ts';

export function addSessionRoutes(app: FastifyInstance, services: Services) {
  addLoggingRoutes(app, services);
  addReadingRoutes(app, services);
}

/** Routes for an athlete's own sessions. */
function addLoggingRoutes(app: FastifyInstance, services: Services) {
  addEndpoint(app, trainingEndpoints.startSession, async ({ actor, body }) =>
    toSession(await startSession(services, actor, body)),
  );
  addEndpoint(app, trainingEndpoints.saveSet, async ({ actor, params, body }) =>
    toSession(await saveSet(services, actor, params, body)),
  );
  addEndpoint(app, trainingEndpoints.removeSet, async ({ actor, params }) =>
    toSession(await removeSet(services, actor, params)),
  );
  addEndpoint(app, trainingEndpoints.saveSessionExercise, async ({ actor, params, body }) =>
    toSession(await saveExercise(services, actor, params, body)),
  );
  addEndpoint(app, trainingEndpoints.finishSession, async ({ actor, params, body }) =>
    toSession(await finishSession(services, actor, params.sessionId, body)),
  );
  addEndpoint(app, trainingEndpoints.abandonSession, async ({ actor, params }) => {
    await abandonSession(services, actor, params.sessionId);
    return undefined;
  });
}

function addReadingRoutes(app: FastifyInstance, services: Services) {
  addEndpoint(app, trainingEndpoints.trainingToday, (call) =>
    replyFromCache(services, call, () => showTrainingToday(services, call.actor)),
  );
  addEndpoint(app, trainingEndpoints.exerciseGuide, async ({ actor, params }) =>
    showExerciseGuide(services, actor, params.exerciseId),
  );
  addEndpoint(app, trainingEndpoints.workoutSessions, async ({ actor, params, query, request }) => {
    const athlete = await athleteOf(services, { actor, params, request });
    return pageSessions(services, athlete.id, query);
  });
  addEndpoint(app, trainingEndpoints.workoutSession, async ({ actor, params, request }) => {
    const athlete = await athleteOf(services, { actor, params, request });
    const session = await findSession(services.db, athlete.id, params.sessionId);
    if (!session) throw notFound('Workout');
    return { ...toSession(session), units: athlete.units };
  });
  addEndpoint(app, trainingEndpoints.coachFeedback, async ({ actor, params, body, request }) => {
    const { userId, sessionId } = params;
    const athlete = await findVisibleAthlete(services, { actor, athleteId: userId, request });
    return toSession(await saveFeedback(services, request, { athlete, sessionId }, body));
  });
  addEndpoint(app, trainingEndpoints.trainingStats, async ({ actor, params, query, request }) => {
    const athlete = await athleteOf(services, { actor, params, request });
    return showTrainingStats(services, athlete, query);
  });
}
