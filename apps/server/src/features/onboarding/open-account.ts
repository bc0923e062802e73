import type { Onboarding } from '@posedown/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { recordAudit } from '../../platform/audit/audit.ts';
import { consumePerNetwork, limitOf } from '../../platform/limits/limit.ts';
import { mayMail } from '../../platform/mail/may-mail.ts';
import type { Services } from '../../platform/services.ts';
import { startSession } from '../../platform/session/session.ts';
import type { Person } from '../athletes/index.ts';
import { sendPasswordLink } from '../auth/index.ts';
import { signUp } from './sign-up.ts';

interface Asked {
  body: Onboarding;
  request: FastifyRequest;
  reply: FastifyReply;
}

/**
 * Signs an athlete up and in; who chose no password is mailed a link to set one.
 * @throws AppError `too_many_requests`, and whatever signing up refuses.
 */
export async function openAccount(
  services: Services,
  { body, request, reply }: Asked,
): Promise<Person> {
  const { db, now, settings, background } = services;
  await consumePerNetwork(db, limitOf(settings, 'signUpPerAddress'), { ip: request.ip }, now());
  const person = await signUp(services, body, async (tx, { id, role, openHolds }) => {
    await startSession(tx, { request, reply, userId: id, role, now: now() });
    const event = { outcome: 'done', actorId: id, subjectId: id } as const;
    await recordAudit(tx, request, { ...event, action: 'sign up' });
    if (openHolds.length > 0) await recordAudit(tx, request, { ...event, action: 'place hold' });
  });
  if (!body.password) {
    background.run('welcome mail', async () => {
      if (await mayMail(db, person.email, now())) {
        await sendPasswordLink(services, person, 'welcome');
      }
    });
  }
  return person;
}
