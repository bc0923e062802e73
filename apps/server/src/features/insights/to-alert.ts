import { writtenIn } from '@posedown/coaching';
import type { CoachAlert } from '@posedown/contract';
import type { ListedAlert } from './queries.ts';

/** An alert as it travels. */
export function toAlert(
  {
    coachId: _coach,
    risenAt: _risen,
    subject: _subject,
    basis,
    createdAt,
    updatedAt,
    ...alert
  }: ListedAlert,
  links: Pick<CoachAlert, 'competitionId' | 'quote'>,
): CoachAlert {
  return {
    ...alert,
    ...links,
    writtenIn: writtenIn({ type: alert.type, basis }),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt?.toISOString() ?? null,
  };
}
