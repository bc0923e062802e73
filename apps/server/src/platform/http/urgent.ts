import { type Endpoint, endpoints } from '@posedown/contract';

/** Requests served under any load: health checks and logging in. */
const URGENT = new Set<Endpoint>([
  endpoints.health,
  endpoints.config,
  endpoints.login,
  endpoints.logout,
  endpoints.me,
]);

export const isUrgent = (endpoint: Endpoint | undefined): boolean =>
  endpoint !== undefined && URGENT.has(endpoint);
