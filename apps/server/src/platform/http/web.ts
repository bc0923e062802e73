import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HINT_COOKIE } from '../session/session.ts';
import { sendNotFound } from './errors.ts';
import { readPages } from './read-pages.ts';
import { contentPolicy } from './security-headers.ts';

/** Hashes of inline scripts and styles a browser may use, written by the build. */
interface InlineHashes {
  'script-src': string[];
  /** By page file. */
  'style-src': Record<string, string[]>;
}

export function readInlineHashes(webDir: string): InlineHashes {
  const file = join(webDir, 'csp-hashes.json');
  if (!existsSync(file)) return { 'script-src': [], 'style-src': {} };
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** The content security policy of each page with its own styles, by file. */
function pagePolicies(webDir: string): Map<string, string> {
  const { 'script-src': scripts, 'style-src': styles } = readInlineHashes(webDir);
  return new Map(
    Object.entries(styles)
      .filter(([, hashes]) => hashes.length > 0)
      .map(([file, hashes]) => [join(webDir, file), contentPolicy(scripts, hashes)]),
  );
}

const PARTS = /\.(js|css|woff2)(\.br|\.gz)?$/;

/** Files that aren't served under their own name. */
const NOT_SERVED = ['**/*.{br,gz}', 'pages/**', '{csp-hashes,pages,weights}.json'];

/** Headers that matter only for pages. On small files they would be most of the bytes. */
const FOR_PAGES = [
  'content-security-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/**
 * Serves the built web app. Every screen has a page that lists its files. Unknown addresses get the app with status
 * 404, which shows an error.
 */
export async function installWeb(app: FastifyInstance, webDir: string) {
  const policies = pagePolicies(webDir);
  await app.register(fastifyStatic, {
    root: webDir,
    // One route per file, because a single wildcard route would read a whole folder at every visit.
    wildcard: false,
    globIgnore: NOT_SERVED,
    index: ['index.html'],
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const forever = path.includes('/assets/');
      reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
      const policy = policies.get(path.replace(/\.(br|gz)$/, ''));
      if (policy) reply.header('content-security-policy', policy);
      if (PARTS.test(path)) for (const name of FOR_PAGES) reply.removeHeader(name);
    },
  });
  const findPage = readPages(webDir);
  app.setNotFoundHandler((request, reply) => {
    if (!isPageVisit(request)) return sendNotFound(request, reply);
    const { file, status } = findPage(pathOf(request), request.cookies[HINT_COOKIE]);
    // The page depends on the visitor, so shared caches must not store it.
    return reply.code(status).header('vary', 'cookie').sendFile(file);
  });
}

function isPageVisit(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const path = pathOf(request);
  return !path.startsWith('/api/') && path !== '/api' && !/\.[a-z0-9]+$/i.test(path);
}

const pathOf = (request: FastifyRequest) => request.url.split('?', 1)[0] ?? '';
