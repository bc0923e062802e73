import type { ClientCard } from '@posedown/contract';
import { useContext } from 'react';
import { Row } from '../../ui/layout/layout.tsx';
import { LinkButton } from '../../ui/parts/link-button.tsx';
import { UnreadBadge } from '../../ui/parts/unread-badge.tsx';
import { VisuallyHidden } from '../../ui/parts/visually-hidden.tsx';
import classes from './athlete-actions.module.css';
import { isPrepDue } from './athlete-text.ts';
import { UnreadContext } from './unread-context.ts';

/** Links from one athlete to their screens. */
export function AthleteActions({ athlete: { id, name, weeksOut } }: { athlete: ClientCard }) {
  const unread = useContext(UnreadContext)(id);
  const links = [
    { label: 'View', path: `/client/${id}`, className: classes.view },
    { label: 'Message', path: `/messages/${id}` },
    ...(isPrepDue(weeksOut) ? [{ label: 'Competition', path: `/competition/${id}` }] : []),
  ];
  return (
    <Row className={classes.actions}>
      {links.map(({ label, path, className }) => (
        <LinkButton key={label} to={path} className={className} variant="default" size="sm">
          {label}
          <VisuallyHidden> {name}</VisuallyHidden>
          {label === 'Message' && <UnreadBadge count={unread} />}
        </LinkButton>
      ))}
    </Row>
  );
}
