import type { CardioColumns } from '@posedown/coaching';
import type { Tx } from '../../platform/db/database.ts';
import { notifyOnCommit } from '../../platform/events/notify-on-commit.ts';
import { updatePerson } from '../athletes/index.ts';

/** Writes an athlete's cardio plan over the one before. */
export async function saveCardioPlan(tx: Tx, userId: string, plan: CardioColumns) {
  await updatePerson(tx, userId, plan);
  notifyOnCommit(tx, [userId], { type: 'plan', athleteId: userId });
}
