import type { Timeline, TimelineEntry } from '@posedown/contract';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { newId } from '../../platform/db/schema/columns.ts';
import { messages, milestones, users } from '../../platform/db/schema/index.ts';
import { recordStatements } from '../../testing/count-statements.ts';
import { freshPairTest } from '../../testing/fixtures.ts';
import { on, writersOf } from './testing/timeline-writers.ts';

const nameOf = (entry: TimelineEntry) =>
  entry.kind === 'milestone' ? entry.milestone.type : entry.kind;

const it = freshPairTest.extend('timeline', ({ server, coach, athlete, asCoach }) => {
  const url = `/api/users/${athlete.id}/timeline`;
  const read = async (query = ''): Promise<Timeline> =>
    (await asCoach.get(`${url}${query}`)).json();
  const kinds = async (query = '') => (await read(query)).entries.map(nameOf);
  return { url, read, kinds, write: writersOf(server, { coach: coach.id, athlete: athlete.id }) };
});

/** One entry of each kind, oldest first. */
async function writeAll({ write }: { write: ReturnType<typeof writersOf> }) {
  await write.change(on('10'));
  await write.message(on('12'), { redFlag: 'chest-pain' });
  await write.note(on('13'));
  await write.alert(on('14'));
  await write.checkIn(on('15'));
  await write.protocol(on('16'));
}

describe('the timeline', () => {
  it('merges all kinds, newest first', async ({ timeline }) => {
    await writeAll(timeline);
    expect(await timeline.kinds()).toEqual([
      ...['joined', 'protocol', 'check_in', 'alert', 'note', 'message', 'plan_change'],
    ]);
  });

  it('shows what changed, why and by whom', async ({ timeline, coach }) => {
    await writeAll(timeline);
    const { entries, ...rest } = await timeline.read();
    expect(rest).toEqual({
      ...{ nextCursor: null, units: 'metric', today: '2026-11-21', joinedOn: '2026-11-21' },
      shows: [],
    });
    expect(entries.slice(1)).toMatchObject([
      { protocolType: 'cutting', startsOn: '2026-11-16', weeks: 12, approvedByName: coach.name },
      { dueOn: '2026-11-15', day: '2026-11-15', answer: null },
      { message: 'Ana went quiet.', severity: 'low', resolved: false, resolvedAt: null },
      { text: 'Watch the knee.' },
      { text: 'Hello.', isRedFlag: true, photos: 0, answer: null },
      {
        at: '2026-11-10T09:00:00.000Z',
        change: {
          ...{ kind: 'targets', actorName: coach.name, reason: 'Two flat weeks.' },
          ...{ before: { calories: 2400 }, after: { calories: 2250 } },
        },
      },
    ]);
  });

  it('lists an approved protocol once, and no drafts', async ({ timeline }) => {
    await timeline.write.change(on('16'), 'protocol');
    await timeline.write.protocol(on('16'));
    await timeline.write.protocol(null);
    expect(await timeline.kinds()).toEqual(['joined', 'protocol']);
  });

  it('hides other coaches’ notes and alerts', async ({ timeline, otherCoach }) => {
    await timeline.write.note(on('13'), otherCoach.id);
    await timeline.write.alert(on('14'), otherCoach.id);
    expect(await timeline.kinds()).toEqual(['joined']);
  });

  it('filters by kinds', async ({ timeline, asCoach }) => {
    await writeAll(timeline);
    expect(await timeline.kinds('?kinds=note')).toEqual(['note']);
    expect(await timeline.kinds('?kinds=note,check_in')).toEqual(['check_in', 'note']);
    for (const kinds of ['', 'notes', 'note,', 'note note']) {
      expect((await asCoach.get(`${timeline.url}?kinds=${kinds}`)).statusCode).toBe(400);
    }
  });

  it('uses the athlete’s calendar days', async ({ timeline, server, athlete }) => {
    const timezone = 'Pacific/Auckland';
    await server.db.update(users).set({ timezone }).where(eq(users.id, athlete.id));
    await timeline.write.note(on('13', '20:00'));
    const { entries } = await timeline.read('?kinds=note');
    expect(entries).toMatchObject([{ at: '2026-11-13T20:00:00.000Z', day: '2026-11-14' }]);
  });
});

