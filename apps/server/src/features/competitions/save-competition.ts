import { calendarDayIn, daysBetween, SHOW_DAY_KEYS } from '@posedown/coaching';
import { type CompetitionBody, type CompetitionChange, dayOfRequestDate } from '@posedown/contract';
import { sentAs, storeOnce } from '../../platform/db/store-once.ts';
import { AppError, badField, notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { dropAnsweredShow, writeForAthlete } from '../athletes/index.ts';
import { closePeakWeek, reopenPeakWeek } from '../peak-week/index.ts';
import { lockOwnCompetition } from './lock-own.ts';
import {
  countCompetitions,
  findCompetitionByKey,
  insertCompetition,
  isDuplicateForm,
  MAX_COMPETITIONS,
  moveMilestones,
  removeCompetition,
  removeTicks,
  type StoredCompetition,
  updateCompetition,
} from './queries.ts';

type Needs = Pick<Services, 'db' | 'now'>;

/**
 * Stores a competition. A duplicate returns the first one. @throws AppError `invalid_input` for a
 * date that isn't in the future in the athlete's time zone
 */
export async function addCompetition(
  { db, now }: Needs,
  actor: Actor,
  body: CompetitionBody,
): Promise<StoredCompetition> {
  const today = calendarDayIn(now(), actor.timezone);
  const date = dayOfRequestDate(body.date, actor.timezone);
  refusePast(date, today);
  const sent = sentAs(body.requestKey, body);
  const row = { ...toColumns(body), ...sent, date, userId: actor.userId, createdAt: now() };
  const findFirst = (key: string) => findCompetitionByKey(db, actor.userId, key);
  return storeOnce(
    { sent, isAlreadyStored: isDuplicateForm, findFirst, hashOf: (one) => one.requestHash },
    () =>
      writeForAthlete({ db, now }, actor.userId, { affects: 'standing' }, async (tx) => {
        if ((await countCompetitions(tx, actor.userId)) >= MAX_COMPETITIONS) throw tooManyError();
        const stored = await insertCompetition(tx, row);
        await dropAnsweredShow(tx, actor.userId, today);
        return stored;
      }),
  );
}

/**
 * Changes a competition. Open suggested milestones move with its date, and its peak week moves
 * too, as a draft. Changing the division clears the class limit. @throws AppError as
 * `addCompetition`, except that a past show may keep its date, and as `lockOwnCompetition`
 */
export async function changeCompetition(
  { db, now }: Needs,
  actor: Actor,
  { competitionId, version, ...body }: CompetitionChange & { competitionId: string },
): Promise<StoredCompetition> {
  const today = calendarDayIn(now(), actor.timezone);
  const date = dayOfRequestDate(body.date, actor.timezone);
  return writeForAthlete(
    { db, now },
    actor.userId,
    { affects: 'standing' },
    async (tx, athlete) => {
      const before = await lockOwnCompetition(tx, { userId: actor.userId, competitionId, version });
      if (date !== before.date) refusePast(date, today);
      const isAhead = date > today;
      const stored = await updateCompetition(tx, before, {
        ...toColumns(body),
        date,
        // A postponed show has no result yet.
        ...(isAhead && before.status === 'completed' ? { status: 'upcoming', placing: null } : {}),
        // A class limit applies only to its division.
        ...(body.category === before.category
          ? {}
          : { weightLimit: null, weightLimitSource: null }),
      });
      if (date !== before.date) {
        await moveMilestones(tx, stored, daysBetween(before.date, date));
        await removeTicks(tx, { userId: actor.userId, competitionId }, SHOW_DAY_KEYS);
        // Entering a withdrawn show again does it.
        if (stored.status !== 'cancelled') await reopenPeakWeek(tx, athlete, stored, now());
      }
      await dropAnsweredShow(tx, actor.userId, today);
      return stored;
    },
  );
}

/** @throws AppError `not_found` for another athlete's competition. */
export async function deleteCompetition(
  { db, now }: Needs,
  actor: Actor,
  competitionId: string,
): Promise<void> {
  await writeForAthlete({ db, now }, actor.userId, { affects: 'standing' }, async (tx) => {
    const closed = { athleteId: actor.userId, competitionId };
    await closePeakWeek(tx, { ...closed, change: 'deleted' }, now());
    const deleted = await removeCompetition(tx, actor.userId, competitionId);
    if (!deleted) throw notFound('Competition');
    await dropAnsweredShow(tx, actor.userId, calendarDayIn(now(), actor.timezone));
  });
}

function refusePast(date: string, today: string) {
  if (date <= today) throw badField('date', 'Competition date must be in the future');
}

function toColumns({ name, category, location, notes }: CompetitionBody | CompetitionChange) {
  return { name, category, location: location || null, notes: notes || null };
}

const tooManyError = () =>
  new AppError('conflict', {
    userMessage: `You have ${MAX_COMPETITIONS} competitions here. Delete old ones first.`,
  });
