import type { TargetsPreview } from '@posedown/contract';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import type { Person } from '../athletes/index.ts';
import { findActivePlan, ourTargets, previewKept } from '../nutrition/index.ts';
import { answersNow } from '../progress/index.ts';

/**
 * What a new meal plan would aim at, and what the one in force does. Nothing is made. To an athlete whose coach decides,
 * the targets in force stay.
 * @throws AppError `not_enough_data` where the answers do not allow targets.
 */
export async function previewTargets(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { userId }: Pick<Actor, 'userId'>,
  athlete: Person,
): Promise<TargetsPreview> {
  const answers = await answersNow(db, athlete, now());
  const kept = userId === athlete.id ? await previewKept(db, athlete, answers) : null;
  const { notes, ...next } = kept ?? ourTargets(answers);
  const plan = await findActivePlan(db, athlete.id);
  return { now: plan?.targets ?? null, next: { ...next, notes: [...notes] } };
}
