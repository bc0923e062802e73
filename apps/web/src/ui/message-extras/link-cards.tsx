import type { MessageLinkKind, ShownLink } from '@posedown/contract';
import { IconBarbell, IconClipboardCheck, IconToolsKitchen2 } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useAuth } from '../../lib/auth-context.ts';
import { formatWeekday, withYear } from '../../lib/days.ts';
import classes from './link-cards.module.css';
import { linkPath } from './link-path.ts';

const KINDS: Record<MessageLinkKind, { name: string; Icon: typeof IconBarbell }> = {
  workout: { name: 'Workout', Icon: IconBarbell },
  check_in: { name: 'Check-in', Icon: IconClipboardCheck },
  meal: { name: 'Meal', Icon: IconToolsKitchen2 },
};

interface LinkCardsProps {
  athleteId: string;
  links: readonly ShownLink[];
}

/** What a message links to: each a card that opens it for its reader. */
export function LinkCards({ athleteId, links }: LinkCardsProps) {
  const { isCoach } = useAuth();
  return (
    <ul className={classes.cards}>
      {links.map((link) => (
        <li key={link.id}>
          {link.title === null ? (
            <span className={classes.card} data-deleted>
              <LinkWords link={link} />
            </span>
          ) : (
            <Link className={classes.card} {...linkPath(link, { athleteId, isCoach })}>
              <LinkWords link={link} />
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The kind, title and day of a link. */
export function LinkWords({ link: { kind, title, date } }: { link: ShownLink }) {
  const { name, Icon } = KINDS[kind];
  return (
    <>
      <Icon className={classes.icon} size={20} aria-hidden="true" />
      <span className={classes.words}>
        <span className={classes.title}>{title ?? 'Deleted'}</span>
        <span className={classes.facts}>
          {name}
          {date && ' · '}
          {date && <time dateTime={date}>{withYear(formatWeekday, date)}</time>}
        </span>
      </span>
    </>
  );
}
