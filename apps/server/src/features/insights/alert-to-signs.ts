import { alertOfSign, redFlagOf, type WrittenSign } from '@posedown/coaching';
import type { Db } from '../../platform/db/database.ts';
import { raiseAlert } from './review-athlete.ts';

interface Writer {
  id: string;
  name: string;
  coachId: string | null;
}

/** Where words are stored, with what `readWords` found in them. */
type WordsStored = Omit<WrittenSign, 'flag'> & { redFlag: string | null };

/**
 * Puts a warning sign in what an athlete wrote before their coach, whatever day it tells of. Call it in the
 * transaction of the words, which holds the athlete.
 */
export async function alertToSigns(
  tx: Db,
  writer: Writer | null,
  { redFlag, ...place }: WordsStored,
  now: Date,
): Promise<void> {
  const flag = redFlag === null ? null : redFlagOf(redFlag);
  if (!writer?.coachId || !flag) return;
  const about = { athleteId: writer.id, coachId: writer.coachId };
  await raiseAlert(tx, about, alertOfSign({ ...place, flag }, writer.name), now);
}
