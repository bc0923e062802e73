import { type CalendarDay, isResultOpen, weeksOut } from '@posedown/coaching';
import type { Competition, Milestone } from '@posedown/contract';
import type { StoredCompetition, StoredMilestone } from './queries.ts';

export function toCompetition(stored: StoredCompetition, today: CalendarDay): Competition {
  const { requestKey: _key, requestHash: _hash, createdAt, ...competition } = stored;
  return {
    ...competition,
    weeksOut: weeksOut(today, stored.date),
    resultOpen: isResultOpen(stored, today),
    createdAt: createdAt.toISOString(),
  };
}

export function toMilestone(stored: StoredMilestone): Milestone {
  const { userId: _user, requestKey: _key, requestHash: _hash, ...milestone } = stored;
  return milestone;
}
