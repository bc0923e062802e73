import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { exerciseVideos } from '../../../platform/db/schema/index.ts';

/** One coach's video of one exercise. */
export interface VideoKey {
  coachId: string;
  exerciseId: string;
}

const at = ({ coachId, exerciseId }: VideoKey) =>
  and(eq(exerciseVideos.coachId, coachId), eq(exerciseVideos.exerciseId, exerciseId));

export async function findVideo(db: Db, key: VideoKey) {
  const [video] = await db.select().from(exerciseVideos).where(at(key));
  return video ?? null;
}

/** Stores a coach's first video. @returns null if there already is one */
export async function insertVideo(db: Db, video: typeof exerciseVideos.$inferInsert) {
  const [stored] = await db.insert(exerciseVideos).values(video).onConflictDoNothing().returning();
  return stored ?? null;
}

/** @returns null for an outdated version */
export async function updateVideo(
  db: Db,
  key: VideoKey,
  { version, ...change }: { url: string | null; version: number; updatedAt: Date },
) {
  const [stored] = await db
    .update(exerciseVideos)
    .set({ ...change, version: version + 1 })
    .where(and(at(key), eq(exerciseVideos.version, version)))
    .returning();
  return stored ?? null;
}
