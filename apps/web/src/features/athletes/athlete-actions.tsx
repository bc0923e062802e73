import type { ClientCard } from '@posedown/contract';
import { useContext } from 'react';
import { useIsBuilt } from '../../lib/use-is-built.ts';
import { LinkButton } from '../../ui/parts/link-button.tsx';
import { UnreadBadge } from '../../ui/parts/unread-badge.tsx';
import classes from './athlete-actions.module.css';
import { isPrepDue } from './athlete-words.ts';
import { UnreadContext } from './unread-context.ts';

/** The ways from one athlete to their screens, as far as these exist. */
export function AthleteActions({ athlete: { id, name, weeksOut } }: { athlete: ClientCard }) {
  const isBuilt = useIsBuilt();
  const unread = useContext(UnreadContext)(id);
  const links = [
    { label: 'View', route: '/client/$id', path: `/client/${id}`, isDue: true },
    { label: 'Message', route: '/messages/$id', path: `/messages/${id}`, isDue: true },
    {
      label: 'Competition',
      route: '/competition/$id',
      path: `/competition/${id}`,
      isDue: isPrepDue(weeksOut),
    },
  ].filter(({ route, isDue }) => isDue && isBuilt(route));
  if (links.length === 0) return null;
  return (
    <div className={classes.actions}>
      {links.map(({ label, path }) => (
        <LinkButton
          key={label}
          to={path}
          variant="default"
          size="sm"
          aria-label={
            label === 'Message' && unread > 0
              ? `Message ${name}, ${unread} unread`
              : `${label} ${name}`
          }
        >
          {label}
          {label === 'Message' && <UnreadBadge count={unread} />}
        </LinkButton>
      ))}
    </div>
  );
}
