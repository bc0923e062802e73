import {
  alertOfHold,
  alertOfSign,
  alertOfStated,
  redFlagOf,
  type WrittenSign,
} from '@posedown/coaching';
import type { Tx } from '../../platform/db/database.ts';
import { placeHolds } from './holds/place-holds.ts';
import { findConditions } from './holds/queries.ts';
import type { HoldsRead } from './read-words.ts';
import { raiseAlert } from './update-alerts.ts';

interface Writer {
  id: string;
  name: string;
  coachId: string | null;
}

/** Where words are stored, with what `readWords` found in them. */
type WordsStored = Omit<WrittenSign, 'flag'> &
  HoldsRead & { redFlag: string | null; saidAt?: Date };

/**
 * Acts on what an athlete wrote: puts their diet on hold where it calls for that, and alerts their coach, whatever day
 * it tells of. Call it in the transaction of the words, which holds the athlete.
 * @returns whether a hold was placed, so that the athlete's standing has to be looked at again
 */
export async function actOnSigns(
  tx: Tx,
  writer: Writer | null,
  { redFlag, holds, statedHolds, toConfirm, saidAt, ...place }: WordsStored,
  now: Date,
): Promise<boolean> {
  if (!writer) return false;
  const reported = {
    source: place.place,
    sourceId: place.id,
    holds,
    statedHolds,
    ...(saidAt ? { saidAt } : {}),
  };
  const placed = await placeHolds(tx, writer.id, reported, now);
  const { coachId } = writer;
  if (!coachId) return placed.length > 0;
  const about = { athleteId: writer.id, coachId };
  const flag = redFlag === null ? null : redFlagOf(redFlag);
  if (flag) await raiseAlert(tx, about, alertOfSign({ ...place, flag }, writer.name), now);
  for (const kind of placed) {
    if (kind !== flag?.hold) {
      await raiseAlert(tx, about, alertOfHold({ ...place, kind }, writer.name), now);
    }
  }
  const onRecord = toConfirm.length > 0 ? await findConditions(tx, writer.id) : [];
  const conditions = toConfirm.filter((condition) => !onRecord.includes(condition));
  if (conditions.length > 0) {
    await raiseAlert(tx, about, alertOfStated(place, { conditions, name: writer.name }), now);
  }
  return placed.length > 0;
}
