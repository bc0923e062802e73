import { asc, inArray, lt } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { auditLog } from '../db/schema/index.ts';

export async function insertAudit(db: Db, line: typeof auditLog.$inferInsert) {
  await db.insert(auditLog).values(line);
}

/** Deletes a limited number of the oldest entries from before an instant. */
export async function deleteAuditBefore(db: Db, before: Date, limit: number) {
  const oldest = db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(lt(auditLog.at, before))
    .orderBy(asc(auditLog.at))
    .limit(limit);
  await db.delete(auditLog).where(inArray(auditLog.id, oldest));
}
