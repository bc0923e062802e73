import type { EndAnswer, OwnEnd } from '@posedown/contract';
import { formatLongDay } from '../../lib/days.ts';
import { Button } from '../../ui/parts/button.tsx';
import { LinkButton } from '../../ui/parts/link-button.tsx';
import { showError } from '../../ui/toast/show-error.ts';
import { useAnswerFormerCoach } from './api.ts';
import { DashboardCard } from './dashboard-card.tsx';
import classes from './prep-card.module.css';

const ACCOUNT: string = '/account';

/** Says when coaching ends or that it ended, and asks what only the athlete can decide then. */
export function CoachingEndCard({ end }: { end: OwnEnd }) {
  const { coachName, lastDay, hasEnded, isOffered, deletionOn } = end;
  const answer = useAnswerFormerCoach();
  const send = (chosen: EndAnswer) =>
    answer.mutate(chosen, {
      onError: (error) => showError(error, 'We couldn’t save your answer. Please try again.'),
    });
  return (
    <>
      {deletionOn && (
        <DashboardCard
          title={`Your account will be deleted on ${formatLongDay(deletionOn)}`}
          actions={
            <>
              <Button size="md" loading={answer.isPending} onClick={() => send('keep')}>
                Keep my account
              </Button>
              <LinkButton to={ACCOUNT} size="md" variant="default">
                Download my data
              </LinkButton>
            </>
          }
        >
          <p>
            {coachName} asked for it. Everything you logged, your photos and your plans are deleted
            with it, unless you keep the account.
          </p>
        </DashboardCard>
      )}
      <DashboardCard
        title={
          hasEnded
            ? `Your coaching ended on ${formatLongDay(lastDay)}`
            : `Your coaching ends on ${formatLongDay(lastDay)}`
        }
        actions={
          isOffered && (
            <>
              <Button
                size="md"
                variant={deletionOn ? 'default' : undefined}
                loading={answer.isPending}
                onClick={() => send('accept')}
              >
                Accept
              </Button>
              <Button size="md" variant="default" onClick={() => send('decline')}>
                Decline
              </Button>
            </>
          )
        }
      >
        <p className={isOffered ? undefined : classes.over}>{textOf(end)}</p>
      </DashboardCard>
    </>
  );
}

function textOf({ coachName, hasEnded, isOffered }: OwnEnd): string {
  if (isOffered) {
    return `${coachName} offers to coach you again. If you accept, they see everything in your account again, also what you logged since.`;
  }
  return hasEnded
    ? `Everything you logged and your plans stay here, and only you see them. From now on, you decide about your plans.`
    : `${coachName} coaches you until the end of that day. Everything you logged and your plans stay here.`;
}
