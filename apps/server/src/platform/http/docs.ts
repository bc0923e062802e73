import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { SESSION_COOKIE } from '../session/session.ts';
import { USER_HEADER } from './guard.ts';
import { createMemoryFile, type MemoryFile, sendFromMemory } from './send-from-memory.ts';

const DOCS = '/api/docs';

/** The page's own scripts alone; it draws with inline styles. */
const PAGE_POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  "object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Describes every endpoint as OpenAPI 3.1, made from the contract; the page is at /api/docs. */
export async function installDocs(app: FastifyInstance) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Posedown',
        version: '1',
        description:
          'Every call of the product, from the contract that server and web share. ' +
          'A call that writes is refused unless its Origin is the address of the product. ' +
          `A call may name in ${USER_HEADER} the id of the user it is made for: in the session of ` +
          'anybody else it is refused, 409 other_account.',
      },
      components: {
        securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE } },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  await app.register(swaggerUi, {
    routePrefix: DOCS,
    uiConfig: { layout: 'BaseLayout' },
    theme: { title: 'Posedown API' },
    staticCSP: PAGE_POLICY,
    uiHooks: { onRequest: sendSpecification(app) },
  });
}

/** The specification is built and compressed once, at its first request, and then served from memory. */
function sendSpecification(app: FastifyInstance): onRequestHookHandler {
  const builders: Record<string, () => MemoryFile> = {
    [`${DOCS}/json`]: () =>
      createMemoryFile(JSON.stringify(app.swagger()), 'application/json; charset=utf-8'),
    [`${DOCS}/yaml`]: () => createMemoryFile(app.swagger({ yaml: true }), 'application/x-yaml'),
  };
  const built = new Map<string, MemoryFile>();
  return (request, reply, done) => {
    const path = request.routeOptions.url ?? '';
    const build = builders[path];
    if (!build) return done();
    const file = built.get(path) ?? build();
    built.set(path, file);
    sendFromMemory(request, reply, file);
  };
}
