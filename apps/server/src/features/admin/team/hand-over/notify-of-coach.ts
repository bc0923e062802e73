import type { Services } from '../../../../platform/services.ts';

/** Tells athletes and their new coach to read anew what went along, and the athletes who it is. */
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
