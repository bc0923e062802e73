import type { CheckInReview } from '@posedown/contract';
import { describe, expect, it } from 'vitest';
import { answerBody, draftProblem, sendLabel } from './draft-answer.ts';
import { readInboxQuery } from './inbox-query.ts';
import {
  earlierPrep,
  photosOfPose,
  posesOf,
  type ReviewPhoto,
  usualPair,
} from './photo-choices.ts';
import { referralTo, valuesOf } from './placeholder-values.ts';
import { EMPTY_DRAFT, type ReviewDraft } from './review-draft.ts';

const ID = '01890000-0000-7000-8000-000000000001';
const targets = (calories: number) => ({ calories, protein: 180, carbs: 200, fats: 60 });
const step = (calories: number, more: object = {}) => ({
  ...{ targets: targets(calories), outlook: null, blocked: null, warnings: [], ...more },
});

const REVIEW = {
  athlete: { name: 'Kira Dahl', units: 'metric', weeksOut: 7, today: '2026-12-01' },
  checkIn: { id: ID, version: 2, state: 'waiting' },
  plan: { targets: targets(2000), since: '2026-11-01' },
  proposal: null,
  steps: {
    calories: [
      step(1900, { blocked: 'Too low.' }),
      step(1950, { warnings: ['Protein is high.'] }),
      step(2000),
      step(2050),
    ],
    cardio: { minutes: 90, least: 60, most: 120, step: 10, blocked: null },
  },
  weeks: {
    now: { weightKg: 60, sleepHours: null, diaryDays: 7 },
    before: { weightKg: 60.6 },
  },
} as unknown as CheckInReview;

const draft = (change: Partial<ReviewDraft>): ReviewDraft => ({ ...EMPTY_DRAFT, ...change });
const planOf = (change: Partial<ReviewDraft>, review = REVIEW) =>
  answerBody(review, draft(change), 'key')?.plan;

describe('an answer', () => {
  it('changes nothing unless something was chosen', () => {
    expect(answerBody(REVIEW, EMPTY_DRAFT, 'key')).toEqual({
      ...{ checkInId: ID, version: 2, requestKey: 'key', reply: '', plan: { kind: 'none' } },
    });
    expect(planOf({ decision: 'change' })).toEqual({ kind: 'none' });
    expect(planOf({ decision: 'hold' })).toEqual({ kind: 'hold' });
  });

  it('sends the targets of the chosen step, and the calories it started from', () => {
    expect(planOf({ decision: 'change', calories: 2050 })).toEqual({
      ...{ kind: 'change', fromCalories: 2000, targets: targets(2050) },
    });
    expect(planOf({ decision: 'change', cardioMinutes: 100 })).toEqual({
      ...{ kind: 'change', fromCalories: 2000, cardioMinutes: 100 },
    });
  });

  it('accepts only an open proposal for the current plan', () => {
    const proposal = { id: ID, kind: 'change', mayDecide: true, isStale: false };
    const withProposal = { ...REVIEW, proposal } as unknown as CheckInReview;
    const accepted = { kind: 'accept', proposalId: ID, take: 'food' };
    expect(planOf({ decision: 'accept' }, withProposal)).toEqual(accepted);
    const stale = { ...withProposal, proposal: { ...proposal, isStale: true } };
    expect(planOf({ decision: 'accept' }, stale as unknown as CheckInReview)).toEqual({
      kind: 'none',
    });
  });

  it('isn’t sent past a safety limit, or past a warning without a reason', () => {
    const problem = (change: Partial<ReviewDraft>) =>
      draftProblem(REVIEW, draft({ decision: 'change', ...change }));
    expect(problem({ calories: 1900 })).toBe('Too low.');
    expect(problem({ calories: 1950 })).toBe('Explain why you’re overriding this.');
    expect(problem({ calories: 1950, reason: 'Short prep.' })).toBeNull();
    expect(problem({ calories: 2050 })).toBeNull();
  });

  it('fills in placeholders typed by hand, and isn’t sent with one that has no value', () => {
    const reply = '{name}, {diary_days} of 7 days.';
    expect(answerBody(REVIEW, draft({ reply }), 'key')?.reply).toBe('Kira, 7 of 7 days.');
    expect(draftProblem(REVIEW, draft({ reply }))).toBeNull();
    for (const missing of ['{sleep}', '{nmae}']) {
      expect(draftProblem(REVIEW, draft({ reply: `Rest, ${missing}.` }))).toBe(
        `There’s no value for ${missing}. Write it out or remove it.`,
      );
    }
  });

  it('applies from a later day, or today if that day is over', () => {
    const change = { decision: 'change', calories: 2050 } as const;
    const later = { ...change, appliesFrom: '2026-12-07' };
    expect(planOf(later)).toMatchObject({ kind: 'change', appliesFrom: '2026-12-07' });
    expect(sendLabel(REVIEW, draft(later))).toBe('Apply from Mon 7 Dec and next');
    for (const appliesFrom of ['2026-12-01', '2026-11-30', null]) {
      expect(planOf({ ...change, appliesFrom })).not.toHaveProperty('appliesFrom');
    }
  });

  it('is named by what it does', () => {
    const label = (change: Partial<ReviewDraft>) => sendLabel(REVIEW, draft(change));
    expect(label({})).toBe('Mark as done and next');
    expect(label({ reply: 'Hi' })).toBe('Send and next');
    expect(label({ decision: 'change', calories: 2050 })).toBe('Apply and next');
    expect(label({ decision: 'change', calories: 2050, reply: 'Hi' })).toBe('Apply, send and next');
  });
});

describe('the placeholders of a reply', () => {
  it('have the values of the review', () => {
    expect(valuesOf(REVIEW)).toMatchObject({
      ...{ name: 'Kira', weight_change: '−0.6 kg', weeks_out: '7', sleep: null },
    });
    expect(referralTo(REVIEW)).toMatch(/^Kira, please see a doctor/);
  });
});

describe('photos', () => {
  const photo = (date: string, weeksOut: number | null = null, pose = 'front') =>
    ({ id: `${date}${pose}`, date, pose, weeksOut }) as unknown as ReviewPhoto;
  const photos = [
    ...[photo('2026-11-22', 3), photo('2026-11-22', 3, 'back'), photo('2026-11-15', 4)],
    ...[photo('2026-10-24', 7), photo('2026-09-20', 12), photo('2025-11-30', 3)],
  ];

  it('are compared with those nearest to four weeks before', () => {
    expect(posesOf(photos)).toEqual(['front', 'back']);
    const front = photosOfPose(photos, 'front');
    const { before, after } = usualPair(front);
    expect([before?.date, after?.date]).toEqual(['2026-10-24', '2026-11-22']);
    expect(usualPair(photosOfPose(photos, 'back')).before).toBeUndefined();
  });

  it('are compared with an earlier prep at as many weeks out', () => {
    const front = photosOfPose(photos, 'front');
    const [after] = front;
    expect(after && earlierPrep(front, after)?.date).toBe('2025-11-30');
  });
});

it('reads only known filters and ids from the address', () => {
  expect(readInboxQuery({ filter: 'overdue', athlete: ID })).toEqual({
    ...{ filter: 'overdue', athlete: ID },
  });
  expect(readInboxQuery({ filter: 'waiting', athlete: 'x' })).toEqual({});
  expect(readInboxQuery({ filter: 'nope', other: 1 })).toEqual({});
});
