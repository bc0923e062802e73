import type { TimelineEntry } from '@posedown/contract';
import { describe, expect, it } from 'vitest';
import { entryLink } from './entry-link.ts';
import { entryText } from './entry-text.ts';
import { groupWeeks } from './group-weeks.ts';
import { readKinds, toggleKind } from './timeline-kinds.ts';

const TODAY = '2026-11-25';
const base = (day: string) => ({ id: day, at: `${day}T12:00:00.000Z`, day });
const note = (day: string): TimelineEntry => ({ ...base(day), kind: 'note', text: 'Knee.' });
const answer = { byName: 'Ali', at: '2026-11-24T12:00:00.000Z', text: 'Hold.' };
type Message = Extract<TimelineEntry, { kind: 'message' }>;
const message = (more: Partial<Message>): Message => ({
  ...{ ...base(TODAY), kind: 'message', text: '', photos: 0, isRedFlag: false, answer: null },
  ...more,
});
type Milestone = Extract<TimelineEntry, { kind: 'milestone' }>['milestone'];
const milestone = (details: Milestone): TimelineEntry => ({
  ...{ ...base(TODAY), kind: 'milestone', milestone: details },
});

describe('weeks', () => {
  const titles = (days: string[], shows: { day: string; setOn: string }[] = []) =>
    groupWeeks(days.map(note), { today: TODAY, shows }).map(({ title, prep, entries }) => [
      ...[title, prep, entries.length],
    ]);

  it('group entries from Monday to Sunday', () => {
    expect(titles(['2026-11-25', '2026-11-23', '2026-11-22', '2026-11-09', '2025-11-10'])).toEqual([
      ...[
        ['This week', undefined, 2],
        ['Last week', undefined, 1],
      ],
      ...[
        ['Week of 9 Nov', undefined, 1],
        ['Week of 10 Nov 2025', undefined, 1],
      ],
    ]);
  });

  it('show the weeks out of the next show, from the week it was entered', () => {
    const shows = [
      { day: '2026-11-14', setOn: '2026-11-03' },
      { day: '2026-12-12', setOn: '2026-10-01' },
    ];
    const days = [
      '2026-11-25',
      '2026-11-16',
      '2026-11-12',
      '2026-11-02',
      '2026-10-26',
      '2026-09-27',
    ];
    expect(titles(days, shows).map(([, prep]) => prep)).toEqual([
      ...['3 weeks out', '4 weeks out', 'Show week', '2 weeks out', '7 weeks out', undefined],
    ]);
  });
});

describe('the filter', () => {
  it('combines kinds in a fixed order', () => {
    expect(toggleKind([], 'note')).toBe('note');
    expect(toggleKind(['note'], 'check_in')).toBe('check_in,note');
    expect(toggleKind(['check_in', 'note'], 'note')).toBe('check_in');
    expect(toggleKind(['note'], 'note')).toBeUndefined();
    expect(toggleKind(['note', 'alert'], undefined)).toBeUndefined();
  });

  it('ignores unknown kinds in the address', () => {
    expect(readKinds('note,mood,alert')).toEqual(['alert', 'note']);
    expect(readKinds(undefined)).toEqual([]);
  });
});

describe('an entry', () => {
  it('names what makes a message worth listing', () => {
    const titleOf = (more: Partial<Message>) => entryText(message(more), 'metric').title;
    expect(titleOf({ photos: 1 })).toBe('Message with a photo');
    expect(titleOf({ isRedFlag: true })).toBe('Message with a warning sign');
    expect(titleOf({ isRedFlag: true, photos: 2 })).toBe(
      'Message with a warning sign and 2 photos',
    );
  });

  it('says who answered, or that no one did', () => {
    const answerOf = (given: typeof answer | null) =>
      entryText(message({ photos: 1, answer: given }), 'metric').answer;
    expect(answerOf(answer)).toEqual({ title: 'Answered by Ali', text: 'Hold.' });
    expect(answerOf(null)).toEqual({ title: 'No reply yet', text: null });
    const checkIn: TimelineEntry = {
      ...{ ...base(TODAY), kind: 'check_in', dueOn: '2026-11-22', text: 'Good.' },
      answer: { ...answer, text: null },
    };
    expect(entryText(checkIn, 'metric')).toMatchObject({
      title: 'Weekly check-in for 22 Nov',
      answer: { title: 'Marked as done by Ali' },
    });
  });

  it('shows weights in the athlete’s units', () => {
    const low = { type: 'lowest_weight', kg: 80, fromKg: 88, showName: 'Open' } as const;
    expect(entryText(milestone(low), 'imperial')).toMatchObject({
      title: 'Lowest weight of the prep: 176.4 lb',
      lines: ['Down 17.6 lb from 194 lb for Open'],
    });
  });

  it('says what became of an alert', () => {
    const alert: TimelineEntry = {
      ...{ ...base('2026-11-20'), kind: 'alert', type: 'silence', message: 'Ana went quiet.' },
      ...{ severity: 'high', count: 3, resolved: true, resolvedAt: '2026-11-22T12:00:00.000Z' },
    };
    const lines = (more: object) => entryText({ ...alert, ...more }, 'metric').lines;
    expect(lines({})).toEqual(['High · 3 times · resolved 22 Nov 2026']);
    expect(lines({ resolvedAt: null, count: 1 })).toEqual(['High · resolved']);
    expect(lines({ resolved: false, resolvedAt: null, count: 1 })).toEqual(['High · open']);
  });

  it('links to where it lives', () => {
    expect(entryLink(note(TODAY), 'ana')).toEqual({
      ...{ to: '/client/ana', search: { tab: 'communication' }, hash: 'notes' },
    });
    expect(entryLink(message({}), 'ana').to).toBe('/messages/ana');
    const show = { type: 'show', name: 'Open', competitionId: 'c', placing: 1 } as const;
    expect(entryLink(milestone(show), 'ana')).toEqual({
      ...{ to: '/competition/ana', search: { competitionId: 'c' } },
    });
    expect(entryLink(milestone({ type: 'joined' }), 'ana')).toEqual({
      ...{ to: '/client/ana', search: {} },
    });
  });
});
