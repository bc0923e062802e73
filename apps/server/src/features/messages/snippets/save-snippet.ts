import { SNIPPETS_PER_COACH, type SnippetBody, type SnippetChange } from '@posedown/contract';
import { sentAs, storeOnce } from '../../../platform/db/store-once.ts';
import { badField, notFound, refuseOutdated } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import {
  deleteSnippet,
  findSnippetByKey,
  insertSnippet,
  isDuplicateSnippet,
  listSnippets,
  lockSnippet,
  lockSnippets,
  type SnippetKey,
  type StoredSnippet,
  updateSnippet,
} from './queries.ts';

type Needs = Pick<Services, 'db' | 'now'>;

/** Stores a coach's snippet. A duplicate returns the first one. @throws AppError `invalid_input` above the limit */
export function createSnippet(
  { db, now }: Needs,
  coachId: string,
  { requestKey, name, content }: SnippetBody,
): Promise<StoredSnippet> {
  const sent = sentAs(requestKey, { name, content });
  return storeOnce<StoredSnippet>(
    {
      sent,
      isAlreadyStored: isDuplicateSnippet,
      findFirst: (key) => findSnippetByKey(db, coachId, key),
      hashOf: (snippet) => snippet.requestHash,
    },
    () =>
      db.transaction(async (tx) => {
        await lockSnippets(tx, coachId);
        const at = now();
        const stored = { ...sent, coachId, name, content, createdAt: at, updatedAt: at };
        const snippet = await insertSnippet(tx, stored);
        if ((await listSnippets(tx, coachId)).length > SNIPPETS_PER_COACH) {
          throw badField(
            'name',
            `You already have ${SNIPPETS_PER_COACH} snippets. Delete one first.`,
          );
        }
        return snippet;
      }),
  );
}

/** @throws AppError `not_found`, or `changed_meanwhile` for an outdated version */
export function changeSnippet(
  { db, now }: Needs,
  key: SnippetKey,
  { version, name, content }: SnippetChange,
): Promise<StoredSnippet> {
  return db.transaction(async (tx) => {
    const snippet = await lockSnippet(tx, key);
    if (!snippet) throw notFound('Snippet');
    refuseOutdated('this snippet', snippet.version, version);
    return updateSnippet(tx, key, { name, content, version: version + 1, updatedAt: now() });
  });
}

/** @throws AppError `not_found`, or `changed_meanwhile` for an outdated version */
export function removeSnippet(
  { db }: Pick<Needs, 'db'>,
  key: SnippetKey,
  version: number,
): Promise<void> {
  return db.transaction(async (tx) => {
    const snippet = await lockSnippet(tx, key);
    if (!snippet) throw notFound('Snippet');
    refuseOutdated('this snippet', snippet.version, version);
    await deleteSnippet(tx, key);
  });
}
