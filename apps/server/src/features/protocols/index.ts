export { draftFor } from './draft-protocol.ts';
export type { NewProtocol, NewVersion } from './queries.ts';
export { addProtocolRoutes } from './routes.ts';
