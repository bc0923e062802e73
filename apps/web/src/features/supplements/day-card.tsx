import { type CalendarDay, isDueOn } from '@posedown/coaching';
import type { SupplementLog } from '@posedown/contract';
import { IconCloudUpload } from '@tabler/icons-react';
import { UNSTORED_NOTE } from '../../lib/unsaved-outbox.ts';
import { Card } from '../../ui/parts/card.tsx';
import { DaySteps } from '../../ui/parts/day-steps.tsx';
import { TickList } from '../../ui/parts/tick-list.tsx';
import { amountText, byTime, TIME_LABELS } from './supplement-text.ts';
import classes from './supplements.module.css';
import type { SupplementTicked } from './with-tick.ts';

interface DayCardProps {
  log: SupplementLog;
  day: CalendarDay;
  onDay: (day: CalendarDay) => void;
  /** Absent for coaches: only athletes tick supplements. */
  onTick?: (ticked: SupplementTicked) => void;
  /** Whether ticks are waiting to be sent, and whether they are stored on the device. */
  isLate?: boolean;
  isStored?: boolean;
}

/** The supplements of a day in order, ticked if taken. */
export function DayCard(props: DayCardProps) {
  const { log, day, onDay, onTick, isLate = false, isStored = true } = props;
  const done = log.ticks.filter(({ date }) => date === day).map((tick) => tick.supplementId);
  // Supplements that were taken although they weren't due.
  const listed = log.supplements.filter(
    (supplement) => isDueOn(supplement, day) || done.includes(supplement.id),
  );
  return (
    <Card as="section" labelledBy="supplement-day" gap="lg">
      <DaySteps id="supplement-day" of="Supplements" day={day} today={log.today} onDay={onDay} />
      {listed.length === 0 && <p className={classes.quiet}>Nothing was due on this day.</p>}
      {byTime(listed).map(({ time, lines }) => (
        <section key={time} aria-label={TIME_LABELS[time]}>
          <h3 className={classes.time}>{TIME_LABELS[time]}</h3>
          <TickList
            items={lines.map((line) => ({
              key: line.id,
              text: `${line.name}, ${amountText(line)}`,
              detail: line.note,
            }))}
            done={done}
            onTick={
              onTick &&
              ((supplementId, isTaken) => onTick({ supplementId, date: day, taken: isTaken }))
            }
          />
        </section>
      ))}
      {isLate && (
        <p className={classes.kept} role="status">
          <IconCloudUpload size={20} aria-hidden="true" />
          {isStored ? 'Saved on this device.' : 'Not sent yet.'} It will be sent when you’re online.{' '}
          {!isStored && UNSTORED_NOTE}
        </p>
      )}
    </Card>
  );
}
