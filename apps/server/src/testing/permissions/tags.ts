import { tagEndpoints } from '@posedown/contract';
import { coachesOnly, type PermissionRow } from './row.ts';
import type { Scene } from './scene.ts';

const ofOwnAthlete = (status: number) => ({ ...coachesOnly(status), otherCoach: 404 });

const ofAthlete = ({ people }: Scene) => ({ userId: people.athlete.id });

export const tagPermissions: PermissionRow[] = [
  { endpoint: tagEndpoints.tags, statuses: coachesOnly(200) },
  {
    endpoint: tagEndpoints.tagMany,
    statuses: ofOwnAthlete(200),
    prepare: ({ people }) => ({
      body: { action: 'add', tag: 'Shift work', ids: [people.athlete.id] },
    }),
  },
  {
    endpoint: tagEndpoints.athleteTags,
    statuses: ofOwnAthlete(200),
    prepare: (scene) => ({ params: ofAthlete(scene) }),
  },
  {
    endpoint: tagEndpoints.setAthleteTags,
    statuses: ofOwnAthlete(200),
    prepare: (scene) => ({ params: ofAthlete(scene), body: { tags: ['Online', 'First prep'] } }),
  },
];
