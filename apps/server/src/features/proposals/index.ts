export { changeByCoach } from './change-by-coach.ts';
export { applyDecision } from './decide-proposal.ts';
export { applyPlannedChanges, planForLater } from './planned-changes.ts';
export { proposeDue, proposeForAthlete } from './propose-for-athlete.ts';
export { findOpenProposal, type JsonProposal, latestProposal, lockProposal } from './queries.ts';
export { type PlanBasis, toProposalFacts } from './read-facts.ts';
export { addProposalRoutes } from './routes.ts';
export { toLatestProposal } from './show-proposals.ts';
