import type { Notice } from '@posedown/contract';
import { expect, it } from 'vitest';
import { noticesByDay } from './notices-by-day.ts';

const notice = (createdAt: string): Notice => ({
  ...{ id: createdAt, kind: 'message', athlete: null, amount: 1, createdAt, readAt: null },
});

it('groups notices by the day on the device’s clock', () => {
  const list = [
    notice('2026-11-21T23:30:00.000Z'),
    notice('2026-11-21T22:30:00.000Z'),
    notice('2026-11-21T09:00:00.000Z'),
  ];
  const days = (zone: string) =>
    noticesByDay(list, zone).map(({ day, notices }) => [day, notices.length]);
  expect(days('UTC')).toEqual([['2026-11-21', 3]]);
  expect(days('Europe/Berlin')).toEqual([
    ['2026-11-22', 1],
    ['2026-11-21', 2],
  ]);
  expect(days('Asia/Tokyo')).toEqual([
    ['2026-11-22', 2],
    ['2026-11-21', 1],
  ]);
  expect(noticesByDay([])).toEqual([]);
});
