import type { SessionUser } from '@posedown/contract';
import classes from './user-tag.module.css';

/** The logged-in user, and as what. */
export function UserTag({ user }: { user: SessionUser }) {
  return (
    <span className={classes.tag}>
      <span className={classes.name}>{user.name}</span>
      <span className={classes.role}>{user.role === 'coach' ? 'Coach' : 'Client'}</span>
    </span>
  );
}
