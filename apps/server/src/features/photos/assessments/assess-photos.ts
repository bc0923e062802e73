import type {
  PhotoAssessment,
  PhotoAssessmentBody,
  PhotoAssessmentChange,
} from '@posedown/contract';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { repeatResult, sentAs } from '../../../platform/db/store-once.ts';
import { AppError, badField, notFound } from '../../../platform/errors.ts';
import { notifyOnCommit } from '../../../platform/events/notify-on-commit.ts';
import type { Services } from '../../../platform/services.ts';
import { type Person, writeForAthlete } from '../../athletes/index.ts';
import {
  insertAssessment,
  isAssessedBefore,
  listAssessments,
  lockAssessment,
  lockPhotoOf,
  removeAssessment,
  updateAssessment,
} from './queries.ts';

type Needs = Pick<Services, 'db' | 'now'>;

interface AssessmentTarget {
  athlete: Person;
  coachId: string;
}

interface SeenVersion {
  assessmentId: string;
  version: number;
}

const changedMeanwhile = () =>
  new AppError('changed_meanwhile', {
    userMessage: 'These photos were assessed in another window. Review that assessment first.',
  });

const notifyBoth = (tx: Tx, { athlete: { id: athleteId }, coachId }: AssessmentTarget) =>
  notifyOnCommit(tx, [athleteId, coachId], { type: 'photos', athleteId });

/**
 * Stores the coach's assessment of a day's photos. A duplicate changes nothing.
 * @returns the day
 * @throws AppError `invalid_input` for a day without photos, `changed_meanwhile` if already assessed
 */
export async function assessPhotos(
  { db, now }: Needs,
  assessed: AssessmentTarget,
  { date, note, ...rest }: PhotoAssessmentBody,
): Promise<string> {
  const { athlete, coachId } = assessed;
  const userId = athlete.id;
  const sent = sentAs(rest.requestKey, { date, note, ...rest });
  try {
    await writeForAthlete({ db, now }, { athlete }, { affects: 'none' }, async (tx) => {
      if (!(await lockPhotoOf(tx, userId, date))) {
        throw badField('date', 'No progress photos on that day');
      }
      const by = { userId, coachId, assessedAt: now() };
      const { requestHash } = sent;
      await insertAssessment(tx, { ...rest, requestHash, ...by, date, note: note || null });
      notifyBoth(tx, assessed);
    });
  } catch (error) {
    if (!isAssessedBefore(error)) throw error;
    const [first] = await listAssessments(db, userId, [date]);
    if (first?.requestKey !== rest.requestKey) throw changedMeanwhile();
    repeatResult(first, first, sent);
  }
  return date;
}

/**
 * Corrects an assessment, which then belongs to this coach.
 * @returns the day
 * @throws AppError `not_found` for someone else's, `changed_meanwhile` for an outdated version
 */
export async function changeAssessment(
  { db, now }: Needs,
  assessed: AssessmentTarget,
  { assessmentId, version, note, ...scores }: PhotoAssessmentChange & SeenVersion,
): Promise<string> {
  return writeForAthlete({ db, now }, assessed, { affects: 'none' }, async (tx) => {
    const before = await lockVersion(tx, assessed, { assessmentId, version });
    const by = { coachId: assessed.coachId, assessedAt: now() };
    await updateAssessment(tx, before, { ...scores, ...by, note: note || null });
    notifyBoth(tx, assessed);
    return before.date;
  });
}

/** Deletes an assessment. @throws AppError as `changeAssessment` does. */
export async function deleteAssessment(
  { db, now }: Needs,
  assessed: AssessmentTarget,
  seen: SeenVersion,
): Promise<void> {
  await writeForAthlete({ db, now }, assessed, { affects: 'none' }, async (tx) => {
    await removeAssessment(tx, await lockVersion(tx, assessed, seen));
    notifyBoth(tx, assessed);
  });
}

async function lockVersion(
  tx: Tx,
  { athlete }: AssessmentTarget,
  { assessmentId, version }: SeenVersion,
) {
  const locked = await lockAssessment(tx, { userId: athlete.id, id: assessmentId });
  if (!locked) throw notFound('Assessment');
  if (locked.version !== version) throw changedMeanwhile();
  return locked;
}

/** The coach's assessments by day. */
export async function showAssessments(
  db: Db,
  userId: string,
  days: readonly string[],
): Promise<Map<string, PhotoAssessment>> {
  const rows = await listAssessments(db, userId, [...new Set(days)]);
  return new Map(
    rows.map(
      ({
        userId: _user,
        coachId: _coach,
        requestKey: _key,
        requestHash: _hash,
        assessedAt,
        ...rest
      }) => [rest.date, { ...rest, assessedAt: assessedAt.toISOString() }],
    ),
  );
}
