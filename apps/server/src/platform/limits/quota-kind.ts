import { type Endpoint, endpoints } from '@posedown/contract';
import type { QuotaKind } from '../../settings.ts';

/** The quota kind of each part of the API. Parts not listed write nothing that grows. */
const BY_TAG: Record<string, QuotaKind> = {
  Messages: 'messages',
  Assistant: 'messages',
  'Coach notes': 'notes',
  Photos: 'notes',
  'Training plans': 'plans',
  Protocols: 'plans',
  Competitions: 'plans',
  'Peak week': 'plans',
  Supplements: 'plans',
  Athletes: 'plans',
  Cardio: 'logs',
  'Check-ins': 'logs',
  Nutrition: 'logs',
  Posing: 'logs',
  Progress: 'logs',
  Training: 'logs',
};

const PLANS = /^\/api\/(ai\/nutrition-plan|nutrition-plans\/)/;

/** Only marks how far someone has read. */
const NO_QUOTA = new Set<Endpoint>([endpoints.readMessages]);

/** The quota a call counts against, or null. */
export function quotaKindOf(endpoint: Endpoint): QuotaKind | null {
  const { method, path, body, tag } = endpoint;
  if (method === 'GET' || method === 'DELETE' || !body) return null;
  if (NO_QUOTA.has(endpoint)) return null;
  return PLANS.test(path) ? 'plans' : (BY_TAG[tag] ?? null);
}
