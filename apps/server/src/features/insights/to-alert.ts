import { writtenIn } from '@posedown/coaching';
import type { CoachAlert } from '@posedown/contract';
import type { AlertOfShow } from './peak-weeks/find-shows.ts';

/** An alert as it travels. */
export function toAlert({
  coachId: _coach,
  risenAt: _risen,
  subject: _subject,
  basis,
  createdAt,
  updatedAt,
  ...alert
}: AlertOfShow): CoachAlert {
  return {
    ...alert,
    writtenIn: writtenIn({ type: alert.type, basis }),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt?.toISOString() ?? null,
  };
}
