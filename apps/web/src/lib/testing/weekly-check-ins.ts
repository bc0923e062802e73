import { DEFAULT_QUESTIONS } from '@posedown/coaching';
import type { ReplyOf, WeeklyCheckIn, weeklyCheckInEndpoints } from '@posedown/contract';

type WeeklyDue = ReplyOf<typeof weeklyCheckInEndpoints.weeklyCheckIn>;

const ASKED = ['training-energy', 'hunger', 'pain', 'photos', 'note'];

/** A form with questions of the standard one: two scales, two texts and photos. */
export const QUESTIONS = DEFAULT_QUESTIONS.filter(({ id }) =>
  ASKED.includes(id),
) as unknown as WeeklyCheckIn['questions'];

/** Answers to the required ones. */
export const SCALE_ANSWERS = { 'training-energy': 7, hunger: 6 };

/** A sent check-in that waits for the coach. */
export const SENT: WeeklyCheckIn = {
  ...{ id: '019aa000-0000-7000-8000-000000000031', dueOn: '2026-11-22', formId: null },
  ...{ formVersion: 1, questions: QUESTIONS, answers: SCALE_ANSWERS, photos: [] },
  ...{ state: 'waiting', submittedAt: '2026-11-22T17:05:00.000Z', version: 1 },
  ...{ reply: null, doneAt: null, acknowledgedAt: null },
};

/** The same with the coach's reply. */
export const ANSWERED: WeeklyCheckIn = {
  ...SENT,
  state: 'done',
  doneAt: '2026-11-23T09:12:00.000Z',
  reply: {
    messageId: '019aa000-0000-7000-8000-000000000032',
    fromName: 'Ali',
    content: 'Strong week.\nKeep the steps up.',
    voiceNote: null,
    at: '2026-11-23T09:12:00.000Z',
    ...{ attachments: [], deletedPhotos: 0, links: [] },
  },
};

/** A check-in that is due on Sunday evening, after none before. */
export const DUE: WeeklyDue = {
  due: { on: '2026-11-22', minute: 1200, isOpen: true, isOverdue: false, pausedUntil: null },
  form: { id: null, version: 1, name: 'Standard', questions: QUESTIONS },
  current: null,
  previous: null,
};
