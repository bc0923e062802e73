import { daysBetween } from '@posedown/coaching';
import type { PeakWeekReply } from '@posedown/contract';
import { PhotoThumb } from '../../ui/photo/photo-thumb.tsx';
import classes from './peak-week.module.css';
import { dayLabel } from './peak-words.ts';

interface PhotoStripProps {
  log: PeakWeekReply['log'];
  showDate: string;
}

/** The photos of the week beside each other: what changes from day to day shows here. */
export function PhotoStrip({ log, showDate }: PhotoStripProps) {
  const days = log.filter(({ photo }) => photo !== null);
  return (
    <ul className={classes.strip} aria-label="Photos of the days" data-print="no">
      {days.map(({ date, photo }) => {
        const label = dayLabel(daysBetween(showDate, date));
        return (
          photo && (
            <li key={date} className={classes.stripDay}>
              <PhotoThumb className={classes.stripPhoto} photo={photo} alt={`Photo of ${label}`} />
              <span aria-hidden="true">{label}</span>
            </li>
          )
        );
      })}
    </ul>
  );
}
