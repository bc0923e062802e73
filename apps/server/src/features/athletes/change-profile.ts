import {
  calendarDayIn,
  findFactConflict,
  GOAL_CONFLICT,
  isGoalConflict,
  isSizeConflict,
  SIZE_CONFLICT,
  withPregnancy,
} from '@posedown/coaching';
import type { ProfileChange } from '@posedown/contract';
import type { FastifyRequest } from 'fastify';
import { recordAudit } from '../../platform/audit/audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import { badField, refuseOutdated } from '../../platform/errors.ts';
import { notifyOnCommit } from '../../platform/events/notify-on-commit.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { findNextShow } from '../shows/index.ts';
import { reportScreening } from './facts/report-screening.ts';
import { newConditions, toHealthColumns } from './health/change-conditions.ts';
import { raiseConditionAlert, resolveConditionAlerts } from './health/condition-alert.ts';
import { findLatestBody, type NewPerson, type Person, updatePerson } from './queries.ts';
import { writeForAthlete } from './write-for-athlete.ts';

interface ChangeProfileInput {
  actor: Actor;
  request: FastifyRequest;
  /** The athlete as loaded when permission was checked. */
  athlete: Person;
  body: ProfileChange;
}

/**
 * Changes a person's answers and refreshes the roster. Plans don't change. The caller must check
 * permission. An athlete with a coach can't remove a condition. @throws AppError
 * `changed_meanwhile`, or `invalid_input` if a new show date is in the past or a competition
 * already sets the date
 */
export async function changeProfile(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { actor, request, athlete, body: { version, ...sent } }: ChangeProfileInput,
): Promise<Person> {
  const instant = now();
  const personId = athlete.id;
  return writeForAthlete(
    { db, now },
    { athlete, actor },
    { affects: 'standing' },
    async (tx, before) => {
      refuseOutdated('these details', before.profileVersion, version);
      const change = withConsequences(before, sent);
      refuseFactConflict(before, change);
      refuseNewPastShow(before, change, instant);
      const today = calendarDayIn(instant, before.timezone);
      await refuseConflict(tx, before, change, today);
      await refuseSizes(tx, before, change, today);
      await refuseSecondShow(tx, before, change, instant);
      const stored = await updatePerson(tx, personId, {
        ...toColumns(before, change),
        ...(change.healthConditions
          ? toHealthColumns(before, change.healthConditions, mayRemoveConditions(actor, before))
          : {}),
        profileVersion: version + 1,
      });
      const after = await reportScreening(tx, { before, after: stored }, instant);
      const conditions = newConditions(before, change.healthConditions);
      await raiseConditionAlert(tx, after, { conditions, byId: actor.userId }, instant);
      if (after.healthConditions.length === 0) await resolveConditionAlerts(tx, after);
      notifyOnCommit(tx, [personId], { type: 'plan', athleteId: personId });
      const event = { outcome: 'done', subjectId: personId } as const;
      const fields = Object.keys(change).join(' ');
      await recordAudit(tx, request, { ...event, action: 'change profile', details: { fields } });
      if (after.openHolds.length > stored.openHolds.length) {
        await recordAudit(tx, request, { ...event, action: 'place hold' });
      }
      return after;
    },
  );
}

type Change = Omit<ProfileChange, 'version'>;

/** The goal text is the chosen goal unless the athlete wrote their own. */
function toColumns(before: Person, { goal, ...change }: Change): Partial<NewPerson> {
  const primaryGoal = change.primaryGoal ?? before.primaryGoal;
  const hasCustomGoal = before.goal !== null && before.goal !== before.primaryGoal;
  const goalText = hasCustomGoal ? before.goal : primaryGoal;
  return { ...change, goal: goal === undefined ? goalText : (goal ?? primaryGoal) };
}

