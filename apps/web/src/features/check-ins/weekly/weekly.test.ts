import type { Units } from '@posedown/contract';
import { describe, expect, it } from 'vitest';
import {
  ANSWERED,
  DUE,
  QUESTIONS,
  SCALE_ANSWERS,
  SENT,
} from '../../../lib/testing/weekly-check-ins.ts';
import { answerText, differingQuestions, fittingAnswers, isSameAnswers } from './answer-text.ts';
import { dayText, dueText, whenText } from './due-text.ts';
import { questionsToChange } from './form/questions-to-change.ts';
import { weeklyDraftFrom } from './form/weekly-draft.ts';
import { weeklyNoticeOf } from './weekly-notice.ts';
import { weeklyStateAt } from './weekly-state.ts';

const at = (day: string, minute = 600) => ({ day, minute });
const SUNDAY = at('2026-11-22');

describe('the weekly check-in to fill in', () => {
  it('is the open one, until it is sent', () => {
    expect(weeklyStateAt(DUE, SUNDAY)).toMatchObject({
      toFill: { on: '2026-11-22', minute: 1200 },
      ...{ next: null, sent: null },
    });
    const sent = { ...DUE, current: SENT };
    expect(weeklyStateAt(sent, SUNDAY)).toMatchObject({ toFill: null, sent: SENT });
  });

  it('opens on the athlete’s clock, even if the reply is older', () => {
    const closed = { ...DUE, due: { ...DUE.due, isOpen: false } } as typeof DUE;
    expect(weeklyStateAt(closed, at('2026-11-21', 1199))).toMatchObject({
      toFill: null,
      next: { on: '2026-11-22', minute: 1200 },
    });
    expect(weeklyStateAt(closed, at('2026-11-21', 1200)).toFill).not.toBeNull();
  });

  it('is replaced by the next one a week later, with the last answers as hints', () => {
    const sent = { ...DUE, current: SENT };
    expect(weeklyStateAt(sent, at('2026-11-29'))).toMatchObject({
      toFill: { on: '2026-11-29', minute: 1200 },
      ...{ sent: null, before: SENT },
    });
  });

  it('leaves the sent one in place until the next one opens', () => {
    const next = { ...DUE.due, on: '2026-11-29', isOpen: false } as NonNullable<typeof DUE.due>;
    const state = weeklyStateAt({ ...DUE, due: next, current: SENT }, at('2026-11-24'));
    expect(state).toMatchObject({
      ...{ toFill: null, sent: SENT, before: null },
      next: { on: '2026-11-29' },
    });
  });

  it('doesn’t exist without a schedule, but an answer is still shown', () => {
    const stopped = weeklyStateAt({ ...DUE, due: null, current: ANSWERED }, SUNDAY);
    expect(stopped).toMatchObject({ toFill: null, sent: null, answered: ANSWERED });
  });

  it('stays next to the unread answer to the previous one', () => {
    const open = { ...DUE, previous: { ...ANSWERED, dueOn: '2026-11-15' } };
    const state = weeklyStateAt(open, SUNDAY);
    expect([state.toFill?.on, state.answered?.dueOn]).toEqual(['2026-11-22', '2026-11-15']);
    const read = { ...open.previous, acknowledgedAt: '2026-11-21T08:00:00.000Z' };
    expect(weeklyStateAt({ ...open, previous: read }, SUNDAY).answered).toBeNull();
  });
});

describe('the due time', () => {
  const due = { on: '2026-11-22', minute: 1200 };

  it('is named by weekday', () => {
    expect(dueText(due, at('2026-11-21', 1250))).toBe('Due Sunday, 20:00');
    expect(dueText(due, SUNDAY)).toBe('Due today, 20:00');
    expect(dueText({ ...due, minute: 5 }, at('2026-11-21'))).toBe('Due Sunday, 00:05');
  });

  it('is past for a day, then overdue', () => {
    expect(dueText(due, at('2026-11-22', 1200))).toBe('Was due today, 20:00');
    expect(dueText(due, at('2026-11-23', 1200))).toBe('Was due Sunday, 20:00');
    expect(dueText(due, at('2026-11-23', 1201))).toBe('Overdue since Sunday');
    expect(dueText(due, at('2026-11-28', 0))).toBe('Overdue since Sunday');
  });

  it('has a date beyond a week', () => {
    expect(dayText('2026-11-29', '2026-11-22')).toBe('Sun 29 Nov');
    expect(dayText('2026-11-16', '2026-11-22')).toBe('Monday');
  });

  it('is on the athlete’s clock', () => {
    const late = '2026-11-22T23:30:00.000Z';
    expect(whenText(late, 'Europe/Berlin', '2026-11-23')).toBe('today, 00:30');
    expect(whenText(late, 'America/New_York', '2026-11-23')).toBe('Sunday, 18:30');
  });
});

