import {
  addDays,
  type CheckInAnswers,
  type CheckInQuestion,
  DEFAULT_QUESTIONS,
  dueAfter,
  measurementsOf,
  type SeededRandom,
  seededRandom,
  weekdayOf,
  weeksOut,
  writtenAnswers,
} from '@posedown/coaching';
import { v7 as uuidv7 } from 'uuid';
import { NO_FINDINGS } from '../insights/index.ts';
import { DEMO_ACCOUNTS } from '../service/index.ts';
import type { SettledMember } from './member-rows.ts';
import { tapedGirths } from './progress-rows.ts';
import { type DemoRow, newId } from './queries.ts';

/** Athletes whose check-in waits for the coach this morning. */
const WAITING = 12;
/** Athletes who log nothing for this many days don't check in either. */
export const SILENT_DAYS = 3;
/** Weeks of answered check-ins. */
const HISTORY = 8;
const MINUTE = 20 * 60;
/** Weeks before a show in which the coach uses his own form. */
const PREP_WEEKS = 12;

const scale = (id: string, label: string, lowLabel: string, highLabel: string) =>
  ({ id, type: 'scale', label, lowLabel, highLabel, required: true, phases: [] }) as const;

/** The coach's own form, for athletes close to a show. */
const PREP_QUESTIONS: CheckInQuestion[] = [
  scale('training-energy', 'Energy in training', 'Flat', 'Strong'),
  scale('hunger', 'Hunger', 'Never hungry', 'Always hungry'),
  scale('sleep-quality', 'Sleep quality', 'Restless', 'Deep'),
  scale('stress', 'Stress', 'Calm', 'Overwhelmed'),
  {
    ...{ id: 'condition', type: 'choice', label: 'How do you look this morning?', required: true },
    ...{ options: ['Tighter', 'The same', 'Softer'], phases: [] },
  },
  {
    ...{ id: 'resting-heart-rate', type: 'number', label: 'Resting heart rate', unit: 'bpm' },
    ...{ required: false, phases: [] },
  },
  { id: 'posing', type: 'yes_no', label: 'Posed every day?', required: true, phases: [] },
  {
    ...{ id: 'tape', type: 'measurements', label: 'Tape measurements', required: false },
    ...{ girths: ['chest', 'waist', 'arms', 'thighs'], phases: [] },
  },
  { id: 'pain', type: 'text', label: 'Any pain, injury or illness?', required: false, phases: [] },
  {
    ...{ id: 'photos', type: 'photos', label: 'Photos', required: false, phases: [] },
    poses: ['front', 'side', 'back'],
  },
];

const PAIN: readonly string[] = [
  'Left knee pinches at the bottom of split squats.',
  'Right elbow is sore after the extensions.',
  'Lower back a bit stiff on Thursday, gone now.',
];

const NOTES: readonly string[] = [
  'Busy week at work, still hit every session.',
  'Weekend away, ate out twice and counted as well as I could.',
  'Best pump in weeks on pull day.',
  'Flat from Thursday on, better after the refeed.',
  'Exams until Wednesday, sleep suffered.',
  'Posing feels smoother, side chest still cuts off my arm.',
];

const REPLIES: readonly string[] = [
  'Strong week. We change nothing, keep doing exactly this.',
  'Good work. Get the sleep up first, the rest will follow.',
  'The trend moves as planned, so we hold. Send photos in the same light next time.',
  'Nice. Log the weekend like a weekday and we will see the line settle.',
  'Well done. Push the top sets, leave one in the tank on the rest.',
];

/** The forms of the practice, and who gets which. */
export function formRows(coachId: string, today: string) {
  const formId = newId();
  const createdAt = new Date(`${addDays(today, -90)}T10:00:00Z`);
  const form: DemoRow<'checkInForms'> = {
    ...{ id: formId, coachId, name: 'Prep check-in', version: 1 },
    ...{ createdAt, updatedAt: createdAt },
  };
  return {
    formId,
    rows: {
      checkInForms: [form],
      checkInFormVersions: [{ formId, version: 1, questions: PREP_QUESTIONS }],
    },
  };
}

interface WeeklyInput {
  /** The coach's own form. */
  formId: string;
  /** The index of the athlete among the coach's, silent ones last. */
  rank: number;
}

type Weekly = DemoRow<'weeklyCheckIns'>;

/** An athlete's schedule, the check-ins of the last weeks, and the coach's replies in the thread. */
export function weeklyRows(settled: SettledMember, { formId, rank }: WeeklyInput) {
  const { member, userId, today } = settled;
  const random = seededRandom(`weekly:${member.email}`);
  const isClient = member.email === DEMO_ACCOUNTS.client.email;
  const out = member.show ? weeksOut(today, member.show.date) : null;
  const isPrep = !isClient && out !== null && out <= PREP_WEEKS;
  const form = isPrep
    ? { id: formId, version: 1, questions: PREP_QUESTIONS }
    : { id: null, version: 1, questions: [...DEFAULT_QUESTIONS] };
  const isLate = !isClient && member.behavior.silentDays >= SILENT_DAYS;
  const lastDue = addDays(today, -(isClient ? 7 : daysSinceDue(rank, random)));
  const weeks = Math.min(HISTORY, Math.floor(member.daysHere / 7));
  const isWaiting = !isClient && rank >= 1 && rank <= WAITING && weeks > 0;
  const history = Array.from({ length: weeks }, (_, index) => addDays(lastDue, -7 * index));
  const sent = isLate ? history.slice(1) : history;
  const base = baseAnswers(random);
  const rows = sent.reverse().map((dueOn, index, all) => {
    const isLast = index === all.length - 1;
    const answers = {
      ...answersOf(form.questions, base, random, isLast),
      ...tapeAnswers(settled, form.questions, dueOn),
    };
    return checkInRow(settled, { form, dueOn, answers, isOpen: isLast && isWaiting, random });
  });
  const answered = rows.filter(({ doneAt }) => doneAt);
  const messages = answered.map((row) => replyRow(settled, row, random));
  const [newest] = answered.slice(-1);
  // The demo athlete hasn't seen the last reply yet.
  if (isClient && newest) newest.acknowledgedAt = null;
  const weekday = weekdayOf(lastDue);
  const schedule: DemoRow<'checkInSchedules'> = {
    ...{ athleteId: userId, formId: form.id, weekday, minute: MINUTE },
    nextDueOn: isLate ? lastDue : dueAfter(lastDue, weekday),
  };
  const entries = rows.flatMap(entryOf);
  return { checkInSchedules: [schedule], weeklyCheckIns: rows, messages, entries };
}