/** Answers that already contradict each other don't block other changes. */
async function refuseConflict(tx: Tx, before: Person, change: Change, today: string) {
  const { primaryGoal, targetWeight, weight } = change;
  if (primaryGoal === undefined && targetWeight === undefined) return;
  const latest = await findLatestBody(tx, before.id, today);
  const isConflict = isGoalConflict({
    primaryGoal: primaryGoal ?? before.primaryGoal,
    weightKg: weight ?? latest.weightKg ?? before.weight,
    targetWeightKg: targetWeight ?? before.targetWeight,
  });
  if (!isConflict) return;
  throw badField(targetWeight === undefined ? 'primaryGoal' : 'targetWeight', GOAL_CONFLICT);
}

/** Sizes that already contradict each other don't block other changes. */
async function refuseSizes(tx: Tx, before: Person, { height, weight }: Change, today: string) {
  if (height === undefined && weight === undefined) return;
  const latest = await findLatestBody(tx, before.id, today);
  const sizes = {
    heightCm: height ?? before.height,
    weightKg: weight ?? latest.weightKg ?? before.weight,
  };
  if (isSizeConflict(sizes)) {
    throw badField(weight === undefined ? 'height' : 'weight', SIZE_CONFLICT);
  }
}

/** A past show stays in the answers until another date is entered. */
function refuseNewPastShow(before: Person, { competitionDate, timezone }: Change, now: Date) {
  if (!competitionDate || competitionDate === before.competitionDate) return;
  refusePastShow({ competitionDate, timezone: timezone ?? before.timezone }, now);
}

/** An upcoming competition overrides the date in the answers. */
async function refuseSecondShow(tx: Tx, before: Person, { competitionDate }: Change, now: Date) {
  if (!competitionDate || competitionDate === before.competitionDate) return;
  const show = await findNextShow(tx, before.id, calendarDayIn(now, before.timezone));
  if (!show?.id) return;
  throw badField(
    'competitionDate',
    `The next show is ${show.name}. Change its date on the competition page`,
  );
}

/** Removing a condition lifts its restrictions, so an athlete with a coach can't do it. */
const mayRemoveConditions = (actor: Actor, { coachId }: Person) =>
  actor.role === 'coach' || !coachId;

interface Show {
  competitionDate?: string | undefined;
  timezone: string;
}

/** @throws AppError `invalid_input` for a show that is not after the athlete's current day. */
export function refusePastShow({ competitionDate, timezone }: Show, now: Date) {
  if (competitionDate === undefined || competitionDate > calendarDayIn(now, timezone)) return;
  throw badField('competitionDate', 'Competition date must be in the future');
}

type FactsChange = Omit<ProfileChange, 'version'>;

/**
 * A change with its consequences: clears dependent answers and records pregnancy given as the
 * reason for a missing period.
 */
function withConsequences(before: Person, change: FactsChange): FactsChange {
  const { cycle, noPeriodReason, sex, healthConditions } = change;
  const isNowMan = sex === 'male' && cycle === undefined && before.cycle !== null;
  const isOtherCycle = isNowMan || (cycle !== undefined && cycle !== 'none');
  const withdrawsReason =
    isOtherCycle && noPeriodReason === undefined && before.noPeriodReason !== null;
  const conditions = healthConditions ?? before.healthConditions;
  return {
    ...change,
    ...(isNowMan ? { cycle: null } : {}),
    ...(withdrawsReason ? { noPeriodReason: null } : {}),
    ...(noPeriodReason === 'pregnancy'
      ? { healthConditions: withPregnancy(conditions, noPeriodReason) }
      : {}),
  };
}

/**
 * Existing contradictions don't block other changes.
 * @throws AppError `invalid_input` if two answers contradict each other
 */
function refuseFactConflict(before: Person, change: FactsChange) {
  const isOtherSex = change.sex !== undefined && change.sex !== before.sex;
  const { cycle, noPeriodReason, sex, healthConditions } = { ...before, ...change };
  const touched = isOtherSex || change.cycle !== undefined || change.noPeriodReason !== undefined;
  const conflict = findFactConflict({
    sex,
    ...(touched ? { cycle, noPeriodReason } : {}),
    healthConditions: isOtherSex
      ? healthConditions
      : newConditions(before, change.healthConditions),
  });
  if (conflict) throw badField(conflict.path in change ? conflict.path : 'sex', conflict.message);
}
