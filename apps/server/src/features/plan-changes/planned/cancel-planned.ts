import type { FastifyRequest } from 'fastify';
import { recordAudit } from '../../../platform/audit/audit.ts';
import type { Services } from '../../../platform/services.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { type Person, writeForAthlete } from '../../athletes/index.ts';
import { deletePlanned } from './queries.ts';

interface CancelInput {
  actor: Actor;
  athlete: Person;
  request: FastifyRequest;
}

/** Cancels an athlete's planned change. Does nothing if there is none. */
export async function cancelPlanned(
  services: Pick<Services, 'db' | 'now'>,
  { actor, athlete, request }: CancelInput,
): Promise<undefined> {
  const affects = (isCanceled: boolean) => (isCanceled ? 'view' : 'none');
  await writeForAthlete(services, { athlete, actor }, { affects }, async (tx, { id }) => {
    const isCanceled = await deletePlanned(tx, id);
    const event = { action: 'cancel planned change', outcome: 'done', subjectId: id } as const;
    if (isCanceled) await recordAudit(tx, request, event);
    return isCanceled;
  });
  return undefined;
}