/** What the tape said on the day, for the questions that ask for it. */
function tapeAnswers(
  { member, days }: SettledMember,
  questions: readonly CheckInQuestion[],
  dueOn: string,
): CheckInAnswers {
  const day = days.find(({ date }) => date === dueOn);
  if (!day) return {};
  const taped = tapedGirths(member, day, seededRandom(`weekly-tape:${member.email}:${dueOn}`));
  return Object.fromEntries(
    questions.flatMap((question) => {
      if (question.type !== 'measurements') return [];
      const girths = question.girths.map((girth) => [girth, taped[girth]]);
      return [[question.id, Object.fromEntries(girths)]];
    }),
  );
}

/** A check-in's measurements as the entry that sending it writes. */
function entryOf(checkIn: Weekly): DemoRow<'entries'>[] {
  const { athleteId: userId, id, dueOn: date, submittedAt: createdAt } = checkIn;
  const measurements = measurementsOf(checkIn.questions, checkIn.answers);
  if (Object.keys(measurements).length === 0) return [];
  return [{ id, userId, date, measurements, createdAt }];
}

/** Most waiting ones were due yesterday. The demo athlete's next one is open today. */
function daysSinceDue(rank: number, random: SeededRandom): number {
  if (rank <= WAITING) return rank % 4 === 0 ? 2 : 1;
  return random.integer(2, 6);
}

type Base = Record<string, number>;

const baseAnswers = (random: SeededRandom): Base => ({
  ...{ 'training-energy': random.integer(5, 8), hunger: random.integer(4, 7) },
  ...{ 'sleep-quality': random.integer(5, 8), stress: random.integer(3, 6) },
  ...{ digestion: random.integer(6, 9), 'resting-heart-rate': random.integer(50, 62) },
});

function answersOf(
  questions: readonly CheckInQuestion[],
  base: Base,
  random: SeededRandom,
  isLast: boolean,
): CheckInAnswers {
  // This week differs more, so that the review has something to show.
  const spread = isLast ? 3 : 1;
  return Object.fromEntries(
    questions.flatMap((question) => {
      const answer = answerTo(question, base, random, spread);
      return answer === null ? [] : [[question.id, answer]];
    }),
  );
}

function answerTo(question: CheckInQuestion, base: Base, random: SeededRandom, spread: number) {
  const usual = base[question.id] ?? 5;
  switch (question.type) {
    case 'scale':
      return Math.max(1, Math.min(10, usual + random.integer(-spread, spread)));
    case 'number':
      return usual + random.integer(-3, 3);
    case 'yes_no':
      return random.next() < 0.7;
    case 'choice':
      return random.pick([...question.options]);
    case 'text':
      return random.next() < 0.3 ? random.pick(question.id === 'pain' ? PAIN : NOTES) : null;
    default:
      return null;
  }
}

interface Sent {
  form: { id: string | null; version: number; questions: CheckInQuestion[] };
  dueOn: string;
  answers: CheckInAnswers;
  isOpen: boolean;
  random: SeededRandom;
}

function checkInRow(
  { userId, coachId }: SettledMember,
  { form, dueOn, answers, isOpen, random }: Sent,
): Weekly {
  const submittedAt = new Date(`${dueOn}T1${random.integer(6, 9)}:${random.integer(10, 59)}:00Z`);
  const doneAt = isOpen ? null : new Date(submittedAt.getTime() + 14 * 3_600_000);
  const { redFlag, rulesVersion } = NO_FINDINGS;
  return {
    ...{ athleteId: userId, id: uuidv7({ msecs: submittedAt.getTime() }), dueOn },
    ...{ formId: form.id, formVersion: form.version, questions: form.questions, answers },
    notes: writtenAnswers(form.questions, answers) || null,
    ...{ redFlag, rulesVersion, submittedAt, createdAt: submittedAt, doneAt },
    ...(doneAt
      ? { doneById: coachId, acknowledgedAt: new Date(doneAt.getTime() + 2 * 3_600_000) }
      : {}),
  };
}

/** The coach's reply, which is also a message of the thread. */
function replyRow(
  { userId, coachId }: SettledMember,
  checkIn: Weekly,
  random: SeededRandom,
): DemoRow<'messages'> {
  const createdAt = checkIn.doneAt ?? checkIn.submittedAt;
  const id = uuidv7({ msecs: createdAt.getTime() });
  checkIn.replyId = id;
  return {
    ...{ id, athleteId: userId, fromUserId: coachId, toUserId: userId },
    ...{ content: random.pick(REPLIES), ...NO_FINDINGS, createdAt },
    ...{ read: true, readAt: new Date(createdAt.getTime() + 3_600_000) },
  };
}
