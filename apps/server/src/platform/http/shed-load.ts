import { getHeapStatistics } from 'node:v8';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';
import { isUrgent } from './urgent.ts';

/** Above which load calls that can wait are refused. */
export interface PressureLimits {
  maxEventLoopDelay: number;
  maxHeapUsedBytes: number;
  sampleInterval: number;
}

/**
 * The delay is a mean over the interval. One long block, such as a first query of the embedded database, stays far
 * below it; only an event loop that is late for seconds exceeds it.
 */
const LIMITS: PressureLimits = {
  maxEventLoopDelay: 1000,
  maxHeapUsedBytes: 0.9 * getHeapStatistics().heap_size_limit,
  sampleInterval: 5000,
};

const tooBusy = () =>
  new AppError('unavailable', {
    userMessage: 'Posedown is very busy right now. Please try again in a moment.',
    retryAfterSeconds: 5,
  });

/** Refuses work that can wait while the process is overloaded. Health, login, pages and open streams go on. */
export async function installLoadShedding(app: FastifyInstance, limits = LIMITS) {
  await app.register(underPressure, {
    ...limits,
    pressureHandler: ({ routeOptions }) => {
      const { endpoint } = routeOptions.config;
      if (!endpoint || endpoint.isStream || isUrgent(endpoint)) return;
      return Promise.reject(tooBusy());
    },
  });
}
