import type { FastifyRequest } from 'fastify';
import type { Tx } from '../../../platform/db/database.ts';
import type { Services } from '../../../platform/services.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import type { Person } from '../../athletes/index.ts';
import { writeToAthlete } from '../../messages/index.ts';
import { handOverAthlete } from './hand-over/hand-over-athlete.ts';

interface Asked {
  actor: Actor;
  athleteId: string;
  coachId: string;
  /** A word to the athlete, written while they are still the caller's. */
  message?: string | undefined;
  request: FastifyRequest;
}

/** Gives an athlete of the caller's to another coach, with a word to them where there is one. */
export function giveAthlete(services: Services, { message, ...asked }: Asked) {
  const { actor } = asked;
  const line = message && { coachId: actor.userId, content: message };
  const beforehand = line
    ? (tx: Tx, athlete: Person) => writeToAthlete(tx, athlete, line, services.now())
    : undefined;
  return handOverAthlete(services, { ...asked, beforehand });
}
