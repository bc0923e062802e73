import { getHeapStatistics } from 'node:v8';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';
import { isUrgent } from './urgent.ts';

/** Load above which deferrable requests are rejected. */
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

const overloadedError = () =>
  new AppError('unavailable', {
    userMessage: 'Posedown is very busy right now. Please try again in a moment.',
    retryAfterSeconds: 5,
  });

/** Rejects deferrable work while the process is overloaded. Health, login, pages and open streams continue. */
export async function installLoadShedding(app: FastifyInstance, limits = LIMITS) {
  await app.register(underPressure, {
    ...limits,
    pressureHandler: ({ routeOptions }) => {
      const { endpoint } = routeOptions.config;
      if (!endpoint || endpoint.isStream || isUrgent(endpoint)) return;
      return Promise.reject(overloadedError());
    },
  });
}
