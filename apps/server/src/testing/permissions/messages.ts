import { messageEndpoints } from '@posedown/contract';
import { athleteAndCoach, coachesOnly, type PermissionRow, signedIn } from './row.ts';
import type { AnyCaller, Scene } from './scene.ts';

const LINE = { content: 'How was the session?' };
const thread = ({ people }: Scene) => ({ userId: people.athlete.id });

/** A message the caller wrote in the thread if allowed, or else one of the athlete's. */
async function writtenBy(scene: Scene, caller: AnyCaller) {
  const author = caller === 'coach' ? 'coach' : 'athlete';
  const browser = await scene.browserOf(author);
  const path = `/api/users/${scene.people.athlete.id}/messages`;
  return (await browser.post(path, LINE)).json().id as string;
}

const oneLine = async (scene: Scene, caller: AnyCaller) => ({
  ...thread(scene),
  messageId: await writtenBy(scene, caller),
});

export const messagePermissions: PermissionRow[] = [
  { endpoint: messageEndpoints.threads, statuses: signedIn(200) },
  { endpoint: messageEndpoints.unreadMessages, statuses: signedIn(200) },
  {
    endpoint: messageEndpoints.searchMessages,
    statuses: athleteAndCoach(200),
    prepare: ({ people }) => ({ query: `?q=session&athleteId=${people.athlete.id}` }),
  },
  {
    endpoint: messageEndpoints.recipients,
    statuses: { ...coachesOnly(200), otherCoach: 404 },
    prepare: ({ people }) => ({ body: { ids: [people.athlete.id] } }),
  },
  {
    endpoint: messageEndpoints.messages,
    statuses: athleteAndCoach(200),
    prepare: (scene) => ({ params: thread(scene) }),
  },
  {
    endpoint: messageEndpoints.sendMessage,
    statuses: athleteAndCoach(201),
    prepare: (scene) => ({ params: thread(scene), body: LINE }),
  },
  {
    endpoint: messageEndpoints.readMessages,
    statuses: athleteAndCoach(204),
    prepare: async (scene, caller) => ({
      params: thread(scene),
      body: { upTo: await writtenBy(scene, caller) },
    }),
  },
  {
    endpoint: messageEndpoints.typing,
    statuses: athleteAndCoach(204),
    prepare: (scene) => ({ params: thread(scene) }),
  },
  {
    endpoint: messageEndpoints.editMessage,
    statuses: athleteAndCoach(200),
    prepare: async (scene, caller) => ({
      params: await oneLine(scene, caller),
      body: { content: 'How did the session go?', version: 0 },
    }),
  },
  {
    endpoint: messageEndpoints.deleteMessage,
    statuses: athleteAndCoach(200),
    prepare: async (scene, caller) => ({ params: await oneLine(scene, caller) }),
  },
];
