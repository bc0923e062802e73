import { todayIn } from '../../lib/days.ts';
import { Card } from '../../ui/parts/card.tsx';
import { EmptyState } from '../../ui/parts/empty-state.tsx';
import { ErrorState } from '../../ui/parts/error-state.tsx';
import { MoreButton } from '../../ui/parts/more-button.tsx';
import { SectionHeader } from '../../ui/parts/section-header.tsx';
import { Skeleton, SkeletonArea } from '../../ui/parts/skeleton.tsx';
import { useInvitations } from './api.ts';
import { InvitationRow } from './invitation-row.tsx';
import classes from './invitations.module.css';

/** The coach's invitations with their states. */
export function InvitationList() {
  return (
    <Card as="section" labelledBy="invitations">
      <SectionHeader id="invitations" title="Invitations" />
      <Invitations />
    </Card>
  );
}

function Invitations() {
  const list = useInvitations();
  const invitations = list.data?.pages.flatMap((page) => page.invitations);
  if (list.isPending) {
    return (
      <SkeletonArea label="Loading your invitations" className={classes.list}>
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} height="6.5rem" />
        ))}
      </SkeletonArea>
    );
  }
  if (!invitations) {
    return (
      <div className={classes.list}>
        <ErrorState title="We couldn’t load your invitations." onRetry={list.refetch} />
      </div>
    );
  }
  if (invitations.length === 0) {
    return (
      <div className={classes.list}>
        <EmptyState title="No invitations yet">
          Send your first invitation and track it here.
        </EmptyState>
      </div>
    );
  }
  const today = todayIn();
  return (
    <>
      <ul className={classes.list}>
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} today={today} />
        ))}
      </ul>
      <MoreButton list={list} />
    </>
  );
}
