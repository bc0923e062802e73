export { proposeDue } from './propose-due.ts';
export { proposeForAthlete } from './propose-for-athlete.ts';
export { addProposalRoutes } from './routes.ts';
