import type { CalendarDay } from '@posedown/coaching';
import type { SupplementLog } from '@posedown/contract';

/** What is said of one supplement on one day. */
export interface SupplementTicked {
  supplementId: string;
  date: CalendarDay;
  taken: boolean;
}

/** A log as it is once a tick holds. */
export function withTick(
  log: SupplementLog,
  { supplementId, date, taken }: SupplementTicked,
): SupplementLog {
  const others = log.ticks.filter(
    (tick) => tick.supplementId !== supplementId || tick.date !== date,
  );
  return { ...log, ticks: taken ? [...others, { supplementId, date }] : others };
}
