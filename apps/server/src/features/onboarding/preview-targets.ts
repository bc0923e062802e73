import type { TargetsPreview } from '@posedown/contract';
import type { Services } from '../../platform/services.ts';
import type { Person } from '../athletes/index.ts';
import { findActivePlan, ourTargets } from '../nutrition/index.ts';
import { answersNow } from '../progress/index.ts';

/**
 * What a new meal plan would aim at, and what the one in force does. Nothing is made.
 * @throws AppError `not_enough_data` where the answers do not allow targets.
 */
export async function previewTargets(
  { db, now }: Pick<Services, 'db' | 'now'>,
  athlete: Person,
): Promise<TargetsPreview> {
  const { notes, ...next } = ourTargets(await answersNow(db, athlete, now()));
  const plan = await findActivePlan(db, athlete.id);
  return { now: plan?.targets ?? null, next: { ...next, notes: [...notes] } };
}
