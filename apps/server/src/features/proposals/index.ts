export { applyDecision } from './decide-proposal.ts';
export { proposeDue, proposeForAthlete } from './propose-for-athlete.ts';
export { findOpenProposal } from './queries.ts';
export { addProposalRoutes } from './routes.ts';
