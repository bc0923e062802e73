import type { Notice } from '@posedown/contract';
import { todayIn } from '../../lib/days.ts';

interface NoticeDay {
  day: string;
  notices: Notice[];
}

/** Groups notices, newest first, by the day on this device's clock. */
export function noticesByDay(notices: readonly Notice[], timeZone?: string): NoticeDay[] {
  const days: NoticeDay[] = [];
  for (const notice of notices) {
    const day = todayIn(timeZone, new Date(notice.createdAt));
    const last = days.at(-1);
    if (last?.day === day) last.notices.push(notice);
    else days.push({ day, notices: [notice] });
  }
  return days;
}
