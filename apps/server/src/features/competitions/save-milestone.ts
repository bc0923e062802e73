import { isDeepStrictEqual } from 'node:util';
import { calendarDayIn, suggestedMilestones } from '@posedown/coaching';
import type { ChecklistBody, MilestoneBody, MilestoneChange } from '@posedown/contract';
import { sentAs, storeOnce } from '../../platform/db/store-once.ts';
import { AppError, notFound, refuseOutdated } from '../../platform/errors.ts';
import { requirePastDay } from '../../platform/logged-day.ts';
import type { Services } from '../../platform/services.ts';
import { writeForAthlete } from '../athletes/index.ts';
import { lockOwnCompetition, type Writer } from './lock-own.ts';
import {
  countMilestones,
  findMilestoneByKey,
  hasSuggestion,
  insertMilestone,
  insertMissingMilestones,
  insertTick,
  isDuplicateForm,
  listMilestones,
  listTicks,
  lockMilestone,
  MAX_MILESTONES,
  removeMilestone,
  removeTicks,
  type StoredMilestone,
  updateMilestone,
} from './queries.ts';

type Needs = Pick<Services, 'db' | 'now'>;

interface CompetitionKey {
  competitionId: string;
}

/**
 * Adds a milestone or restores a deleted one. A duplicate returns the first one. A restored
 * milestone counts as suggested unless that suggestion was added again in the meantime.
 */
export async function addMilestone(
  { db, now }: Needs,
  { actor, athlete }: Writer,
  { competitionId, description, suggestion, ...body }: MilestoneBody & CompetitionKey,
): Promise<StoredMilestone> {
  checkCompletedDay(body.completedDate, now());
  const userId = athlete.id;
  const sent = sentAs(body.requestKey, { competitionId, description, suggestion, ...body });
  const findFirst = (key: string) => findMilestoneByKey(db, userId, key);
  return storeOnce(
    { sent, isAlreadyStored: isDuplicateForm, findFirst, hashOf: (row) => row.requestHash },
    () =>
      writeForAthlete({ db, now }, { actor, athlete }, { affects: 'view' }, async (tx) => {
        await lockOwnCompetition(tx, { userId, competitionId });
        if ((await countMilestones(tx, userId, competitionId)) >= MAX_MILESTONES)
          throw tooManyError();
        const isUsual =
          suggestion && !(await hasSuggestion(tx, { userId, competitionId, suggestion }));
        return insertMilestone(tx, {
          ...body,
          ...sent,
          userId,
          competitionId,
          description: description || null,
          completed: body.completedDate !== undefined,
          suggestion: isUsual ? suggestion : null,
        });
      }),
  );
}

/** Adds the suggested milestones that are missing and can still be met. */
export function suggestForShow(
  { db, now }: Needs,
  { actor, athlete }: Writer,
  competitionId: string,
) {
  const userId = athlete.id;
  return writeForAthlete({ db, now }, { actor, athlete }, { affects: 'view' }, async (tx) => {
    const { date } = await lockOwnCompetition(tx, { userId, competitionId });
    const today = calendarDayIn(now(), athlete.timezone);
    const rows = suggestedMilestones(today, date).map(({ key, ...milestone }) => ({
      ...milestone,
      userId,
      competitionId,
      suggestion: key,
    }));
    const room = MAX_MILESTONES - (await countMilestones(tx, userId, competitionId));
    const added = await insertMissingMilestones(tx, rows.slice(0, Math.max(0, room)));
    return { added, milestones: await listMilestones(tx, userId, competitionId) };
  });
}

/**
 * Changes a milestone. The first completion day stays while the milestone is complete. An undo
 * restores it, even if repeated.
 */
export function changeMilestone(
  { db, now }: Needs,
  { actor, athlete }: Writer,
  { milestoneId, version, completedDate, ...body }: MilestoneChange & { milestoneId: string },
): Promise<StoredMilestone> {
  checkCompletedDay(completedDate, now());
  const today = calendarDayIn(now(), athlete.timezone);
  return writeForAthlete({ db, now }, { actor, athlete }, { affects: 'view' }, async (tx) => {
    const before = await lockMilestone(tx, athlete.id, milestoneId);
    if (!before) throw notFound('Milestone');
    const changes = { ...body, description: body.description || null };
    const isBack = completedDate !== undefined && completedDate === before.completedDate;
    const isSame = isDeepStrictEqual({ ...before, ...changes }, before);
    if (isBack && isSame && before.version === version + 1) return before;
    refuseOutdated('this milestone', before.version, version);
    return updateMilestone(tx, before, {
      ...changes,
      completedDate: body.completed ? (before.completedDate ?? completedDate ?? today) : null,
    });
  });
}

export async function deleteMilestone(
  { db, now }: Needs,
  { actor, athlete }: Writer,
  milestoneId: string,
) {
  await writeForAthlete({ db, now }, { actor, athlete }, { affects: 'view' }, async (tx) => {
    if (!(await removeMilestone(tx, athlete.id, milestoneId))) throw notFound('Milestone');
  });
}

/** Ticks or unticks an item of the show-day checklist. @returns all ticked items */
export function tickChecklist(
  { db, now }: Needs,
  { actor, athlete }: Writer,
  { competitionId, item, done }: ChecklistBody & CompetitionKey,
): Promise<string[]> {
  const userId = athlete.id;
  return writeForAthlete({ db, now }, { actor, athlete }, { affects: 'view' }, async (tx) => {
    await lockOwnCompetition(tx, { userId, competitionId });
    const tick = { userId, competitionId, item };
    if (done) await insertTick(tx, { ...tick, tickedAt: now() });
    else await removeTicks(tx, tick, [item]);
    return listTicks(tx, userId, competitionId);
  });
}

/**
 * Restored milestones and ticks keep their day, even one that had started only in the athlete's
 * former time zone.
 */
function checkCompletedDay(date: string | undefined, now: Date): void {
  if (date !== undefined) requirePastDay(date, now, 'completedDate');
}

const tooManyError = () =>
  new AppError('conflict', {
    userMessage: `This show has ${MAX_MILESTONES} milestones. Delete some first.`,
  });
