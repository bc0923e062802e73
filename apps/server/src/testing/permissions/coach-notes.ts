import { coachNoteEndpoints } from '@posedown/contract';
import { coachesOnly, type PermissionRow } from './row.ts';
import type { Scene } from './scene.ts';

const ofOwnAthlete = (status: number) => ({ ...coachesOnly(status), otherCoach: 404 });

const ofAthlete = ({ people }: Scene) => ({ userId: people.athlete.id });

async function ofNote(scene: Scene) {
  const coach = await scene.browserOf('coach');
  const { userId } = ofAthlete(scene);
  const note = await coach.post(`/api/users/${userId}/coach-notes`, { content: 'Watch the knee.' });
  return { userId, noteId: note.json().id };
}

export const coachNotePermissions: PermissionRow[] = [
  {
    endpoint: coachNoteEndpoints.listCoachNotes,
    statuses: ofOwnAthlete(200),
    prepare: (scene) => ({ params: ofAthlete(scene) }),
  },
  {
    endpoint: coachNoteEndpoints.addCoachNote,
    statuses: ofOwnAthlete(201),
    prepare: (scene) => ({ params: ofAthlete(scene), body: { content: 'Sleeps too little.' } }),
  },
  {
    endpoint: coachNoteEndpoints.changeCoachNote,
    statuses: ofOwnAthlete(200),
    prepare: async (scene) => ({
      params: await ofNote(scene),
      body: { content: 'Watch the left knee.', version: 1 },
    }),
  },
  {
    endpoint: coachNoteEndpoints.pinCoachNote,
    statuses: ofOwnAthlete(200),
    prepare: async (scene) => ({ params: await ofNote(scene), body: { pinned: true } }),
  },
  {
    endpoint: coachNoteEndpoints.deleteCoachNote,
    statuses: ofOwnAthlete(204),
    prepare: async (scene) => ({ params: await ofNote(scene), query: '?version=1' }),
  },
];
