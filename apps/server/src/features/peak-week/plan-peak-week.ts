import {
  calendarDayIn,
  checkPeakWeek,
  formatDay,
  generatePeakWeek,
  healthBlockReason,
  isPeakNear,
  PEAK_OPENS_DAYS,
  type PeakBasis,
  type PeakDay,
  peakBlockReasons,
  peakCautions,
  peakOpensOn,
} from '@posedown/coaching';
import type {
  ApprovePeakWeekBody,
  ChangePeakWeekBody,
  DraftPeakWeekBody,
} from '@posedown/contract';
import type { FastifyRequest } from 'fastify';
import { recordAudit } from '../../platform/audit/audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import {
  AppError,
  badField,
  changedMeanwhile,
  notFound,
  refuseOutdated,
} from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { healthFacts, type Person, writeForAthlete } from '../athletes/index.ts';
import { alertOfDraft, resolveDraftAlert } from './draft-alert.ts';
import { findShow } from './find-show.ts';
import {
  findIntakeFacts,
  gatherFacts,
  NO_FINDINGS,
  type PlanWordsRead,
  readPlanText,
} from './gather-facts.ts';
import { lockPlan, type StoredPlan, saveDraft, updatePlan } from './queries.ts';

type Needs = Pick<Services, 'db' | 'now'>;

interface DraftPeakWeekInput<Body> {
  athlete: Person;
  body: Body;
  request: FastifyRequest;
}

const conflict = (userMessage: string) => new AppError('conflict', { userMessage });

/**
 * Drafts a show's peak week from the last two weeks.
 * @throws AppError `conflict` if no show is near, a plan is approved or a peak week is ruled out; `changed_meanwhile`
 * if another draft exists; `not_enough_data` naming what is missing
 */
export async function draftPeakWeek(
  { db, now }: Needs,
  { actor, athlete, body, request }: DraftPeakWeekInput<DraftPeakWeekBody> & { actor: Actor },
): Promise<void> {
  const today = calendarDayIn(now(), athlete.timezone);
  await writeForAthlete(
    { db, now },
    { athlete, actor },
    { affects: 'none' },
    async (tx, lockedAthlete) => {
      const found = await findShow(tx, athlete.id, today, body.competitionId);
      if (!found || found.show.date < today) throw conflict('Add your next competition first.');
      if (!isPeakNear(today, found.show.date)) {
        throw conflict('It’s too early: the plan is based on the two weeks before it.');
      }
      const plan = await lockPlan(tx, athlete.id, found.show.id);
      if (plan?.status === 'approved') {
        throw conflict('This peak week is approved. The coach can withdraw the approval.');
      }
      // The coach may have changed the existing draft or created one.
      if (plan?.version !== body.version) throw changedMeanwhile('this peak week', plan?.version);
      const facts = await gatherFacts(tx, lockedAthlete, now(), {
        ...body,
        showDay: found.show.date,
      });
      const created = generatePeakWeek(facts);
      if (created.kind === 'refused') {
        throw conflict(
          `No peak week for you here. ${created.reasons.join(' ')} Show up lean and fed.`,
        );
      }
      if (created.kind === 'not-enough-data' || facts.weightKg === null) {
        const missing = created.kind === 'not-enough-data' ? created.missing.join(', ') : 'weight';
        throw new AppError('not_enough_data', {
          userMessage: `Not enough data: ${missing}. Weigh in on at least three days in each of two weeks, and complete your profile.`,
        });
      }
      const week = { userId: lockedAthlete.id, competitionId: found.show.id };
      await saveDraft(tx, lockedAthlete.coachId, {
        ...week,
        weightKg: Math.round(facts.weightKg * 10) / 10,
        sodiumMg: facts.sodiumMg,
        isRehearsed: body.isRehearsed,
        days: created.days,
        createdAt: now(),
      });
      // They may have been handed over since the page was opened.
      if (actor.userId === lockedAthlete.id) await alertOfDraft(tx, lockedAthlete, now());
      else await note(tx, request, 'peak week draft', week);
    },
  );
}

/** Locks the show's plan at the version the coach saw, and loads the facts for checking it. */
async function lockVersion(
  tx: Tx,
  athlete: Person,
  now: Date,
  { competitionId, version }: Pick<ApprovePeakWeekBody, 'competitionId' | 'version'>,
) {
  const today = calendarDayIn(now, athlete.timezone);
  const found = await findShow(tx, athlete.id, today, competitionId);
  const plan = found && (await lockPlan(tx, athlete.id, found.show.id));
  if (!plan) throw notFound('Peak week');
  refuseOutdated('this peak week', plan.version, version);
  const { weightKg } = plan;
  const showDay = found.show.date;
  const eater = await findIntakeFacts(tx, athlete, { now, weightKg, showDay });
  const basis: PeakBasis = { ...plan, ...eater, units: athlete.units };
  return { plan, basis, today, showDay };
}

/**
 * Changes figures of the named days and the notes. Omitted notes stay, empty ones are removed. @throws AppError
 * `invalid_input` for figures and text outside the hard limits, and for new cautions on an approved plan without a
 * reason
 */
