export { changeByCoach } from './change-by-coach.ts';
export { applyDecision } from './decide-proposal.ts';
export { proposeDue, proposeForAthlete } from './propose-for-athlete.ts';
export { findOpenProposal, lockProposal } from './queries.ts';
export { type PlanBasis, toProposalFacts } from './read-facts.ts';
export { addProposalRoutes } from './routes.ts';
export { showLatestProposal } from './show-proposals.ts';
