import { proposalEndpoints } from '@posedown/contract';
import type { FastifyInstance } from 'fastify';
import { AppError, notFound } from '../../platform/errors.ts';
import { addEndpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { athleteOf, findVisibleAthlete } from '../athletes/index.ts';
import { decideProposal } from './decide-proposal.ts';
import { findProposalAthlete } from './queries.ts';
import { showProposals } from './show-proposals.ts';

export function addProposalRoutes(app: FastifyInstance, services: Services) {
  addEndpoint(app, proposalEndpoints.proposals, async ({ actor, params, query, request }) => {
    const athlete = await athleteOf(services, { actor, params, request });
    return showProposals(services.db, { actor, athlete, ...query });
  });

  addEndpoint(app, proposalEndpoints.decideProposal, async ({ actor, params, body, request }) => {
    const { proposalId } = params;
    const athleteId = await findProposalAthlete(services.db, proposalId);
    if (!athleteId) throw notFound('Proposal');
    const input = { actor, athleteId, request };
    const athlete = await findVisibleAthlete(services, input).catch((error: unknown) => {
      // Don't reveal that the proposal exists.
      throw error instanceof AppError ? notFound('Proposal') : error;
    });
    return decideProposal(services, { actor, athlete, proposalId, body, request });
  });
}
