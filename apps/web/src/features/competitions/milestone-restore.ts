import type { Milestone, MilestoneBody } from '@posedown/contract';
import { newRequestKey } from '../../lib/request-key.ts';

/** The request body that restores a deleted milestone, including its completion date. */
export function milestoneRestore(milestone: Milestone): MilestoneBody {
  const { name, description, targetDate, completedDate, suggestion } = milestone;
  return {
    ...{ name, targetDate },
    description: description ?? undefined,
    completedDate: completedDate ?? undefined,
    suggestion: suggestion ?? undefined,
    requestKey: newRequestKey(),
  };
}
