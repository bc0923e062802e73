import type { ProgressEntry, Units } from '@posedown/contract';
import type { ReactNode } from 'react';
import { formatDay, formatWeekday, withYear } from '../../lib/days.ts';
import { formatNumber } from '../../lib/numbers.ts';
import { scoreText } from '../../lib/score-text.ts';
import { formatWeight } from '../../lib/units.ts';
import { Facts } from '../../ui/parts/facts.tsx';
import { feelingsOf, girthsOf } from './entry-text.ts';
import classes from './recent-entries.module.css';

interface EntryRowProps {
  entry: ProgressEntry;
  units: Units;
  /** Buttons for the entry. */
  actions?: ReactNode;
}

/** One entry of a list: figures, feelings, girths, notes and the day's photos. */
export function EntryRow({ entry, units, actions }: EntryRowProps) {
  const girths = girthsOf(entry, units);
  const feelings = feelingsOf(entry, units);
  return (
    <li className={classes.entry}>
      <div className={classes.head}>
        <time dateTime={entry.date} className={classes.day}>
          {withYear(formatWeekday, entry.date)}
          {entry.checkInId !== null && ' · from the check-in'}
        </time>
        <span className={classes.figures}>
          {entry.weight !== null && <span>{formatWeight(entry.weight, units)}</span>}
          {entry.bodyFat !== null && (
            <span className={classes.fat}>{formatNumber(entry.bodyFat, 1)}% fat</span>
          )}
        </span>
      </div>
      {feelings.length > 0 && (
        <p className={classes.words}>
          <Facts of={feelings} />
        </p>
      )}
      {girths.length > 0 && (
        <p className={classes.words}>
          <Facts of={girths} />
        </p>
      )}
      {entry.notes && <p className={classes.notes}>{entry.notes}</p>}
      <EntryPhotos entry={entry} />
      {entry.photoAnalysis && (
        <p className={classes.words}>
          From the photos: <Facts of={scoreText(entry.photoAnalysis)} />
        </p>
      )}
      {actions && <div className={classes.actions}>{actions}</div>}
    </li>
  );
}

/** Thumbnails of the progress photos of the entry's day. */
function EntryPhotos({ entry: { date, photoUrls } }: Pick<EntryRowProps, 'entry'>) {
  if (photoUrls.length === 0) return null;
  return (
    <ul className={classes.photos} aria-label={`Photos of ${formatDay(date)}`}>
      {photoUrls.map((url, index) => (
        <li key={url}>
          <img
            className={classes.photo}
            src={`${url}?size=thumb`}
            alt={`${index + 1} of ${photoUrls.length}, ${formatDay(date)}`}
            width={60}
            height={80}
            loading="lazy"
            decoding="async"
          />
        </li>
      ))}
    </ul>
  );
}