describe('pages', () => {
  it('list each entry once, also those of the same time', async ({ timeline }) => {
    await writeAll(timeline);
    for (const _time of [1, 2, 3]) await timeline.write.note(on('14'));
    const all = (await timeline.read()).entries;
    const paged: TimelineEntry[] = [];
    let cursor: string | null = null;
    do {
      const page: Timeline = await timeline.read(`?limit=2${cursor ? `&cursor=${cursor}` : ''}`);
      paged.push(...page.entries);
      cursor = page.nextCursor;
    } while (cursor);
    expect(paged).toEqual(all);
    expect(new Set(paged.map(({ id }) => id)).size).toBe(10);
  });

  it('reject an unknown cursor', async ({ timeline, asCoach }) => {
    const cursors = ['x', Buffer.from('1|x').toString('base64url')];
    for (const cursor of cursors) {
      const { statusCode } = await asCoach.get(`${timeline.url}?cursor=${cursor}`);
      expect(statusCode).toBe(400);
    }
  });

  it('take one statement, besides the session and the athlete', async ({ timeline }) => {
    await writeAll(timeline);
    const statements = await recordStatements(() => timeline.read());
    expect(statements).toHaveLength(3);
    expect(statements.filter((text) => text.includes('"plan_changes"'))).toHaveLength(1);
  });
});

describe('messages', () => {
  it('are listed with a warning sign or photos', async ({ timeline, coach, athlete }) => {
    const { message } = timeline.write;
    await message(on('10'), { content: 'Thanks.' });
    await message(on('11'), { content: 'My chest hurts.', redFlag: 'chest-pain' });
    await message(on('12'), { content: '', photoIds: [newId(), newId()] });
    await message(on('13'), { fromUserId: coach.id, toUserId: athlete.id, photoIds: [newId()] });
    await message(on('14'), { content: '', redFlag: 'chest-pain', deletedAt: on('14') });
    const { entries } = await timeline.read('?kinds=message');
    expect(entries).toMatchObject([
      { text: '', photos: 2, isRedFlag: false },
      { text: 'My chest hurts.', photos: 0, isRedFlag: true },
    ]);
  });

  it('come with the coach’s first answer', async ({ timeline, coach, athlete }) => {
    const { message } = timeline.write;
    const byCoach = { fromUserId: coach.id, toUserId: athlete.id };
    await message(on('10'), { ...byCoach, content: 'Before.' });
    await message(on('11'), { redFlag: 'chest-pain', content: 'a'.repeat(400) });
    await message(on('12'), { content: 'Anything?' });
    await message(on('13'), { ...byCoach, content: '', deletedAt: on('13') });
    await message(on('14'), { ...byCoach, content: 'Stop training, see a doctor.' });
    await message(on('15'), { ...byCoach, content: 'After.' });
    const { entries } = await timeline.read('?kinds=message');
    const answer = { byName: coach.name, text: 'Stop training, see a doctor.' };
    expect(entries).toMatchObject([
      { text: `${'a'.repeat(279)}…`, answer: { ...answer, at: on('14').toISOString() } },
    ]);
  });
});

