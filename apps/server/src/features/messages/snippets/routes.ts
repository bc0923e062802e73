import { type Snippet, snippetEndpoints } from '@posedown/contract';
import type { FastifyInstance } from 'fastify';
import { addEndpoint } from '../../../platform/http/endpoint.ts';
import type { Services } from '../../../platform/services.ts';
import { listSnippets, type StoredSnippet } from './queries.ts';
import { changeSnippet, createSnippet, removeSnippet } from './save-snippet.ts';

/** Snippets are the coach's own. They are deleted with the coach's account. */
export function addSnippetRoutes(app: FastifyInstance, services: Services) {
  addEndpoint(app, snippetEndpoints.snippets, async ({ actor }) => ({
    snippets: (await listSnippets(services.db, actor.userId)).map(toSnippet),
  }));

  addEndpoint(app, snippetEndpoints.createSnippet, async ({ actor, body }) =>
    toSnippet(await createSnippet(services, actor.userId, body)),
  );

  addEndpoint(app, snippetEndpoints.changeSnippet, async ({ actor, params, body }) =>
    toSnippet(await changeSnippet(services, { coachId: actor.userId, ...params }, body)),
  );

  addEndpoint(app, snippetEndpoints.deleteSnippet, async ({ actor, params, query }) => {
    await removeSnippet(services, { coachId: actor.userId, ...params }, query.version);
    return undefined;
  });
}

function toSnippet({ id, name, content, version }: StoredSnippet): Snippet {
  return { id, name, content, version };
}
