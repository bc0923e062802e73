import { writtenIn } from '@posedown/coaching';
import type { CoachAlert } from '@posedown/contract';
import type { AlertOfShow } from './find-shows.ts';

/** An alert as it travels. */
export function toAlert({ coachId: _coach, basis, createdAt, ...alert }: AlertOfShow): CoachAlert {
  return {
    ...alert,
    writtenIn: writtenIn({ type: alert.type, basis }),
    createdAt: createdAt.toISOString(),
  };
}
