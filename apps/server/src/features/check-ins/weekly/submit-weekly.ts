import {
  addDays,
  answersTo,
  type CheckInAnswers,
  type CheckInQuestion,
  calendarDayIn,
  checkAnswers,
  dueAfter,
  GIRTHS,
  type MeasurementsAnswer,
  measurementsOf,
  photosIn,
  questionsFor,
  weekdayOf,
  writtenAnswers,
} from '@posedown/coaching';
import type { WeeklyCheckInBody } from '@posedown/contract';
import type { Tx } from '../../../platform/db/database.ts';
import { repeatResult, sentAs } from '../../../platform/db/store-once.ts';
import { AppError, badField, notFound, refuseOutdated } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { findPerson, type Person, writeForAthlete } from '../../athletes/index.ts';
import { actOnSigns, scanText } from '../../insights/index.ts';
import { clearNotices, notifyPerson } from '../../notices/index.ts';
import { showPhotoRefs } from '../../photos/index.ts';
import { findVersion } from '../forms/queries.ts';
import { STANDARD_FORM } from '../forms/standard-form.ts';
import { findSchedule, moveDueDay } from '../schedules/queries.ts';
import { phaseOn } from './phase-on.ts';
import {
  findWeekly,
  findWeeklyOn,
  insertWeekly,
  updateWeekly,
  type WeeklyWithReply,
} from './queries.ts';

type Deps = Pick<Services, 'db' | 'now'>;

/** What other features do with a check-in. */
export interface CheckInSlots {
  /** Records its measurements as progress. */
  saveMeasurements: (tx: Tx, change: MeasurementsChange) => Promise<void>;
}

/** The measurements of a check-in before and after it was sent, in cm. */
export interface MeasurementsChange {
  userId: string;
  checkInId: string;
  /** The athlete's day. */
  date: string;
  before: MeasurementsAnswer;
  after: MeasurementsAnswer;
  at: Date;
}

/** A check-in can be sent this long after it was due. [our choice] */
const MAX_DAYS_LATE = 60;

interface Saved {
  id: string;
  /** Whether the athlete's standing may differ now. */
  isAssessed: boolean;
}

/**
 * Stores a weekly check-in, or changes it until the coach has replied. A duplicate returns the stored one. The form
 * may have changed or been withdrawn since it was opened.
 * @throws AppError `invalid_input` for a wrong answer or day, `changed_meanwhile` for an outdated version, `conflict`
 * after the reply
 */
export async function submitWeekly(
  { db, now, saveMeasurements }: Deps & CheckInSlots,
  { userId }: Actor,
  { requestKey, version, ...body }: WeeklyCheckInBody,
): Promise<WeeklyWithReply> {
  const athlete = await findPerson(db, userId);
  if (!athlete) throw notFound('Account');
  const questions = await findQuestions(db, athlete, body);
  const answers = answersTo(questions, body.answers);
  const phase = await phaseOn(db, athlete, calendarDayIn(now(), athlete.timezone));
  const asked = questionsFor(questions, { phase, weekday: weekdayOf(body.dueOn) });
  // Answers to other questions are accepted, too.
  requireAnswers(
    questions.map((one) => (asked.includes(one) ? one : { ...one, required: false })),
    answers,
  );
  const notes = writtenAnswers(questions, answers);
  const { redFlag, rulesVersion, ...signs } = await scanText(notes);
  const sent = sentAs(requestKey, body);
  const writer = { athlete, actor: { userId } };
  const affects = ({ isAssessed }: Saved) => (isAssessed ? 'standing' : 'view');
  const { id } = await writeForAthlete<Saved>(
    { db, now },
    writer,
    { affects },
    async (tx, person) => {
      const at = now();
      const today = calendarDayIn(at, person.timezone);
      requireOpenDay(body.dueOn, today);
      const before = await findWeeklyOn(tx, { athleteId: userId, dueOn: body.dueOn });
      if (before && before.requestKey === sent.requestKey) {
        return { id: repeatResult(before, before, sent).id, isAssessed: false };
      }
      refuseAnswered(before);
      refuseOutdated('this check-in', before?.version ?? 0, version);
      await requirePhotos(tx, userId, answers);
      const row = {
        ...sent,
        ...{ athleteId: userId, dueOn: body.dueOn, formId: body.formId },
        ...{ formVersion: body.formVersion, questions, answers, redFlag, rulesVersion },
        notes: notes || null,
      };
      const stored = before
        ? await updateWeekly(tx, before, row)
        : await insertWeekly(tx, { ...row, submittedAt: at, createdAt: at });
      const measured = {
        before: before ? measurementsOf(before.questions, before.answers) : {},
        after: measurementsOf(questions, answers),
      };
      const isMeasured = !isSameMeasurements(measured);
      if (isMeasured) {
        const change = { userId, checkInId: stored.id, date: today, ...measured, at };
        await saveMeasurements(tx, change);
      }
      await moveSchedule(tx, person.id, body.dueOn);
      await noticeSent(tx, person, stored.id, at);
      const found = { id: stored.id, redFlag, ...signs, place: 'weekly-check-in' } as const;
      const isOnHold = await actOnSigns(tx, person, { ...found, day: body.dueOn }, at);
      return { id: stored.id, isAssessed: isOnHold || isMeasured };
    },
  );
  const stored = await findWeekly(db, { athleteId: userId, id });
  if (!stored) throw notFound('Check-in');
  return stored;
}