it('shows who answered a check-in', async ({ timeline, server, coach, athlete }) => {
  const replyId = newId();
  const reply = { id: replyId, fromUserId: coach.id, toUserId: athlete.id, content: 'Hold.' };
  await timeline.write.message(on('16'), reply);
  const done = { doneAt: on('16'), doneById: coach.id };
  await timeline.write.checkIn(on('15'), { notes: 'Good week.', ...done, replyId });
  await timeline.write.checkIn(on('08'), { dueOn: '2026-11-08', ...done });
  const read = async () => (await timeline.read('?kinds=check_in')).entries;
  const answer = { byName: coach.name, at: on('16').toISOString() };
  expect(await read()).toMatchObject([
    { text: 'Good week.', answer: { ...answer, text: 'Hold.' } },
    { text: null, answer: { ...answer, text: null } },
  ]);
  await server.db.update(messages).set({ content: '', deletedAt: on('17') });
  expect(await read()).toMatchObject([{ answer: { ...answer, text: null } }, {}]);
});

it('shows when an alert was resolved, until it is reopened', async ({ timeline, asCoach }) => {
  await timeline.write.alert(on('14'));
  const read = async () => (await timeline.read('?kinds=alert')).entries[0];
  const { id } = (await read()) ?? {};
  await asCoach.post(`/api/alerts/${id}/resolve`);
  const resolved = await read();
  expect(resolved).toMatchObject({ resolved: true, resolvedAt: expect.any(String) });
  await asCoach.post(`/api/alerts/${id}/resolve`);
  expect(await read()).toEqual(resolved);
  await asCoach.post(`/api/alerts/${id}/reopen`);
  expect(await read()).toMatchObject({ resolved: false, resolvedAt: null });
});

describe('milestones', () => {
  it('are shows with a result and completed steps', async ({ timeline, server, athlete }) => {
    const competitionId = newId();
    const userId = athlete.id;
    await timeline.write.show('2026-11-14', { id: competitionId, status: 'completed', placing: 2 });
    await timeline.write.show('2026-12-12', { name: 'Finals' });
    await timeline.write.show('2026-12-13', { status: 'cancelled' });
    const step = { userId, competitionId, name: 'Posing suit', targetDate: '2026-11-01' };
    await server.db.insert(milestones).values({ ...step });
    await server.db
      .insert(milestones)
      .values({ ...step, completed: true, completedDate: '2026-11-03' });
    const { entries, shows } = await timeline.read('?kinds=milestone');
    expect(entries.slice(1)).toMatchObject([
      { day: '2026-11-14', milestone: { type: 'show', competitionId, placing: 2 } },
      { day: '2026-11-03', milestone: { type: 'prep', competitionId, name: 'Posing suit' } },
    ]);
    expect(shows).toEqual([
      { day: '2026-11-14', setOn: '2026-11-01' },
      { day: '2026-12-12', setOn: '2026-11-01' },
    ]);
  });

  it('include the lowest weight of each prep', async ({ timeline }) => {
    const { show, weight } = timeline.write;
    await show('2026-06-20', { name: 'Spring', status: 'completed' });
    await show('2026-12-12', { name: 'Finals' });
    for (const [date, kg] of [
      ...[
        ['2025-01-01', 60],
        ['2026-02-01', 80],
        ['2026-05-30', 72],
        ['2026-06-01', 72],
      ],
      ...[
        ['2026-07-01', 78],
        ['2026-09-01', 74],
        ['2026-10-01', 75],
      ],
    ] as const) {
      await weight(date as string, kg as number);
    }
    const { entries } = await timeline.read('?kinds=milestone');
    expect(entries.filter((entry) => nameOf(entry) === 'lowest_weight')).toMatchObject([
      { day: '2026-09-01', milestone: { kg: 74, fromKg: 78, showName: 'Finals' } },
      { day: '2026-05-30', milestone: { kg: 72, fromKg: 80, showName: 'Spring' } },
    ]);
  });

  it('leave out a prep whose first weigh-in is its lowest', async ({ timeline }) => {
    await timeline.write.show('2026-12-12');
    await timeline.write.weight('2026-10-01', 70);
    await timeline.write.weight('2026-11-01', 71);
    expect(await timeline.kinds('?kinds=milestone')).toEqual(['joined']);
  });
});
