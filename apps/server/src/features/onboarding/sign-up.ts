import { withPregnancy } from '@posedown/coaching';
import type { Onboarding } from '@posedown/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { recordAudit } from '../../platform/audit/audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import { badField } from '../../platform/errors.ts';
import { consumePerNetwork, limitOf } from '../../platform/limits/limit.ts';
import { mayMail } from '../../platform/mail/may-mail.ts';
import type { Services } from '../../platform/services.ts';
import { startSession } from '../../platform/session/session.ts';
import {
  findHeadCoachId,
  insertPerson,
  isEmailTaken,
  type NewPerson,
  type Person,
  raiseConditionAlert,
  refreshRosterEntry,
  refusePastShow,
  reportScreening,
  toPlanAnswers,
} from '../athletes/index.ts';
import {
  hashPassword,
  refuseCommonPassword,
  sendPasswordLink,
  setPasswordHash,
} from '../auth/index.ts';
import { startCardioPlan } from '../cardio/index.ts';
import { acceptInvitation, lockPendingInvitation } from '../invitations/index.ts';
import { generatePlan } from '../nutrition/index.ts';
import { startTrainingPlan } from '../training/index.ts';

/**
 * Creates an account with its three plans, or nothing. It belongs to the inviting coach, or else to the head coach.
 * The server sets role, coach and id. @param then additional work in the same transaction @throws AppError
 * `email_taken`, `common_password`, `link_invalid` for a broken invitation, or `invalid_input` for a show in the past
 */
async function signUp(
  { db, now }: Pick<Services, 'db' | 'now'>,
  form: Onboarding,
  then: (tx: Tx, person: Person) => Promise<unknown> = async () => undefined,
): Promise<Person> {
  const { password, inviteToken, ...answers } = form;
  refusePastShow(answers, now());
  if (password) refuseCommonPassword(password, answers.email);
  // Hashing is slow, so do it before the transaction takes a connection.
  const passwordHash = password ? await hashPassword(password) : null;
  try {
    return await db.transaction(async (tx) => {
      const invitation = inviteToken ? await lockPendingInvitation(tx, inviteToken, now()) : null;
      const coachId = invitation?.coachId ?? (await findHeadCoachId(tx));
      const guidanceMode = invitation ? 'coached' : 'self_guided';
      const owner = { coachId, guidanceMode } as const;
      const stored = await insertPerson(tx, toPerson(answers, owner, now()));
      // Screen before creating plans, because a hold rules out a deficit.
      const person = await reportScreening(tx, { before: null, after: stored }, now());
      if (invitation) await acceptInvitation(tx, invitation.id, person.id, now());
      if (passwordHash) await setPasswordHash(tx, person.id, passwordHash, now());
      await startPlans(tx, person, now());
      const named = { conditions: person.healthConditions, byId: person.id };
      await raiseConditionAlert(tx, person, named, now());
      await then(tx, person);
      return person;
    });
  } catch (error) {
    throw isEmailTaken(error) ? emailTakenError() : error;
  }
}

function toPerson(
  { goal, ...answers }: Omit<Onboarding, 'password' | 'inviteToken'>,
  owner: Pick<NewPerson, 'coachId' | 'guidanceMode'>,
  now: Date,
): NewPerson {
  return {
    ...answers,
    healthConditions: withPregnancy(answers.healthConditions, answers.noPeriodReason),
    goal: goal ?? answers.primaryGoal,
    ...owner,
    role: 'client',
    createdAt: now,
  };
}

/**
 * A new athlete's three plans and roster row.
 * @param seed varies plans between athletes with the same answers
 * @param bodyFatPercent if measured before; never at sign-up
 */
export async function startPlans(
  tx: Tx,
  person: Person,
  now: Date,
  seed: string = person.id,
  bodyFatPercent: number | null = null,
) {
  const { competitionDate: showDay } = person;
  const answers = toPlanAnswers(person, now, { weightKg: null, bodyFatPercent, showDay });
  await startTrainingPlan(tx, person.id, answers, { now, seed, edit: null });
  await generatePlan(tx, person.id, answers, now, { seed, edit: null });
  await startCardioPlan(tx, person, answers, { now, seed, edit: null });
  await refreshRosterEntry(tx, person.id, now);
}

function emailTakenError() {
  const message = 'There’s already an account with this email. Log in instead.';
  return badField('email', message, 'email_taken');
}

interface SignUpInput {
  body: Onboarding;
  request: FastifyRequest;
  reply: FastifyReply;
}

/**
 * Signs an athlete up and logs them in, or emails a link if they chose no password.
 * @throws AppError `too_many_requests`, and as `signUp`
 */
export async function createAccount(
  services: Services,
  { body, request, reply }: SignUpInput,
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
