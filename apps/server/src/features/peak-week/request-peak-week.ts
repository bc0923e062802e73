import { blockingConditions, calendarDayIn } from '@posedown/coaching';
import type { DraftPeakWeekBody } from '@posedown/contract';
import type { FastifyRequest } from 'fastify';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { healthFacts, nameConditions, type Person } from '../athletes/index.ts';
import { findShow } from './find-show.ts';
import { draftPeakWeek } from './plan-peak-week.ts';

interface OrderPeakWeekInput {
  actor: Actor;
  body: DraftPeakWeekBody;
  request: FastifyRequest;
}

/**
 * Records the named conditions and drafts the week unless a condition rules it out. @param seen the athlete as loaded
 * when permission was checked @returns the updated athlete
 */
export async function requestPeakWeek(
  services: Services,
  { actor, body, request }: OrderPeakWeekInput,
  checkedAthlete: Person,
): Promise<Person> {
  const today = calendarDayIn(services.now(), checkedAthlete.timezone);
  // Reject an invalid show before storing anything.
  await findShow(services.db, checkedAthlete.id, today, body.competitionId);
  const athlete = await nameConditions(services, request, checkedAthlete, body.conditions);
  const isBarred = blockingConditions(healthFacts(athlete), 'peak').length > 0;
  if (body.conditions.length === 0 || !isBarred) {
    await draftPeakWeek(services, { actor, athlete, body, request });
  }
  return athlete;
}
