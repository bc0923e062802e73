import type { ConfirmConditionsBody } from '@posedown/contract';
import type { FastifyRequest } from 'fastify';
import { notFound } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { resolveConfirmed } from '../../insights/index.ts';
import type { Person } from '../queries.ts';
import { writeForAthlete } from '../write-for-athlete.ts';
import { recordConditions } from './change-conditions.ts';
import { showHealth } from './health-facts.ts';

interface Asked {
  athlete: Person;
  body: ConfirmConditionsBody;
  request: FastifyRequest;
}

/**
 * Puts conditions that an athlete mentioned on record, by their coach, and resolves the alerts that asked for it. Those
 * on record stay as they are, so that a second tap changes nothing.
 * @throws AppError `invalid_input` for a condition that doesn't go with the athlete's sex
 */
export function confirmConditions(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { athlete, body: { conditions }, request }: Asked,
) {
  // A coach sees themselves too, but nobody asks about a coach.
  if (athlete.role !== 'client') throw notFound('That athlete');
  return writeForAthlete({ db, now }, { athlete }, { affects: 'standing' }, async (tx, before) => {
    const after = await recordConditions(tx, request, { before, conditions }, now());
    await resolveConfirmed(tx, after);
    return showHealth(tx, after);
  });
}