describe('answers', () => {
  const [energy] = QUESTIONS;
  const steps = { id: 'steps', type: 'number', label: 'Steps', unit: 'steps', required: false };
  const asked = { ...steps, phases: [] } as unknown as (typeof QUESTIONS)[number];

  it('are shown with their scale or unit', () => {
    if (!energy) throw new Error('the form is empty');
    expect(answerText(energy, 7, 'metric')).toBe('7 of 10');
    expect(answerText(asked, 9500, 'metric')).toBe('9,500 steps');
    const texts = [true, 'Left knee'].map((answer) => answerText(asked, answer, 'metric'));
    expect(texts).toEqual(['Yes', 'Left knee']);
    expect(answerText(asked, { front: 'a', back: 'b' }, 'metric')).toBe('2 photos');
    expect(answerText(asked, undefined, 'metric')).toBe('');
  });

  it('of a draft are kept only where the form still accepts them', () => {
    const typed = { ...SCALE_ANSWERS, hunger: 11, pain: 3, gone: 3, note: 'Good.' };
    expect(fittingAnswers(QUESTIONS, typed)).toEqual({
      ...{ 'training-energy': 7, note: 'Good.' },
    });
  });

  const tape = {
    ...{ id: 'tape', type: 'measurements', label: 'Tape', girths: ['waist', 'hips'] },
    ...{ required: true, phases: [] },
  } as unknown as (typeof QUESTIONS)[number];

  it('with measurements are shown in the athlete’s units', () => {
    const answer = { hips: 95, waist: 82.55 };
    const textIn = (units: Units) => answerText(tape, answer, units).replaceAll('\u00a0', ' ');
    expect(textIn('metric')).toBe('Waist 82.6 cm, Hips 95 cm');
    expect(textIn('imperial')).toBe('Waist 32.5 in, Hips 37.4 in');
  });

  it('with measurements keep those that the form still asks for', () => {
    const stored = { tape: { waist: 20, hips: 95, neck: 38 } };
    expect(fittingAnswers([{ ...tape, required: false }], stored)).toEqual({ tape: { hips: 95 } });
    expect(fittingAnswers([tape], { tape: { neck: 38 } })).toEqual({});
    expect(isSameAnswers(stored, { tape: { ...stored.tape, hips: 96 } })).toBe(false);
    expect(isSameAnswers(stored, { tape: { ...stored.tape } })).toBe(true);
  });

  it('are compared photo by photo', () => {
    const one = { ...SCALE_ANSWERS, photos: { front: 'a' } };
    expect(isSameAnswers(one, { ...one, photos: { front: 'a' } })).toBe(true);
    expect(isSameAnswers(one, SCALE_ANSWERS)).toBe(false);
    const other = { ...one, hunger: 7, photos: { front: 'b' } };
    const ids = differingQuestions(QUESTIONS, one, other).map(({ id }) => id);
    expect(ids).toEqual(['hunger', 'photos']);
  });
});

describe('a draft of a weekly check-in', () => {
  const draft = { dueOn: '2026-11-22', version: 1, answers: { hunger: 6 }, photos: [] };

  it('is restored with its reason, without figures that couldn’t be read', () => {
    const refused = { ...draft, reason: 'Too late.' };
    expect(weeklyDraftFrom(JSON.parse(JSON.stringify(refused)))).toEqual(refused);
    const tape = { hips: 95 };
    const unreadable = { hunger: 6, steps: Number.NaN, tape: { ...tape, waist: Number.NaN } };
    const stored = JSON.stringify({ ...draft, answers: unreadable });
    expect(weeklyDraftFrom(JSON.parse(stored))).toEqual({
      ...{ ...draft, answers: { hunger: 6, tape }, reason: undefined },
    });
  });

  it('is undefined for anything else in storage', () => {
    for (const stored of [null, 'draft', {}, { ...draft, dueOn: 'soon' }, { ...draft, answers: 1 }])
      expect(weeklyDraftFrom(stored), JSON.stringify(stored)).toBeUndefined();
  });
});

it('a sent check-in is changed with its own questions once the form has changed', () => {
  expect(questionsToChange(SENT, DUE.form)).toBe(DUE.form);
  const newer = { ...DUE.form, version: 2, questions: QUESTIONS.slice(1) };
  expect(questionsToChange(SENT, newer)).toMatchObject({ id: null, version: 1 });
  const [first, ...rest] = QUESTIONS;
  if (!first) throw new Error('the form is empty');
  const cutOnly = { ...SENT, questions: [...rest, { ...first, id: 'cut', phases: ['cutting'] }] };
  const { questions } = questionsToChange(cutOnly as typeof SENT, newer);
  expect(questions.map(({ id }) => id)).not.toContain('cut');
});

describe('the line on the dashboard', () => {
  const toFill = { on: '2026-11-22', minute: 1200 };

  it('names the coach’s answer first, then the open check-in', () => {
    expect(weeklyNoticeOf({ answered: ANSWERED, toFill }, SUNDAY, false)?.title).toBe(
      'Ali replied',
    );
    expect(weeklyNoticeOf({ answered: null, toFill }, SUNDAY, false)).toEqual({
      ...{ title: 'Weekly check-in', detail: 'Due today, 20:00.', label: 'Fill in' },
    });
    expect(weeklyNoticeOf({ answered: null, toFill: null }, SUNDAY, false)).toBeNull();
  });

  it('says that a check-in waits for the network', () => {
    const notice = weeklyNoticeOf({ answered: null, toFill }, SUNDAY, true);
    expect(notice?.detail).toBe('Saved on this device. It will sync when you’re online.');
  });
});
