import {
  type CardioColumns,
  cardioColumns,
  generateCardioPlan,
  type PlanAnswers,
  type PlanSummaries,
} from '@posedown/coaching';
import type { BodyOf, cardioEndpoints } from '@posedown/contract';
import type { Tx } from '../../platform/db/database.ts';
import { refuseOutdated } from '../../platform/errors.ts';
import { notifyOnCommit } from '../../platform/events/notify-on-commit.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { type Person, updatePerson, writeForAthlete } from '../athletes/index.ts';
import { type PlanEdit, recordPlanChange } from '../plan-changes/index.ts';

interface CreatedPlan {
  now: Date;
  /** Null for the first plan of a new athlete. */
  edit: PlanEdit | null;
  /** Varies the plan: different seeds give different plans for the same answers. */
  seed?: string;
}

/** Creates an athlete's cardio plan from their answers and replaces the previous one. */
export async function startCardioPlan(
  tx: Tx,
  athlete: Person,
  answers: PlanAnswers,
  { now, edit, seed = athlete.id }: CreatedPlan,
) {
  const columns = cardioColumns(generateCardioPlan(answers, { seed }));
  await saveCardioPlan(tx, athlete.id, columns);
  if (!edit) return;
  await recordPlanChange(tx, {
    athleteId: athlete.id,
    edit,
    difference: { kind: 'cardio', before: summaryOf(athlete), after: summaryOf(columns) },
    effectiveOn: answers.today,
    now,
  });
}

type CardioColumnsOf = Pick<Person, 'cardioFrequency' | 'cardioProgression'>;

/** Sessions and minutes of a plan's first week. Null without a plan. */
function summaryOf(columns: CardioColumnsOf): PlanSummaries['cardio'] | null {
  const { cardioFrequency: sessionsPerWeek, cardioProgression: progression } = columns;
  if (sessionsPerWeek === null || !progression) return null;
  const minutesPerWeek = progression.schedule.reduce((sum, { duration }) => sum + duration, 0);
  return { sessionsPerWeek, minutesPerWeek };
}

/** Stores an athlete's cardio plan, replacing the previous one. */
export async function saveCardioPlan(tx: Tx, userId: string, plan: CardioColumns) {
  await updatePerson(tx, userId, plan);
  notifyOnCommit(tx, [userId], { type: 'plan', athleteId: userId });
}

/**
 * Stores the figures behind the heart-rate zones. Notifies coach and other devices after the
 * commit. @throws AppError `changed_meanwhile` for an outdated version
 */
export function setHeartRates(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { userId }: Actor,
  { version, ...rates }: BodyOf<typeof cardioEndpoints.setHeartRates>,
): Promise<Person> {
  return writeForAthlete({ db, now }, userId, { affects: 'view' }, async (tx, before) => {
    refuseOutdated('these heart rates', before.heartRatesVersion, version);
    const athlete = await updatePerson(tx, userId, { ...rates, heartRatesVersion: version + 1 });
    notifyOnCommit(tx, [userId], { type: 'plan', athleteId: userId });
    return athlete;
  });
}
