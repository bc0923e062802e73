import type { Protocol } from '@posedown/contract';
import { loadDraft } from '../../lib/draft-store.ts';
import type { TypedPlan } from './edit-form.ts';

/**
 * The typed input and the protocol version it is based on, so that a newer version is never
 * overwritten unseen.
 */
interface PlanDraft {
  version: number;
  plan: TypedPlan;
}

export const draftKey = ({ id }: Pick<Protocol, 'id'>) => `protocol:${id}`;

/** The unsaved figures of an earlier visit, if any. */
export const loadPlanDraft = (protocol: Pick<Protocol, 'id'>) =>
  readDraft(loadDraft(draftKey(protocol)));

/** Parses the draft of an earlier visit; undefined if it is invalid. */
export function readDraft(stored: unknown): PlanDraft | undefined {
  const draft = stored as PlanDraft | undefined;
  const isPlan = typeof draft?.plan?.bodyFatTarget === 'string' && Array.isArray(draft.plan.phases);
  return isPlan && Number.isInteger(draft.version) ? draft : undefined;
}
