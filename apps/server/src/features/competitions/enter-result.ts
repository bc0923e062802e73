import { calendarDayIn } from '@posedown/coaching';
import type { ResultBody, WeightLimitBody, WithdrawalBody } from '@posedown/contract';
import { AppError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { dropAnsweredShow, writeForAthlete } from '../athletes/index.ts';
import { closePeakWeek, reopenPeakWeek } from '../peak-week/index.ts';
import { lockOwnCompetition, type Writer } from './lock-own.ts';
import { type StoredCompetition, updateCompetition } from './queries.ts';

type Needs = Pick<Services, 'db' | 'now'>;

/** Stores or removes the class weight limit entered for this show. */
export function setWeightLimit(
  { db, now }: Needs,
  { actor, athlete }: Writer,
  { competitionId, version, weightLimit, weightLimitSource }: WeightLimitBody & CompetitionKey,
): Promise<StoredCompetition> {
  return writeForAthlete({ db, now }, { actor, athlete }, { affects: 'view' }, async (tx) => {
    const before = await lockOwnCompetition(tx, { userId: athlete.id, competitionId, version });
    const source = weightLimit === null ? null : weightLimitSource || null;
    return updateCompetition(tx, before, { weightLimit, weightLimitSource: source });
  });
}

interface CompetitionKey {
  competitionId: string;
}

/**
 * Stores or removes a show's result.
 * @throws AppError `conflict` before show day in the athlete's zone
 */
export function enterResult(
  { db, now }: Needs,
  { actor, athlete }: Writer,
  { competitionId, version, completed, placing }: ResultBody & CompetitionKey,
): Promise<StoredCompetition> {
  const today = calendarDayIn(now(), athlete.timezone);
  return writeForAthlete({ db, now }, { actor, athlete }, { affects: 'standing' }, async (tx) => {
    const before = await lockOwnCompetition(tx, { userId: athlete.id, competitionId, version });
    refuseWithdrawn(before);
    if (completed && before.date > today) {
      throw new AppError('conflict', {
        userMessage: 'You can enter the result from the show day on.',
      });
    }
    const stored = await updateCompetition(tx, before, {
      status: completed ? 'completed' : 'upcoming',
      placing: completed ? placing : null,
    });
    await dropAnsweredShow(tx, athlete.id, today);
    return stored;
  });
}

function refuseWithdrawn({ status }: StoredCompetition): void {
  if (status !== 'cancelled') return;
  throw new AppError('conflict', {
    userMessage: 'You withdrew from this show, so it has no result.',
  });
}

/**
 * Withdraws from a show, or enters it again. Plans no longer aim at it, and its record stays. Its peak week needs a new
 * approval if the show is entered again. @throws AppError `conflict` for a show that is over or has a result
 */
export function withdrawFromShow(
  { db, now }: Needs,
  { actor, athlete }: Writer,
  { competitionId, version, withdrawn }: WithdrawalBody & CompetitionKey,
): Promise<StoredCompetition> {
  return writeForAthlete(
    { db, now },
    { actor, athlete },
    { affects: 'standing' },
    async (tx, locked) => {
      const before = await lockOwnCompetition(tx, { userId: athlete.id, competitionId, version });
      if ((before.status === 'cancelled') === withdrawn) return before;
      if (before.status === 'completed' || before.date < calendarDayIn(now(), locked.timezone)) {
        throw new AppError('conflict', {
          userMessage: 'This show is over. You can enter its result.',
        });
      }
      if (withdrawn) {
        const isByCoach = actor.userId !== athlete.id;
        const closed = { athleteId: athlete.id, competitionId, isByCoach };
        await closePeakWeek(tx, { ...closed, change: 'withdrawn' }, now());
      }
      const status = withdrawn ? 'cancelled' : 'upcoming';
      const stored = await updateCompetition(tx, before, { status });
      if (!withdrawn) await reopenPeakWeek(tx, locked, stored, now(), 'entered');
      return stored;
    },
  );
}