/** Sends the coach one notice per check-in, even if it is changed later, and clears the athlete's notices. */
async function noticeSent(tx: Tx, { id: aboutId, coachId }: Person, checkInId: string, at: Date) {
  const kinds = ['check_in_open', 'check_in_overdue'] as const;
  await clearNotices(tx, { userId: aboutId, kinds, aboutId }, at);
  if (!coachId) return;
  const sent = { userId: coachId, kind: 'check_in_sent', subject: checkInId, aboutId } as const;
  await notifyPerson(tx, sent, at);
}

/** All questions of the version that was filled in. */
async function findQuestions(
  db: Deps['db'],
  athlete: Person,
  { formId, formVersion: version }: Pick<WeeklyCheckInBody, 'formId' | 'formVersion'>,
): Promise<CheckInQuestion[]> {
  const found =
    formId === null
      ? version === STANDARD_FORM.version && STANDARD_FORM.questions
      : await findVersion(db, { athlete, formId, version });
  if (found) return found;
  throw badField('formId', 'This form is no longer available. Reload to get the current one.');
}

function requireAnswers(questions: readonly CheckInQuestion[], answers: CheckInAnswers): void {
  const faults = checkAnswers(questions, answers);
  const [first] = faults;
  if (!first) return;
  throw new AppError('invalid_input', {
    userMessage: first.message,
    issues: faults.map(({ questionId, message }) => ({ path: `answers.${questionId}`, message })),
  });
}

/** Requires a check-in that is open: from the day before it is due. */
function requireOpenDay(dueOn: string, today: string): void {
  if (dueOn > addDays(today, 1)) {
    throw badField('dueOn', 'This check-in isn’t open yet. It opens a day before it’s due.');
  }
  if (dueOn < addDays(today, -MAX_DAYS_LATE)) {
    throw badField('dueOn', 'This check-in is too old. Reload to get the current one.');
  }
}

function refuseAnswered(before: WeeklyWithReply | null): void {
  if (!before?.doneAt) return;
  throw new AppError('conflict', {
    userMessage: 'Your coach has already answered this check-in. Send a message instead.',
  });
}

/** @throws AppError `invalid_input` for a photo that was deleted or is someone else's */
async function requirePhotos(tx: Tx, userId: string, answers: CheckInAnswers): Promise<void> {
  const ids = photoIdsOf(answers);
  const found = await showPhotoRefs(tx, userId, ids);
  if (ids.every((id) => found.has(id))) return;
  throw badField('answers', 'A photo is no longer available. Choose it again.');
}

/** The photos among a check-in's answers. */
export const photoIdsOf = (answers: CheckInAnswers): string[] =>
  Object.values(answers).flatMap((answer) => Object.values(photosIn(answer)));

function isSameMeasurements({ before, after }: Pick<MeasurementsChange, 'before' | 'after'>) {
  return GIRTHS.every((girth) => before[girth] === after[girth]);
}

/** The next one is due a week later. */
async function moveSchedule(tx: Tx, athleteId: string, answered: string): Promise<void> {
  const found = await findSchedule(tx, athleteId);
  if (!found) return;
  const next = dueAfter(answered, found.schedule.weekday);
  if (found.schedule.nextDueOn < next) await moveDueDay(tx, athleteId, next);
}
