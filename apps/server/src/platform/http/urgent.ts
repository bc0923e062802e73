import { type Endpoint, endpoints } from '@posedown/contract';

/** Calls that are answered however busy the server is: whether it is well, and logging in. */
const URGENT = new Set<Endpoint>([
  endpoints.health,
  endpoints.config,
  endpoints.login,
  endpoints.logout,
  endpoints.me,
]);

export const isUrgent = (endpoint: Endpoint | undefined): boolean =>
  endpoint !== undefined && URGENT.has(endpoint);
