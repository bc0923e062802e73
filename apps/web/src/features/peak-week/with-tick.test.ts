import type { PeakWeekReply } from '@posedown/contract';
import { describe, expect, it } from 'vitest';
import { withTick } from './with-tick.ts';

const drunk = { date: '2026-11-20', tasks: [0], waterMl: 3000, weight: 80.2, photo: null };
const week = { version: 3, log: [drunk] } as unknown as PeakWeekReply;

describe('a tick of the peak week', () => {
  it('is added to its day without other changes', () => {
    const { log } = withTick(week, { date: '2026-11-20', task: 2, done: true });
    expect(log).toEqual([{ ...drunk, tasks: [0, 2] }]);
  });

  it('is idempotent, and can be removed', () => {
    const twice = withTick(week, { date: '2026-11-20', task: 0, done: true });
    expect(twice.log[0]?.tasks).toEqual([0]);
    expect(withTick(twice, { date: '2026-11-20', task: 0, done: false }).log[0]?.tasks).toEqual([]);
  });

  it('creates a missing day and keeps the others', () => {
    const { log } = withTick(week, { date: '2026-11-21', task: 1, done: true });
    expect(log).toHaveLength(2);
    expect(log[0]).toBe(drunk);
    expect(log[1]).toMatchObject({ date: '2026-11-21', tasks: [1], waterMl: null });
  });
});
