import { ROSTER_COLUMNS, type RosterLayout, savedViewSchema } from '@posedown/contract';
import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { rosterLayouts, users } from '../../../../platform/db/schema/index.ts';

/** A coach's layout, or the default one. */
export async function findLayout(db: Db, coachId: string): Promise<RosterLayout> {
  const [row] = await db.select().from(rosterLayouts).where(eq(rosterLayouts.coachId, coachId));
  if (!row) return { columns: null, views: [], version: 0 };
  const { columns, views, version } = row;
  return { columns: columns && knownColumns(columns), views: views.flatMap(readView), version };
}

/** A stored layout may have columns and filters of an earlier release. */
const knownColumns = (columns: readonly string[]) =>
  ROSTER_COLUMNS.filter((column) => columns.includes(column)).sort(
    (one, other) => columns.indexOf(one) - columns.indexOf(other),
  );

function readView(stored: unknown) {
  const { data: view } = savedViewSchema.safeParse(
    hasColumns(stored) ? { ...stored, columns: knownColumns(stored.columns) } : stored,
  );
  return view ? [view] : [];
}

const hasColumns = (view: unknown): view is { columns: string[] } =>
  typeof view === 'object' && view !== null && 'columns' in view && Array.isArray(view.columns);

/** Reads and locks a coach's layout until the transaction ends, even if no row exists yet. */
export async function lockLayout(tx: Tx, coachId: string): Promise<RosterLayout> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, coachId)).for('no key update');
  return findLayout(tx, coachId);
}

export async function saveLayout(tx: Tx, coachId: string, layout: RosterLayout) {
  await tx
    .insert(rosterLayouts)
    .values({ coachId, ...layout })
    .onConflictDoUpdate({ target: rosterLayouts.coachId, set: layout });
}
