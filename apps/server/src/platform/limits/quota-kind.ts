import { type Endpoint, endpoints } from '@posedown/contract';
import type { QuotaKind } from '../../settings.ts';

/** What calls of each part of the API write. Parts that aren't here write nothing that grows. */
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
const WRITES_NOTHING = new Set<Endpoint>([endpoints.readMessages]);

/** The quota that a call counts against, or null if none. */
export function quotaKindOf(endpoint: Endpoint): QuotaKind | null {
  const { method, path, body, tag } = endpoint;
  if (method === 'GET' || method === 'DELETE' || !body) return null;
  if (WRITES_NOTHING.has(endpoint)) return null;
  return PLANS.test(path) ? 'plans' : (BY_TAG[tag] ?? null);
}
