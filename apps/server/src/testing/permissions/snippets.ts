import { snippetEndpoints } from '@posedown/contract';
import { coachesOnly, type PermissionRow } from './row.ts';
import type { Scene } from './scene.ts';

const ofOwner = (status: number) => ({ ...coachesOnly(status), otherCoach: 404 });

async function ofSnippet(scene: Scene) {
  const coach = await scene.browserOf('coach');
  const snippet = { name: 'Sleep', content: '{name}, sleep more.' };
  return { snippetId: (await coach.post('/api/snippets', snippet)).json().id };
}

export const snippetPermissions: PermissionRow[] = [
  { endpoint: snippetEndpoints.snippets, statuses: coachesOnly(200) },
  {
    endpoint: snippetEndpoints.createSnippet,
    statuses: coachesOnly(201),
    prepare: () => ({ body: { name: 'On plan', content: 'Great week, {name}.' } }),
  },
  {
    endpoint: snippetEndpoints.changeSnippet,
    statuses: ofOwner(200),
    prepare: async (scene) => ({
      params: await ofSnippet(scene),
      body: { name: 'Sleep', content: '{sleep} h is too little, {name}.', version: 1 },
    }),
  },
  {
    endpoint: snippetEndpoints.deleteSnippet,
    statuses: ofOwner(204),
    prepare: async (scene) => ({ params: await ofSnippet(scene), query: '?version=1' }),
  },
];
