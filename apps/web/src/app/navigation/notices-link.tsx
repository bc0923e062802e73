import { IconBell } from '@tabler/icons-react';
import { VisuallyHidden } from '../../ui/parts/visually-hidden.tsx';
import { NavLink } from './nav-link.tsx';
import classes from './notices-link.module.css';

const NOTICES = { to: '/notices', label: 'Notices', counts: 'notices' } as const;

/** The bell next to the account, with the number of unread notices. */
export function NoticesLink() {
  return (
    <NavLink item={NOTICES} className={classes.bell}>
      <IconBell size={20} stroke={1.6} aria-hidden="true" />
      <VisuallyHidden>{NOTICES.label}</VisuallyHidden>
    </NavLink>
  );
}
