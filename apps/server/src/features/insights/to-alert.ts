import { conditionsToConfirm, holdToldOf, writtenIn } from '@posedown/coaching';
import type { CoachAlert } from '@posedown/contract';
import type { ListedAlert } from './queries.ts';

/** An alert as it travels. */
export function toAlert(
  {
    coachId: _coach,
    risenAt: _risen,
    subject,
    basis,
    createdAt,
    updatedAt,
    openHolds,
    healthConditions,
    ...alert
  }: ListedAlert,
  links: Pick<CoachAlert, 'competitionId' | 'quote'>,
): CoachAlert {
  const told = { type: alert.type, basis, subject };
  return {
    ...alert,
    ...links,
    writtenIn: writtenIn(told),
    hold: openHolds.find((kind) => kind === holdToldOf(told)) ?? null,
    toConfirm: conditionsToConfirm(told).filter(
      (condition) => !healthConditions.includes(condition),
    ),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt?.toISOString() ?? null,
  };
}
