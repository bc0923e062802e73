import { calendarDayIn } from '@posedown/coaching';
import type { ProfileChange } from '@posedown/contract';
import type { FastifyRequest } from 'fastify';
import { recordAudit } from '../../platform/audit/audit.ts';
import type { Db } from '../../platform/db/database.ts';
import { AppError, badField, notFound } from '../../platform/errors.ts';
import { tellOnCommit } from '../../platform/events/tell-on-commit.ts';
import type { Services } from '../../platform/services.ts';
import { holdPerson, type NewPerson, type Person, updatePerson } from './queries.ts';
import { refreshRosterEntry } from './roster/refresh-roster-entry.ts';
import { findNextShow } from './shows/queries.ts';

/**
 * Changes the answers of a person and brings the roster up to date. Plans stay as they are. Who may
 * is the caller's to judge.
 * @throws AppError `changed_meanwhile`, or `invalid_input` for a new show that is not ahead, or for one
 * while a competition stands for it.
 */
export async function changeProfile(
  { db, now }: Pick<Services, 'db' | 'now'>,
  request: FastifyRequest,
  personId: string,
  { version, ...change }: ProfileChange,
): Promise<Person> {
  const instant = now();
  return db.transaction(async (tx) => {
    const before = await holdPerson(tx, personId);
    if (!before) throw notFound('That athlete');
    if (before.profileVersion !== version) throw changedMeanwhile();
    refusePastShow(before, change, instant);
    await refuseSecondShow(tx, before, change, instant);
    const after = await updatePerson(tx, personId, {
      ...toColumns(before, change),
      profileVersion: version + 1,
    });
    await refreshRosterEntry(tx, personId, instant);
    tellOnCommit(tx, [personId], { type: 'plan', athleteId: personId });
    await recordAudit(tx, request, {
      action: 'change profile',
      outcome: 'done',
      subjectId: personId,
      details: { fields: Object.keys(change).join(' ') },
    });
    return after;
  });
}

type Change = Omit<ProfileChange, 'version'>;

/** Without words of the athlete's own the goal is the one that was chosen. */
function toColumns(before: Person, { goal, ...change }: Change): Partial<NewPerson> {
  const primaryGoal = change.primaryGoal ?? before.primaryGoal;
  const hadOwnWords = before.goal !== null && before.goal !== before.primaryGoal;
  const kept = hadOwnWords ? before.goal : primaryGoal;
  return { ...change, goal: goal === undefined ? kept : (goal ?? primaryGoal) };
}

/** A show that has been stays in the answers until somebody names another one. */
function refusePastShow(before: Person, { competitionDate, timezone }: Change, now: Date) {
  if (!competitionDate || competitionDate === before.competitionDate) return;
  if (competitionDate > calendarDayIn(now, timezone ?? before.timezone)) return;
  throw badField('competitionDate', 'Competition date must be in the future');
}

/** As soon as a competition lies ahead, it alone says when the next show is. */
async function refuseSecondShow(tx: Db, before: Person, { competitionDate }: Change, now: Date) {
  if (!competitionDate || competitionDate === before.competitionDate) return;
  const show = await findNextShow(tx, before.id, calendarDayIn(now, before.timezone));
  if (!show?.id) return;
  throw badField('competitionDate', `The next show is ${show.name}: its date is changed there`);
}

function changedMeanwhile() {
  return new AppError('changed_meanwhile', {
    userMessage: 'These details were changed meanwhile. Reload them before you change them.',
  });
}
