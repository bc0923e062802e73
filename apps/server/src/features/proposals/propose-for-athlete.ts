import {
  calendarDayIn,
  mondayOf,
  proposalAlert,
  proposeWeek,
  type WeekProposal,
} from '@posedown/coaching';
import type { Tx } from '../../platform/db/database.ts';
import { notifyOnCommit } from '../../platform/events/notify-on-commit.ts';
import { lockPerson, type Person, refreshRosterEntry } from '../athletes/index.ts';
import { raiseAlert, resolveAlerts } from '../insights/index.ts';
import { endDiet } from './end-diet.ts';
import { findProposalOf, insertProposal, type KnownProposal, UNDECIDED } from './queries.ts';
import { readProposalFacts } from './read-facts.ts';

/** A week begins on Monday at four in the morning, when Sunday’s diary is complete. */
const WEEK_STARTS_MS = 4 * 3_600_000;
/** Nobody gets a proposal in their first days. */
const FIRST_MS = 7 * 86_400_000;

/** The Monday of the week that an athlete is in. */
export const proposalWeek = (now: Date, timezone: string) =>
  mondayOf(calendarDayIn(new Date(now.getTime() - WEEK_STARTS_MS), timezone));

/**
 * Makes an athlete’s proposal for this week, once, and tells whoever decides on it. Plans stay as they are until then,
 * but for the diet of a self-guided athlete whose show is over.
 * Call it inside a transaction.
 */
export async function proposeForAthlete(tx: Tx, athleteId: string, now: Date): Promise<void> {
  const athlete = await lockPerson(tx, athleteId);
  if (athlete?.role !== 'client') return;
  if (now.getTime() - athlete.createdAt.getTime() < FIRST_MS) return;
  const weekOf = proposalWeek(now, athlete.timezone);
  const known = await findProposalOf(tx, athleteId, weekOf);
  const { timezone } = athlete;
  const today = calendarDayIn(now, timezone);
  if (known && !mayReplace(known, { today, timezone })) return;
  const read = await readProposalFacts(tx, athlete, now);
  if (!read) return;
  const proposal = proposeWeek(read.facts);
  if (known && proposal.rule !== 'after_show') return;
  const { kind, rule } = proposal;
  const stored = await insertProposal(tx, {
    ...{ athleteId, weekOf, kind, rule, proposal, planId: read.plan.id, createdAt: now },
    status: kind === 'change' ? 'open' : 'none',
  });
  await tellDecider(tx, athlete, proposal, now);
  const isAfterShow = rule === 'after_show';
  if (isAfterShow && (await endDiet(tx, { athlete, proposal: stored, now }))) {
    await refreshRosterEntry(tx, athleteId, now);
  }
}

/**
 * A week’s proposal that nobody has decided on gives way to the end of the diet, and each day of the rise that was put in
 * force by itself to the next.
 */
function mayReplace(
  { rule, status, decidedById, decidedAt }: KnownProposal,
  { today, timezone }: { today: string; timezone: string },
): boolean {
  if (rule !== 'after_show') return UNDECIDED.includes(status);
  const isRise = status === 'accepted' && decidedById === null && decidedAt !== null;
  return isRise && calendarDayIn(decidedAt, timezone) < today;
}

async function tellDecider(tx: Tx, athlete: Person, proposal: WeekProposal, now: Date) {
  const { id: athleteId, coachId, name, timezone } = athlete;
  notifyOnCommit(tx, [athleteId, coachId], { type: 'plan', athleteId });
  if (!coachId) return;
  const about = { athleteId, coachId };
  const finding = proposalAlert({ name, today: calendarDayIn(now, timezone), proposal });
  if (finding && athlete.guidanceMode !== 'self_guided') await raiseAlert(tx, about, finding, now);
  else await resolveAlerts(tx, about, 'weekly_adaptation');
}
