import {
  alertOfHold,
  alertOfSign,
  alertOfStated,
  type HoldKind,
  type HoldSource,
  redFlagOf,
  type WrittenSign,
  withoutOnRecord,
} from '@posedown/coaching';
import type { Tx } from '../../platform/db/database.ts';
import { notifyOnCommit } from '../../platform/events/notify-on-commit.ts';
import { findConditions, insertHolds, listCheckedKinds, lockAthlete } from './holds/queries.ts';
import type { HoldsRead } from './scan-text.ts';
import { raiseAlert } from './update-alerts.ts';

interface Writer {
  id: string;
  name: string;
  coachId: string | null;
}

/** A reference to stored text, with the findings of `scanText`. */
type StoredText = Omit<WrittenSign, 'flag'> & HoldsRead & { redFlag: string | null; saidAt?: Date };

/**
 * Acts on what an athlete wrote: puts the diet on hold if needed and alerts the coach, regardless of the day it's
 * about. Call it in the transaction that stores the text, with the athlete locked. @returns whether a hold was placed
 * and the standing needs a refresh
 */
export async function actOnSigns(
  tx: Tx,
  writer: Writer | null,
  { redFlag, holds, statedHolds, toConfirm, saidAt, ...place }: StoredText,
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

/** Holds called for by an athlete's text or report. */
interface ReportedHolds {
  source: HoldSource;
  sourceId: string | null;
  /** Holds from their red flags. */
  holds: readonly HoldKind[];
  /** Holds from conditions they mention. Recorded conditions restrict plans without a hold. */
  statedHolds: readonly HoldKind[];
  /** The time of the text, if not now: older text is rescanned when the rules change. */
  saidAt?: Date;
}

/**
 * Places holds in the transaction that stores the text, so that no plan is created in between.
 * There is at most one open hold per kind, and the same text doesn't reopen a lifted hold.
 * @returns the new kinds
 */
export async function placeHolds(
  tx: Tx,
  athleteId: string,
  { source, sourceId, holds, statedHolds, saidAt }: ReportedHolds,
  now: Date,
): Promise<HoldKind[]> {
  if (holds.length === 0 && statedHolds.length === 0) return [];
  const athlete = await lockAthlete(tx, athleteId);
  if (athlete?.role !== 'client') return [];
  const kinds = [...holds, ...withoutOnRecord(statedHolds, athlete.healthConditions)];
  const missing = kinds.filter((kind) => !athlete.openHolds.includes(kind));
  if (missing.length === 0) return [];
  const query = { kinds: missing, sourceId, saidAt: saidAt ?? now };
  const checked = await listCheckedKinds(tx, athleteId, query);
  const newHolds = missing.flatMap((kind) =>
    checked.includes(kind) ? [] : [{ kind, source, sourceId }],
  );
  const placed = await insertHolds(tx, athleteId, newHolds, now);
  if (placed.length > 0) notifyOnCommit(tx, [athleteId], { type: 'plan', athleteId });
  return placed;
}
