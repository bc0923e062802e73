import type { Services } from '../../../../platform/services.ts';

/** Has athletes and their new coach refetch what moved with them, and the athletes their coach. */
export function notifyOfCoach(
  { events }: Pick<Services, 'events'>,
  athleteIds: readonly string[],
  coachId: string,
) {
  for (const athleteId of athleteIds) {
    for (const type of ['message', 'alert', 'protocol'] as const) {
      events.publish([athleteId, coachId], { type, athleteId });
    }
    // Their own answers name their coach.
    events.publish([athleteId], { type: 'athlete', athleteId });
  }
}
