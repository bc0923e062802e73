import { proposalEndpoints } from '@posedown/contract';
import { openProposal } from '../open-proposal.ts';
import { athleteAndCoach, type PermissionRow } from './row.ts';

export const proposalPermissions: PermissionRow[] = [
  {
    endpoint: proposalEndpoints.proposals,
    statuses: athleteAndCoach(200),
    prepare: ({ people }) => ({ params: { userId: people.athlete.id } }),
  },
  {
    endpoint: proposalEndpoints.decideProposal,
    statuses: athleteAndCoach(200),
    prepare: async ({ test, people }) => ({
      params: { proposalId: await openProposal(test.db, people.athlete.id) },
      body: { decision: 'decline', reason: 'A week of travel.' },
    }),
  },
];
