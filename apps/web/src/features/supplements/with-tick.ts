import type { CalendarDay } from '@posedown/coaching';
import type { SupplementLog } from '@posedown/contract';

/** A tick of one supplement on one day. */
export interface SupplementTicked {
  supplementId: string;
  date: CalendarDay;
  taken: boolean;
}

/** The log with a tick applied. */
export function withTick(
  log: SupplementLog,
  { supplementId, date, taken }: SupplementTicked,
): SupplementLog {
  const others = log.ticks.filter(
    (tick) => tick.supplementId !== supplementId || tick.date !== date,
  );
  return { ...log, ticks: taken ? [...others, { supplementId, date }] : others };
}
