import { foldText } from '@posedown/coaching';
import { TAGS_PER_ATHLETE, TAGS_PER_COACH, type TagManyBody } from '@posedown/contract';
import type { Tx } from '../../../platform/db/database.ts';
import { badField, notFound } from '../../../platform/errors.ts';
import { notifyOnCommit } from '../../../platform/events/notify-on-commit.ts';
import type { Services } from '../../../platform/services.ts';
import { lockAthletesOf, type Person } from '../queries.ts';
import { writeForAthlete } from '../write-for-athlete.ts';
import {
  countMostTags,
  deleteTag,
  insertTag,
  listTags,
  listTagsOf,
  lockTags,
  type TagKey,
} from './queries.ts';

type Needs = Pick<Services, 'db' | 'now'>;

/**
 * Sets one athlete's tags. Nothing but the coach's own lists shows them, so the athlete isn't notified.
 * @throws AppError `invalid_input` with too many different tags
 */
export function setTags(
  { db, now }: Needs,
  { coachId, athlete }: { coachId: string; athlete: Person },
  tags: readonly string[],
): Promise<string[]> {
  const athleteId = athlete.id;
  return writeForAthlete({ db, now }, { athlete }, { affects: 'none' }, async (tx) => {
    await lockTags(tx, coachId);
    const wanted = new Set(tags.map(foldText));
    const dropped = (await listTagsOf(tx, { coachId, athleteId })).filter(
      (tag) => !wanted.has(foldText(tag)),
    );
    for (const tag of dropped) await deleteTag(tx, { coachId, tag }, [athleteId]);
    const spelled = await spellingOf(tx, coachId);
    for (const tag of tags) {
      await insertTag(tx, { coachId, tag: spelled(tag), createdAt: now() }, [athleteId]);
    }
    await requireFew(tx, coachId);
    notifyCoach(tx, { coachId, athleteId });
    return listTagsOf(tx, { coachId, athleteId });
  });
}

/**
 * Adds a tag to many athletes or removes it.
 * @returns the tag as first written, and the athletes that changed
 * @throws AppError `not_found` if one isn't the coach's, `invalid_input` with too many tags
 */
export function tagMany(
  { db, now }: Needs,
  coachId: string,
  { action, tag, ids }: TagManyBody,
): Promise<{ tag: string; changed: string[] }> {
  return db.transaction(async (tx) => {
    const athleteIds = await lockAthletesOf(tx, coachId, ids);
    if (athleteIds.length < ids.length) throw notFound('Athlete');
    await lockTags(tx, coachId);
    const label = (await spellingOf(tx, coachId))(tag);
    const changed =
      action === 'add'
        ? await insertTag(tx, { coachId, tag: label, createdAt: now() }, athleteIds)
        : await deleteTag(tx, { coachId, tag }, athleteIds);
    if (action === 'add') await requireRoom(tx, coachId, changed);
    for (const athleteId of changed) notifyCoach(tx, { coachId, athleteId });
    return { tag: label, changed };
  });
}

/** Refreshes the coach's other open pages. */
const notifyCoach = (tx: Tx, { coachId, athleteId }: TagKey) =>
  notifyOnCommit(tx, [coachId], { type: 'athlete', athleteId });

/** A coach's spelling of a tag: the first one, or a new tag's own. */
async function spellingOf(tx: Tx, coachId: string): Promise<(tag: string) => string> {
  const known = new Map((await listTags(tx, coachId)).map(({ folded, tag }) => [folded, tag]));
  return (tag) => known.get(foldText(tag)) ?? tag;
}

async function requireRoom(tx: Tx, coachId: string, athleteIds: readonly string[]) {
  await requireFew(tx, coachId);
  if ((await countMostTags(tx, coachId, athleteIds)) <= TAGS_PER_ATHLETE) return;
  throw badField(
    'tag',
    athleteIds.length === 1
      ? `This athlete already has ${TAGS_PER_ATHLETE} tags. Remove one first.`
      : `One of these athletes already has ${TAGS_PER_ATHLETE} tags, so no one was tagged.`,
  );
}

async function requireFew(tx: Tx, coachId: string) {
  if ((await listTags(tx, coachId)).length <= TAGS_PER_COACH) return;
  throw badField('tag', `You already use ${TAGS_PER_COACH} different tags. Remove one first.`);
}
