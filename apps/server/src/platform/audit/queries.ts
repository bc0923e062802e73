import type { Db } from '../db/database.ts';
import { auditLog } from '../db/schema/index.ts';

export async function insertAudit(db: Db, line: typeof auditLog.$inferInsert) {
  await db.insert(auditLog).values(line);
}
