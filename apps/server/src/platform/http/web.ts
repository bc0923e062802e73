import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendNotFound } from './errors.ts';

/** The scripts inside the web's pages that may run: the build writes their hashes beside them. */
export function readScriptHashes(webDir: string): string[] {
  const file = join(webDir, 'csp-hashes.json');
  if (!existsSync(file)) return [];
  const hashes: { 'script-src': string[] } = JSON.parse(readFileSync(file, 'utf8'));
  return hashes['script-src'];
}

/**
 * Serves the built web app. Home and login are prerendered pages; every other address without a
 * file gets the empty page of the app, whose router finds the screen or says it is not there.
 */
export async function installWeb(app: FastifyInstance, webDir: string) {
  await app.register(fastifyStatic, {
    root: webDir,
    wildcard: false,
    index: ['index.html'],
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const forever = path.includes('/assets/');
      reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.setNotFoundHandler((request, reply) =>
    isPageVisit(request) ? sendPage(request, reply) : sendNotFound(request, reply),
  );
}

function isPageVisit(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const path = request.url.split('?', 1)[0] ?? '';
  return !path.startsWith('/api/') && path !== '/api' && !/\.[a-z0-9]+$/i.test(path);
}

function sendPage(request: FastifyRequest, reply: FastifyReply) {
  const path = (request.url.split('?', 1)[0] ?? '').replace(/\/+$/, '');
  return reply.code(200).sendFile(path === '/login' ? 'login/index.html' : 'app.html');
}
