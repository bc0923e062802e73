import { useAuth } from '../../lib/auth-context.ts';
import classes from './user-tag.module.css';

/**
 * The logged-in user's name and role. Until the session is known, an empty line of the same
 * height.
 */
export function UserTag() {
  const { user, role } = useAuth();
  return (
    <span className={classes.tag}>
      <span className={classes.name}>{user?.name ?? '\u00A0'}</span>
      <span className={classes.role}>{role === 'coach' ? 'Coach' : 'Client'}</span>
    </span>
  );
}
