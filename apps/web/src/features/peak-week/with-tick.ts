import type { CalendarDay } from '@posedown/coaching';
import type { PeakWeekReply } from '@posedown/contract';

/** A task of a day by index, ticked or not. */
export interface Tick {
  date: CalendarDay;
  task: number;
  done: boolean;
}

/** The peak week with a tick applied. */
export function withTick(reply: PeakWeekReply, { date, task, done }: Tick): PeakWeekReply {
  const empty = { date, tasks: [], waterMl: null, weight: null, photo: null };
  const before = reply.log.find((entry) => entry.date === date) ?? empty;
  const others = before.tasks.filter((other) => other !== task);
  const after = { ...before, tasks: done ? [...others, task] : others };
  return { ...reply, log: [...reply.log.filter((entry) => entry.date !== date), after] };
}
