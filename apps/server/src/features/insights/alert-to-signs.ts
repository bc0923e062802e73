import { checkText, type Written } from '@posedown/coaching';
import type { Db } from '../../platform/db/database.ts';
import { raiseAlert } from './review-athlete.ts';

interface Writer {
  id: string;
  name: string;
  coachId: string | null;
}

/**
 * Puts a warning sign in what an athlete wrote before their coach, whatever day it tells of. Call it in the
 * transaction of the words, which holds the athlete.
 */
export async function alertToSigns(
  tx: Db,
  writer: Writer | null,
  { text, ...found }: Omit<Written, 'text'> & { text: string | null },
  now: Date,
): Promise<void> {
  if (!writer?.coachId || !text) return;
  const finding = checkText({ ...found, text }, writer.name);
  if (finding)
    await raiseAlert(tx, { athleteId: writer.id, coachId: writer.coachId }, finding, now);
}
