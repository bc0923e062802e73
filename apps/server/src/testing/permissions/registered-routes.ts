import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Endpoint } from '@posedown/contract';
import type { FastifyInstance } from 'fastify';

export interface RegisteredRoute {
  method: string;
  url: string;
  /** Missing for routes outside the contract. */
  endpoint: Endpoint | undefined;
}

/** All routes registered while a server is built. */
export async function collectRoutes(build: () => Promise<void>): Promise<RegisteredRoute[]> {
  const routes: RegisteredRoute[] = [];
  const listen = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url, config }) => {
      for (const name of [method].flat()) {
        routes.push({ method: name, url, endpoint: config?.endpoint });
      }
    });
  };
  subscribe('fastify.initialization', listen);
  try {
    await build();
  } finally {
    unsubscribe('fastify.initialization', listen);
  }
  return routes;
}
