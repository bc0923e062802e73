import type { ClientCard } from '@posedown/contract';
import { IconMessage, IconTrophy, IconUser } from '@tabler/icons-react';
import { useContext } from 'react';
import { Row } from '../../ui/layout/layout.tsx';
import { LinkButton } from '../../ui/parts/link-button.tsx';
import { UnreadBadge } from '../../ui/parts/unread-badge.tsx';
import { VisuallyHidden } from '../../ui/parts/visually-hidden.tsx';
import classes from './athlete-actions.module.css';
import { isPrepDue } from './athlete-text.ts';
import { UnreadContext } from './unread-context.ts';

/** Links from one athlete to their screens: icons in a table row, buttons with text elsewhere. */
export function AthleteActions({ athlete: { id, name, weeksOut } }: { athlete: ClientCard }) {
  const unread = useContext(UnreadContext)(id);
  const links = [
    { label: 'View', icon: IconUser, path: `/client/${id}`, className: classes.view },
    { label: 'Message', icon: IconMessage, path: `/messages/${id}` },
    ...(isPrepDue(weeksOut)
      ? [{ label: 'Competition', icon: IconTrophy, path: `/competition/${id}` }]
      : []),
  ];
  return (
    <Row className={classes.actions}>
      {links.map(({ label, icon: Icon, path, className }) => (
        <LinkButton
          key={label}
          to={path}
          className={className}
          variant="default"
          size="sm"
          title={label}
        >
          <Icon className={classes.icon} size={16} aria-hidden="true" />
          <span className={classes.text}>{label}</span>
          <VisuallyHidden> {name}</VisuallyHidden>
          {label === 'Message' && <UnreadBadge count={unread} />}
        </LinkButton>
      ))}
    </Row>
  );
}
