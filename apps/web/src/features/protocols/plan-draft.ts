import type { Protocol } from '@posedown/contract';
import { loadDraft } from '../../lib/draft-store.ts';
import type { TypedPlan } from './edit-form.ts';

/** What was typed, over which version of the protocol: another is never written over unseen. */
interface PlanDraft {
  version: number;
  plan: TypedPlan;
}

export const draftKey = ({ id }: Pick<Protocol, 'id'>) => `protocol:${id}`;

/** The figures that an earlier visit typed and did not save, where there are some. */
export const loadPlanDraft = (protocol: Pick<Protocol, 'id'>) =>
  readDraft(loadDraft(draftKey(protocol)));

/** A typed draft that an earlier visit left, where it is one. */
export function readDraft(stored: unknown): PlanDraft | undefined {
  const draft = stored as PlanDraft | undefined;
  const isPlan = typeof draft?.plan?.bodyFatTarget === 'string' && Array.isArray(draft.plan.phases);
  return isPlan && Number.isInteger(draft.version) ? draft : undefined;
}
