import type { CardioColumns } from '@posedown/coaching';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { users } from '../../platform/db/schema/index.ts';

/** Writes an athlete's cardio plan over the one before. */
export async function saveCardioPlan(db: Db, userId: string, plan: CardioColumns) {
  await db.update(users).set(plan).where(eq(users.id, userId));
}
