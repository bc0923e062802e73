import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { Steps } from '@posedown/coaching';
import type { FastifyInstance, onRequestAsyncHookHandler, RouteOptions } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { inSlices } from '../in-slices.ts';
import { SESSION_COOKIE } from '../session/session.ts';
import { USER_HEADER } from './guard.ts';
import { createMemoryFile, type MemoryFile, sendFromMemory } from './send-from-memory.ts';

const DOCS = '/api/docs';
const OPENAPI = '3.1.0';

/** Only the page's own scripts. It needs inline styles. */
const PAGE_POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  "object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Describes every endpoint as OpenAPI 3.1, generated from the contract. The page is at /api/docs. */
export async function installDocs(app: FastifyInstance) {
  const schemas = createRouteSchemas(app);
  await app.register(swagger, {
    openapi: {
      openapi: OPENAPI,
      info: {
        title: 'Posedown',
        version: '1',
        description:
          'Every endpoint, from the contract that server and web share. ' +
          'A write is rejected unless its Origin is the address of the product. ' +
          `A call may name in ${USER_HEADER} the id of the user it is made for: in anyone ` +
          'else’s session it is rejected with 409 other_account.',
      },
      components: {
        securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE } },
      },
    },
    transform: schemas.transform,
    transformObject: jsonSchemaTransformObject,
  });
  await app.register(swaggerUi, {
    routePrefix: DOCS,
    uiConfig: { layout: 'BaseLayout' },
    theme: { title: 'Posedown API' },
    staticCSP: PAGE_POLICY,
    uiHooks: { onRequest: sendSpecification(app, schemas.steps) },
  });
}

type Transform = typeof jsonSchemaTransform;
type Transformed = ReturnType<Transform>;

/** Converts the schemas of all routes to JSON schemas one by one, which is most of the work. */
function createRouteSchemas(app: FastifyInstance) {
  const routes: RouteOptions[] = [];
  const transformed = new WeakMap<RouteOptions, Transformed>();
  app.addHook('onRoute', (route) => {
    routes.push(route);
  });
  const transform: Transform = (document) =>
    transformed.get(document.route) ?? jsonSchemaTransform(document);
  function* steps(): Steps<void> {
    for (const route of routes) {
      const { schema = {}, url } = route;
      const document = { schema, url, route, openapiObject: { openapi: OPENAPI } };
      transformed.set(route, jsonSchemaTransform(document));
      yield;
    }
  }
  return { transform, steps };
}

/** The specification is built in slices at the first request and then served from memory. There is no YAML version. */
function sendSpecification(
  app: FastifyInstance,
  steps: () => Steps<void>,
): onRequestAsyncHookHandler {
  let file: Promise<MemoryFile> | undefined;
  const build = async () => {
    await inSlices(steps());
    return createMemoryFile(JSON.stringify(app.swagger()), 'application/json; charset=utf-8');
  };
  return async (request, reply) => {
    const { url } = request.routeOptions;
    if (url === `${DOCS}/yaml`) return reply.callNotFound();
    if (url !== `${DOCS}/json`) return;
    file ??= build();
    return sendFromMemory(request, reply, await file);
  };
}
