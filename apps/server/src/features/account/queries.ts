import { PUBLISHED_STATUSES } from '@posedown/contract';
import { and, asc, eq, getColumns, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../platform/db/database.ts';
import {
  assistantMessages,
  athleteHolds,
  cardioSessions,
  checkInSchedules,
  checklistTicks,
  coachingEnds,
  competitions,
  customFoods,
  dailyCheckIns,
  deletedAccounts,
  invitations,
  knownDevices,
  messages,
  messageThreads,
  milestones,
  noticeSettings,
  notices,
  nutritionLogs,
  nutritionPlans,
  peakWeekPlans,
  peakWeekTicks,
  photoAssessments,
  photos,
  planChanges,
  plannedChanges,
  planProposals,
  posePracticeSessions,
  progressEntries,
  protocolRecommendations,
  sessionExercises,
  sessions,
  supplements,
  supplementTicks,
  trainingPlans,
  users,
  voiceNotes,
  weeklyCheckIns,
  weighIns,
  workoutSessions,
  workoutSets,
  workouts,
} from '../../platform/db/schema/index.ts';
import type { DeletedAccount } from './deletion-list.ts';

/** A table that contains an athlete's data. */
interface OwnTable {
  table: PgTable;
  /** The column that references the athlete. */
  owner: AnyPgColumn;
  /** Describes the rows in the README. */
  what: string;
  /** Restricts the rows to those the athlete may see. Defaults to all. */
  only?: SQL | undefined;
  /** Columns left out of the export: secrets and columns the athlete can't see. */
  omit?: readonly string[];
}

/** The tables exported for an athlete, the person first. */
export const OWN_TABLES: readonly OwnTable[] = [
  { table: users, owner: users.id, what: 'Your account and the answers you gave.' },
  {
    table: sessions,
    owner: sessions.userId,
    what: 'The devices you’re logged in on.',
    omit: ['tokenHash'],
  },
  {
    table: knownDevices,
    owner: knownDevices.userId,
    what: 'The devices you’ve logged in from.',
    omit: ['tokenHash'],
  },
  {
    table: invitations,
    owner: invitations.athleteId,
    what: 'The invitation you accepted.',
    omit: ['tokenHash'],
  },
  { table: weighIns, owner: weighIns.userId, what: 'Your weigh-ins.' },
  {
    table: progressEntries,
    owner: progressEntries.userId,
    what: 'Body fat, measurements, how days felt.',
  },
  { table: dailyCheckIns, owner: dailyCheckIns.userId, what: 'Your daily check-ins.' },
  {
    table: weeklyCheckIns,
    owner: weeklyCheckIns.athleteId,
    what: 'Your weekly check-ins.',
  },
  {
    table: checkInSchedules,
    owner: checkInSchedules.athleteId,
    what: 'When your coach asks you to check in.',
  },
  {
    table: coachingEnds,
    owner: coachingEnds.athleteId,
    what: 'When your coaching ends or ended.',
    // The coach's own list.
    omit: ['note', 'isArchived'],
  },
  { table: notices, owner: notices.userId, what: 'What you were notified of.' },
  {
    table: noticeSettings,
    owner: noticeSettings.userId,
    what: 'Which notices you want.',
  },
  { table: photos, owner: photos.userId, what: 'Your photos.', only: isNull(photos.looseSince) },
  {
    table: photoAssessments,
    owner: photoAssessments.userId,
    what: 'Your coach’s assessments of your progress photos.',
  },
  {
    table: athleteHolds,
    owner: athleteHolds.athleteId,
    what: 'Holds placed on your diet, with reasons.',
    // Notes for other coaches.
    omit: ['placedReason', 'liftReason'],
  },
  {
    table: planChanges,
    owner: planChanges.athleteId,
    what: 'Changes to your plans: what, when and why.',
  },
  {
    table: plannedChanges,
    owner: plannedChanges.athleteId,
    what: 'The change of your plan that applies from a later day.',
  },
  { table: nutritionPlans, owner: nutritionPlans.userId, what: 'Your nutrition plans.' },
  {
    table: planProposals,
    owner: planProposals.athleteId,
    what: 'Weekly proposals for your plan.',
  },
  { table: nutritionLogs, owner: nutritionLogs.userId, what: 'What you ate.' },
  { table: customFoods, owner: customFoods.userId, what: 'Foods you added yourself.' },
  { table: supplements, owner: supplements.userId, what: 'Your list of supplements.' },
  {
    table: supplementTicks,
    owner: supplementTicks.userId,
    what: 'Supplements checked off as taken.',
  },
  { table: trainingPlans, owner: trainingPlans.userId, what: 'Your training plans.' },
  { table: workouts, owner: workouts.userId, what: 'The days of your training plans.' },
  { table: workoutSessions, owner: workoutSessions.userId, what: 'The workouts you did.' },
  { table: sessionExercises, owner: sessionExercises.userId, what: 'Their exercises.' },
  { table: workoutSets, owner: workoutSets.userId, what: 'Their sets.' },
  { table: cardioSessions, owner: cardioSessions.userId, what: 'The cardio you did.' },
  { table: posePracticeSessions, owner: posePracticeSessions.userId, what: 'Posing sessions.' },
  { table: competitions, owner: competitions.userId, what: 'Your shows.' },
  { table: milestones, owner: milestones.userId, what: 'Their milestones.' },
  { table: checklistTicks, owner: checklistTicks.userId, what: 'Their show-day checklists.' },
  {
    table: peakWeekPlans,
    owner: peakWeekPlans.userId,
    what: 'Your peak weeks.',
    omit: ['warningReason'],
  },
  { table: peakWeekTicks, owner: peakWeekTicks.userId, what: 'What you logged during them.' },
  {
    table: protocolRecommendations,
    owner: protocolRecommendations.clientId,
    what: 'Protocols your coach approved for you.',
    only: inArray(protocolRecommendations.status, [...PUBLISHED_STATUSES]),
    omit: ['warningReason'],
  },
  { table: messages, owner: messages.athleteId, what: 'Messages between you and your coach.' },
  {
    table: voiceNotes,
    owner: voiceNotes.athleteId,
    what: 'The voice notes among them.',
    only: isNull(voiceNotes.looseSince),
  },
  {
    table: messageThreads,
    owner: messageThreads.athleteId,
    what: 'What you’ve read of those messages.',
  },
  {
    table: assistantMessages,
    owner: assistantMessages.userId,
    what: 'Your conversation with the assistant.',
  },
];

export const nameOf = ({ table }: OwnTable) => getTableConfig(table).name;

const PAGE = 500;

/** Reads the rows of a table that an athlete owns and may see, page by page. */
export async function* listOwnRows(db: Db, own: OwnTable, userId: string) {
  const { table, owner, only, omit = [] } = own;
  const columns = Object.fromEntries(
    Object.entries<AnyPgColumn>(getColumns(table)).filter(([name]) => !omit.includes(name)),
  );
  const key = keyOf(table);
  let after: SQL | undefined;
  for (;;) {
    const rows: Record<string, unknown>[] = await db
      .select(columns)
      .from(table)
      .where(and(eq(owner, userId), only, after))
      .orderBy(...key.map(({ column }) => asc(column)))
      .limit(PAGE);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    const lastValues = key.map(({ name }) => sql`${last[name]}`);
    const names = key.map(({ column }) => sql`${column}`);
    after = sql`(${sql.join(names, sql`, `)}) > (${sql.join(lastValues, sql`, `)})`;
  }
}

/** The columns of a table's primary key, with their property names in a row. */
function keyOf(table: PgTable) {
  const columns = Object.entries<AnyPgColumn>(getColumns(table));
  const composed = getTableConfig(table).primaryKeys[0]?.columns.map(({ name }) => name);
  const names = composed ?? columns.flatMap(([, { primary, name }]) => (primary ? name : []));
  return names.flatMap((name) =>
    columns.flatMap(([key, column]) => (column.name === name ? { name: key, column } : [])),
  );
}

/** Records a deletion, in the transaction that deletes the account. */
export async function recordDeletion(tx: Tx, deletion: DeletedAccount) {
  const { userId: id, deletedAt } = deletion;
  await tx
    .insert(deletedAccounts)
    .values({ id, deletedAt })
    .onConflictDoUpdate({ target: deletedAccounts.id, set: { deletedAt, erasedAt: null } });
}

/** Accounts deleted from this database. */
export function listDeletions(db: Db): Promise<DeletedAccount[]> {
  const { id: userId, deletedAt } = deletedAccounts;
  return db.select({ userId, deletedAt }).from(deletedAccounts);
}

/** Returns the ids that exist in the database. */
export async function findPresent(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...ids]));
  return rows.map(({ id }) => id);
}

/**
 * Deletes an athlete and all their data. Call it in a transaction that has locked their password.
 * @returns the athlete, or null if already deleted
 */
export async function deleteAthlete(tx: Tx, userId: string) {
  const isAthlete = and(eq(users.id, userId), eq(users.role, 'client'));
  const { name, email, coachId } = users;
  // Waits for running writes to the athlete's data and blocks new ones.
  const [athlete] = await tx
    .select({ name, email, coachId })
    .from(users)
    .where(isAthlete)
    .for('update');
  if (!athlete) return null;
  // Other invitations to this email stay with the coach, because the athlete never verified the
  // email.
  await tx.delete(invitations).where(eq(invitations.athleteId, userId));
  // Delete competitions first: their peak weeks reference photos.
  await tx.delete(competitions).where(eq(competitions.userId, userId));
  await tx.delete(users).where(isAthlete);
  return athlete;
}
