import { competitionEndpoints } from '@posedown/contract';
import { athleteAndCoach, athletesOnly, type PermissionRow } from './row.ts';
import type { Scene } from './scene.ts';

const COMPETITION = { name: 'Harbour Open', date: '2027-03-06', category: 'Classic Physique' };
const MILESTONE = { name: 'Suit fitting', targetDate: '2027-01-10' };

/** Calls of an athlete on their own competition. For another athlete it doesn't exist. */
const ownOnly = (status: number) => ({ ...athletesOnly(status), otherAthlete: 404 });

async function newCompetition({ browserOf }: Scene): Promise<string> {
  const athlete = await browserOf('athlete');
  return (await athlete.post('/api/competitions', COMPETITION)).json().id;
}

/** The athlete and a new competition, as parameters. */
async function place(scene: Scene) {
  return { userId: scene.people.athlete.id, competitionId: await newCompetition(scene) };
}

async function newMilestone(scene: Scene) {
  const { userId, competitionId } = await place(scene);
  const athlete = await scene.browserOf('athlete');
  const url = `/api/users/${userId}/competitions/${competitionId}/milestones`;
  return { userId, milestoneId: (await athlete.post(url, MILESTONE)).json().id as string };
}

export const competitionPermissions: PermissionRow[] = [
  { endpoint: competitionEndpoints.listCompetitions, statuses: athletesOnly(200) },
  {
    endpoint: competitionEndpoints.addCompetition,
    statuses: athletesOnly(201),
    prepare: () => ({ body: COMPETITION }),
  },
  {
    endpoint: competitionEndpoints.changeCompetition,
    statuses: ownOnly(200),
    prepare: async (scene) => ({
      params: { competitionId: await newCompetition(scene) },
      body: { ...COMPETITION, version: 0 },
    }),
  },
  {
    endpoint: competitionEndpoints.deleteCompetition,
    statuses: ownOnly(204),
    prepare: async (scene) => ({ params: { competitionId: await newCompetition(scene) } }),
  },
  {
    endpoint: competitionEndpoints.prep,
    statuses: athleteAndCoach(200),
    prepare: ({ people }) => ({ params: { userId: people.athlete.id } }),
  },
  {
    endpoint: competitionEndpoints.setWeightLimit,
    statuses: athleteAndCoach(200),
    prepare: async (scene) => ({
      params: await place(scene),
      body: { weightLimit: 84.5, weightLimitSource: 'Rule book 2026', version: 0 },
    }),
  },
  {
    endpoint: competitionEndpoints.enterResult,
    statuses: athleteAndCoach(200),
    prepare: async (scene) => ({
      params: await place(scene),
      body: { completed: false, placing: null, version: 0 },
    }),
  },
  {
    endpoint: competitionEndpoints.withdrawFromShow,
    statuses: athleteAndCoach(200),
    prepare: async (scene) => ({
      params: await place(scene),
      body: { withdrawn: true, version: 0 },
    }),
  },
  {
    endpoint: competitionEndpoints.tickChecklist,
    statuses: athleteAndCoach(200),
    prepare: async (scene) => ({ params: await place(scene), body: { item: 'suits', done: true } }),
  },
  {
    endpoint: competitionEndpoints.addMilestone,
    statuses: athleteAndCoach(201),
    prepare: async (scene) => ({ params: await place(scene), body: MILESTONE }),
  },
  {
    endpoint: competitionEndpoints.suggestMilestones,
    statuses: athleteAndCoach(200),
    prepare: async (scene) => ({ params: await place(scene) }),
  },
  {
    endpoint: competitionEndpoints.changeMilestone,
    statuses: athleteAndCoach(200),
    prepare: async (scene) => ({
      params: await newMilestone(scene),
      body: { ...MILESTONE, completed: true, version: 0 },
    }),
  },
  {
    endpoint: competitionEndpoints.deleteMilestone,
    statuses: athleteAndCoach(204),
    prepare: async (scene) => ({ params: await newMilestone(scene) }),
  },
];
