import {
  AFTER_SHOW,
  addDays,
  calendarDayIn,
  daysBetween,
  guidanceOf,
  mondayOf,
  type PlanAnswers,
  proposalAlert,
  proposeWeek,
  type WeekProposal,
} from '@posedown/coaching';
import type { Tx } from '../../platform/db/database.ts';
import { notifyOnCommit } from '../../platform/events/notify-on-commit.ts';
import { inBatches } from '../../platform/in-batches.ts';
import { processEach } from '../../platform/process-each.ts';
import type { Services } from '../../platform/services.ts';
import { lockPerson, type Person, refreshRosterEntry } from '../athletes/index.ts';
import { raiseAlert, resolveAlerts } from '../insights/index.ts';
import { computeTargets, planSetTargets } from '../nutrition/index.ts';
import { editBySystem, findPlanned } from '../plan-changes/index.ts';
import { answersNow } from '../progress/index.ts';
import {
  type DueAthlete,
  findProposalOf,
  insertProposal,
  type KnownProposal,
  listDue,
  type StoredProposal,
  saveDecision,
  UNDECIDED,
} from './queries.ts';
import { readProposalFacts } from './read-facts.ts';

const BATCH = 500;
/** Reads one athlete's facts while another's proposal is computed. */
const LANES = 2;
/** The time zone furthest ahead of UTC, where each week starts first. */
const FIRST_ZONE = 'Etc/GMT-14';
/** Wording for error messages. */
const PROPOSING = { one: 'weekly proposal', many: 'weekly proposals', done: 'made' };

/** Rules that protect the athlete, whatever is planned. */
const URGENT: readonly WeekProposal['rule'][] = ['safety', 'after_show'];

/** Whether a show is so recent that its diet may have to end before the week does. */
const isAfterShow = (show: string | null, today: string) =>
  show !== null && show < today && daysBetween(show, today) <= AFTER_SHOW.maintenanceDays;

/**
 * Creates this week's missing proposals, and replaces those of athletes whose show just ended. Missed weeks are
 * skipped. Several processes share the work. @throws Error after all others, if some failed
 */
export async function proposeDue({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const instant = now();
  const monday = proposalWeek(instant, FIRST_ZONE);
  const onStageSince = addDays(monday, -AFTER_SHOW.maintenanceDays);
  const due = inBatches<DueAthlete>((last) =>
    listDue(db, { monday, onStageSince, after: last?.athleteId ?? null, limit: BATCH }),
  );
  const propose = async ({ athleteId, timezone, lastWeek, lastShow }: DueAthlete) => {
    const isDone = lastWeek !== null && lastWeek >= proposalWeek(instant, timezone);
    if (isDone && !isAfterShow(lastShow, calendarDayIn(instant, timezone))) return;
    await db.transaction((tx) => proposeForAthlete(tx, athleteId, instant, { lastShow }));
  };
  await processEach(PROPOSING, due, propose, LANES);
}

/** A week starts on Monday at 4 a.m., when Sunday’s diary is complete. */
const WEEK_STARTS_MS = 4 * 3_600_000;
/** No proposals in the first week. */
const FIRST_MS = 7 * 86_400_000;

/** The Monday of an athlete's current week. */
const proposalWeek = (now: Date, timezone: string) =>
  mondayOf(calendarDayIn(new Date(now.getTime() - WEEK_STARTS_MS), timezone));

/**
 * Creates an athlete's proposal for this week, once, and notifies the person who decides. Plans don't change before
 * the decision, except for the diet of a self-guided athlete after their show. Call it in a transaction.
 * @param lastShow if the end of its diet may replace the proposal
 */
export async function proposeForAthlete(
  tx: Tx,
  athleteId: string,
  now: Date,
  { lastShow = null }: { lastShow?: string | null } = {},
): Promise<void> {
  const athlete = await lockPerson(tx, athleteId);
  if (athlete?.role !== 'client') return;
  if (now.getTime() - athlete.createdAt.getTime() < FIRST_MS) return;
  const weekOf = proposalWeek(now, athlete.timezone);
  const existing = await findProposalOf(tx, athleteId, weekOf);
  const { timezone } = athlete;
  const today = calendarDayIn(now, timezone);
  // Another process may have created it since it was listed as due.
  if (existing && !isAfterShow(lastShow, today)) return;
  if (existing && !mayReplace(existing, { today, timezone })) return;
  const read = await readProposalFacts(tx, athlete, now);
  if (!read) return;
  const proposal = proposeWeek(read.facts);
  if (existing && proposal.rule !== 'after_show') return;
  // The coach has decided about this week. It is made once the change applies.
  if (!URGENT.includes(proposal.rule) && (await findPlanned(tx, athleteId))) return;
  const { kind, rule } = proposal;
  const stored = await insertProposal(tx, {
    ...{ athleteId, weekOf, kind, rule, proposal, planId: read.plan.id, createdAt: now },
    status: kind === 'change' ? 'open' : 'none',
  });
  await notifyDecider(tx, athlete, proposal, now);
  const endsDiet = rule === 'after_show';
  if (endsDiet && (await endDiet(tx, { athlete, proposal: stored, now }))) {
    await refreshRosterEntry(tx, athleteId, now);
  }
}

/**
 * The end of the diet replaces an undecided weekly proposal, and each automatic daily increase replaces the previous
 * one.
 */
function mayReplace(
  { rule, status, decidedById, decidedAt }: KnownProposal,
  { today, timezone }: { today: string; timezone: string },
): boolean {
  if (rule !== 'after_show') return UNDECIDED.includes(status);
  const isRise = status === 'accepted' && decidedById === null && decidedAt !== null;
  return isRise && calendarDayIn(decidedAt, timezone) < today;
}

async function notifyDecider(tx: Tx, athlete: Person, proposal: WeekProposal, now: Date) {
  const { id: athleteId, coachId, name, timezone } = athlete;
  notifyOnCommit(tx, [athleteId, coachId], { type: 'plan', athleteId });
  if (!coachId) return;
  const about = { athleteId, coachId };
  const finding = proposalAlert({ name, today: calendarDayIn(now, timezone), proposal });
  if (finding && athlete.guidanceMode !== 'self_guided') await raiseAlert(tx, about, finding, now);
  else await resolveAlerts(tx, about, 'weekly_adaptation');
}

/** The reason shown to the athlete: the days of increase come before maintenance. */
function reasonOf({ proposal: { reasons, food } }: StoredProposal, answers: PlanAnswers): string {
  const [why, does] = reasons;
  const isRise = food !== null && computeTargets(answers).calories < food.targets.calories;
  return isRise ? `${why} Intake rises by about 20% a day to maintenance.` : `${why} ${does}`;
}

interface Ending {
  athlete: Person;
  proposal: StoredProposal;
  now: Date;
}

/**
 * Ends a self-guided athlete's diet after their show with the proposed daily increase. With a coach, the proposal
 * waits for their decision. Call it with the athlete locked. @returns whether the targets changed and the standing
 * needs a refresh
 */
async function endDiet(tx: Tx, { athlete, proposal, now }: Ending): Promise<boolean> {
  if (guidanceOf(athlete) !== 'self_guided') return false;
  const answers = await answersNow(tx, athlete, now);
  const edit = editBySystem(reasonOf(proposal, answers), 'show');
  const { targets } = await planSetTargets(tx, athlete.id, answers, now, { edit });
  await saveDecision(tx, proposal, {
    ...{ status: 'accepted', decidedAt: now, appliedTargets: targets },
  });
  return true;
}
