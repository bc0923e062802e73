export { changeByCoach } from './change-by-coach.ts';
export { applyDecision } from './decide-proposal.ts';
export { proposeDue, proposeForAthlete } from './propose-for-athlete.ts';
export { findOpenProposal, lockProposal } from './queries.ts';
export { type ReadFacts, readProposalFacts } from './read-facts.ts';
export { addProposalRoutes } from './routes.ts';
export { showProposals } from './show-proposals.ts';