export async function changePeakWeek(
  { db, now }: Needs,
  { athlete, body, request }: DraftPeakWeekInput<ChangePeakWeekBody>,
): Promise<void> {
  const { days, coachNotes, warningReason } = body;
  const words = await readPlanText({ db, now }, athlete, body);
  await writeForAthlete({ db, now }, { athlete }, { affects: 'view' }, async (tx) => {
    const { plan, basis } = await lockVersion(tx, athlete, now(), body);
    const changed = plan.days.map((day) => mergeDay(day, days));
    const notes = coachNotes === undefined ? plan.coachNotes : coachNotes || null;
    const next = { days: changed, coachNotes: notes };
    refuseBreaches(changed, basis, words);
    const isApproved = plan.status === 'approved';
    const reason = (isApproved && warningReason) || plan.warningReason;
    if (isApproved) refuseUnreasoned(next, basis, reason);
    await updatePlan(tx, plan, { ...next, warningReason: reason });
    await note(tx, request, 'peak week change', plan);
  });
}

function mergeDay(day: PeakDay, changes: ChangePeakWeekBody['days']): PeakDay {
  const change = changes.find(({ offset }) => offset === day.offset);
  if (!change) return day;
  const { carbsG, fatG, proteinG } = change;
  const hasMacros = carbsG !== null && fatG !== null && proteinG !== null;
  const kcal = hasMacros ? 4 * (carbsG + proteinG) + 9 * fatG : day.kcal;
  return { ...day, ...change, kcal };
}

function refuseBreaches(
  days: StoredPlan['days'],
  basis: PeakBasis,
  { ofDays, ofNotes }: PlanWordsRead,
) {
  const issues = checkPeakWeek(days, basis, ofDays).map(({ offset, field, text }) => ({
    path: `days.${offset}.${field}`,
    message: text,
  }));
  if (ofNotes) issues.push({ path: 'coachNotes', message: ofNotes });
  const [first] = issues;
  if (first) throw new AppError('invalid_input', { userMessage: first.message, issues });
}

/**
 * Approves a plan within every hard limit and resolves its alert, or withdraws the approval. Rechecks it with today's
 * data.
 * @throws AppError `conflict` after the show, if a peak week is ruled out, or if the show moved too far from the plan's
 * weights; `changed_meanwhile`; `invalid_input` for a breach, or cautions without a reason
 */
export async function approvePeakWeek(
  { db, now }: Needs,
  { athlete, body, request }: DraftPeakWeekInput<ApprovePeakWeekBody>,
): Promise<void> {
  const { approved, warningReason } = body;
  const words = approved ? await readPlanText({ db, now }, athlete, body) : NO_FINDINGS;
  await writeForAthlete(
    { db, now },
    { athlete },
    { affects: 'standing' },
    async (tx, lockedAthlete) => {
      const { plan, basis, ...days } = await lockVersion(tx, lockedAthlete, now(), body);
      if (approved) {
        refuseRuledOut(lockedAthlete);
        refuseDays(plan, lockedAthlete, days);
        await refuseUnfit(tx, lockedAthlete, { plan, basis, now: now(), showDay: days.showDay });
        refuseBreaches(plan.days, basis, words);
        refuseUnreasoned(plan, basis, warningReason);
        await resolveDraftAlert(tx, lockedAthlete, plan, now());
      }
      await updatePlan(tx, plan, {
        status: approved ? 'approved' : 'draft',
        approvedAt: approved ? now() : null,
        warningReason: (approved && warningReason) || null,
      });
      if (approved) await note(tx, request, 'peak week approve', plan);
      else if (plan.status === 'approved') await note(tx, request, 'peak week reopen', plan);
    },
  );
}

/** Like in a protocol, warnings need a written reason. */
function refuseUnreasoned(
  { days }: Pick<StoredPlan, 'days'>,
  basis: PeakBasis,
  reason: string | null | undefined,
) {
  const [caution] = reason ? [] : peakCautions(days, basis);
  if (!caution) return;
  const why = 'Explain why you’re overriding this peak week’s warnings.';
  throw badField('warningReason', `${why} ${caution}`);
}

/** Conditions or holds may be new since the draft. */
function refuseRuledOut(athlete: Person) {
  const blockReason = healthBlockReason(healthFacts(athlete), 'peak');
  if (blockReason) throw conflict(blockReason);
}

/** The show may have moved since the draft. It must be ahead, and the draft's weights must still be recent. */
function refuseDays(
  { createdAt }: StoredPlan,
  { timezone }: Person,
  { today, showDay }: { today: string; showDay: string },
) {
  if (showDay < today) throw conflict('The show is over, so there’s no peak week to approve.');
  if (isPeakNear(calendarDayIn(createdAt, timezone), showDay)) return;
  throw conflict(
    `This plan was drafted from weights more than ${PEAK_OPENS_DAYS} days before the show. Draft a new one from ${formatDay(peakOpensOn(showDay))}.`,
  );
}

/** Age, weight and body fat may have changed since the draft. Without new weigh-ins, the plan's weight is used. */
async function refuseUnfit(
  tx: Tx,
  athlete: Person,
  { plan, basis, now, showDay }: { plan: StoredPlan; basis: PeakBasis; now: Date; showDay: string },
) {
  const sodiumMg = plan.sodiumMg ?? undefined;
  const facts = await gatherFacts(tx, athlete, now, { sodiumMg, showDay });
  const { sex, leanMassKg, sessionKcal, weightKg } = basis;
  const planFacts = facts.weightKg === null ? { sex, leanMassKg, sessionKcal, weightKg } : {};
  const reasons = peakBlockReasons({ ...facts, ...planFacts });
  if (reasons.length > 0) throw conflict(`No peak week can be approved. ${reasons.join(' ')}`);
}

function note(
  tx: Tx,
  request: FastifyRequest,
  action: string,
  { userId: subjectId, competitionId: show }: Pick<StoredPlan, 'userId' | 'competitionId'>,
) {
  return recordAudit(tx, request, { action, outcome: 'done', subjectId, details: { show } });
}
