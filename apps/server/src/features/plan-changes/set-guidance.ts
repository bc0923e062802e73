import { calendarDayIn, type GuidanceMode, proposalAlert } from '@posedown/coaching';
import type { FastifyRequest } from 'fastify';
import { recordAudit } from '../../platform/audit/audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import { notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { type Person, updatePerson, writeForAthlete } from '../athletes/index.ts';
import { raiseAlert, resolvePassedAlert } from '../insights/index.ts';
import { findOpenProposal } from './queries.ts';
import { editBy, recordPlanChange } from './record-plan-change.ts';

interface SetGuidanceInput {
  actor: Actor;
  athlete: Person;
  mode: GuidanceMode;
  request: FastifyRequest;
}

/** Sets who decides about an athlete's plans. Setting the current mode again records nothing. */
export function setGuidance(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { actor, athlete, mode, request }: SetGuidanceInput,
): Promise<{ mode: GuidanceMode }> {
  // Coaches can open their own profile but follow no plan.
  if (athlete.role !== 'client') throw notFound('Athlete');
  return writeForAthlete(
    { db, now },
    { athlete },
    { affects: 'view' },
    async (tx, lockedAthlete) => {
      const { id: athleteId, guidanceMode, timezone } = lockedAthlete;
      if (guidanceMode === mode) return { mode };
      await updatePerson(tx, athleteId, { guidanceMode: mode });
      await passOnProposal(tx, { ...lockedAthlete, guidanceMode: mode }, now());
      await recordPlanChange(tx, {
        athleteId,
        edit: editBy(actor, athleteId),
        difference: { kind: 'guidance', before: { mode: guidanceMode }, after: { mode } },
        effectiveOn: calendarDayIn(now(), timezone),
        now: now(),
      });
      await recordAudit(tx, request, {
        action: 'set guidance',
        outcome: 'done',
        subjectId: athleteId,
        details: { mode },
      });
      return { mode };
    },
  );
}

/** Moves the open proposal's alert to the person who decides from now on. */
async function passOnProposal(tx: Tx, athlete: Person, now: Date): Promise<void> {
  const { id: athleteId, coachId, name, timezone } = athlete;
  if (!coachId) return;
  const about = { athleteId, coachId };
  const proposal = await findOpenProposal(tx, athleteId);
  const today = calendarDayIn(now, timezone);
  const finding = proposal && proposalAlert({ name, today, proposal });
  if (finding && athlete.guidanceMode !== 'self_guided') await raiseAlert(tx, about, finding, now);
  else await resolvePassedAlert(tx, about, 'weekly_adaptation');
}
