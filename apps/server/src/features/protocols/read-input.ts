import {
  calendarDayIn,
  checkPlanTextSteps,
  type ProtocolInput,
  type ProtocolJudgement,
  type ProtocolPhase,
  VOLUME_LANDMARKS,
} from '@posedown/coaching';
import type { Db, Tx } from '../../platform/db/database.ts';
import { AppError, badField, notFound, refuseOutdated } from '../../platform/errors.ts';
import { inSlices } from '../../platform/in-slices.ts';
import {
  findLatest,
  findPerson,
  listFollowedPhases,
  listMealPlanAims,
  type Person,
  toPlanAnswers,
} from '../athletes/index.ts';
import { findLandmarks } from '../insights/index.ts';
import { readExpenditureFacts } from '../progress/index.ts';
import { lockProtocol, readFacts, type StoredProtocol } from './queries.ts';

/** Applies to every protocol. */
const ALWAYS =
  'This protocol is followed only after the coach has approved it. Stop and see a clinician for fainting, ' +
  'palpitations, a missed period of three months, a stress fracture, bingeing or a low mood that stays. ' +
  'It never doses drugs, diuretics, water or sodium.';

/** The findings as sentences, one per line. */
export function safetyNotesOf({ findings, notChecked }: ProtocolJudgement): string {
  const unchecked = notChecked.map((text) => `Not checked. ${text}`);
  return [...findings.map(({ text }) => text), ...unchecked, ALWAYS].join('\n');
}

/**
 * Everything a protocol depends on. Call it in the transaction that uses it.
 * @throws AppError `not_enough_data` naming the missing answers
 */
export async function readInput(
  db: Db,
  { id }: Pick<Person, 'id'>,
  now: Date,
): Promise<ProtocolInput> {
  const athlete = await findPerson(db, id);
  if (!athlete) throw notFound('Athlete');
  const answers = toPlanAnswers(athlete, now, await findLatest(db, athlete, now));
  const today = calendarDayIn(now, athlete.timezone);
  return {
    answers,
    ...(await readFacts(db, id, today)),
    ...(await readExpenditureFacts(db, athlete, today)),
    followed: {
      phases: await listFollowedPhases(db, athlete),
      mealPlans: await listMealPlanAims(db, athlete),
    },
    landmarks: (await findLandmarks(db, id)) ?? VOLUME_LANDMARKS,
  };
}

/**
 * Rejects text with doses, starvation, or cutting water or salt. Call it before the transaction, because scanning
 * takes time. @throws AppError `invalid_input` naming the field
 */
export async function rejectForbiddenText({
  phases,
  coachNotes,
}: {
  phases: readonly Pick<ProtocolPhase, 'name' | 'checkPoint'>[];
  coachNotes?: string | undefined;
}): Promise<void> {
  const refuse = async (path: string, words: string) => {
    const check = await inSlices(checkPlanTextSteps(words));
    if (check) throw badField(path, check);
  };
  for (const [index, { name, checkPoint }] of phases.entries()) {
    await refuse(`phases.${index}.name`, name);
    await refuse(`phases.${index}.checkPoint`, checkPoint);
  }
  await refuse('coachNotes', coachNotes ?? '');
}

/**
 * Locks a draft at the version the coach saw until the transaction ends. @throws AppError `changed_meanwhile` for an
 * outdated version, `conflict` if no longer a draft
 */
export async function lockDraft(
  tx: Tx,
  protocol: Pick<StoredProtocol, 'clientId' | 'id'>,
  version: number,
): Promise<StoredProtocol> {
  const locked = await lockProtocol(tx, protocol);
  if (!locked) throw notFound('Protocol');
  if (locked.status !== 'pending_approval') {
    throw new AppError('conflict', {
      userMessage: 'This protocol has already been decided. Generate a new one to make changes.',
    });
  }
  refuseOutdated('this protocol', locked.version, version);
  return locked;
}
