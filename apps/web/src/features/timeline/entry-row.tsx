import type { TimelineEntry, Units } from '@posedown/contract';
import { Link } from '@tanstack/react-router';
import { formatInstant, formatWeekday, withYear } from '../../lib/days.ts';
import { Text } from '../../ui/parts/text.tsx';
import { entryLink } from './entry-link.ts';
import { entryText } from './entry-text.ts';
import classes from './timeline.module.css';
import { KIND_TEXTS } from './timeline-kinds.ts';

interface EntryRowProps {
  entry: TimelineEntry;
  athleteId: string;
  units: Units;
}

/** One entry: its day and kind, what happened, and a link to it. */
export function EntryRow({ entry, athleteId, units }: EntryRowProps) {
  const { title, lines, quote, answer } = entryText(entry, units);
  return (
    <li className={classes.entry}>
      <p className={classes.when}>
        <time dateTime={entry.day} title={timeOf(entry)}>
          {withYear(formatWeekday, entry.day)}
        </time>
        <span className={classes.kind}>{KIND_TEXTS[entry.kind].one}</span>
      </p>
      <div className={classes.what}>
        <p className={classes.title}>
          <Link {...entryLink(entry, athleteId)} className={classes.link}>
            {title}
          </Link>
        </p>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {quote && <blockquote className={classes.quote}>{quote}</blockquote>}
        {answer && (
          <div className={classes.answer}>
            <Text size="md" muted>
              {answer.title}
            </Text>
            {answer.text && <p className={classes.words}>{answer.text}</p>}
          </div>
        )}
      </div>
    </li>
  );
}

/** The exact time, unless only the day is known. */
const timeOf = (entry: TimelineEntry) =>
  entry.kind === 'milestone' ? undefined : formatInstant(entry.at);
