import type { PeakWeekReply } from '@posedown/contract';
import type { ReactNode } from 'react';
import { formatDay, formatDaysAway } from '../../lib/days.ts';
import { Caution } from '../../ui/parts/caution.tsx';
import { EmptyState } from '../../ui/parts/empty-state.tsx';
import { LinkButton } from '../../ui/parts/link-button.tsx';
import { Missing } from '../../ui/parts/missing.tsx';
import { PageShell } from '../../ui/parts/page-shell.tsx';
import { PrintButton } from '../../ui/parts/print-button.tsx';
import { Skeleton, SkeletonArea } from '../../ui/parts/skeleton.tsx';
import { usePeakWeek } from './api.ts';
import { ClassicExample } from './classic-example.tsx';
import { MakePlan } from './make-plan.tsx';
import { isNotToBeHad, NotThatShow, OtherShows } from './other-shows.tsx';
import classes from './peak-week.module.css';
import { barredWords } from './peak-words.ts';
import { PlanView } from './plan-view.tsx';
import { SafetyPanel } from './safety-panel.tsx';

const SETUP: string = '/competition/setup';

interface PeakWeekScreenProps {
  userId: string;
  /** The show whose week it is; the one of today where it is not said. */
  competitionId: string | undefined;
  isCoach: boolean;
  /** Buttons beside the title, such as the way back. */
  actions?: ReactNode;
  /** What to know before the week. */
  notice?: ReactNode;
}

/** An athlete's peak week, as they and their coach see it. */
export function PeakWeekScreen(props: PeakWeekScreenProps) {
  const { userId, competitionId: chosen, isCoach, actions, notice } = props;
  const peak = usePeakWeek(userId, chosen);
  const { data } = peak;
  const path = isCoach ? `/competition/${userId}/peak-week` : '/peak-week';
  const intro = introOf(data);
  return (
    <PageShell
      title={isCoach && data ? `${data.athlete.name}: Peak Week` : 'Peak Week'}
      intro={intro}
      actions={
        <>
          {actions}
          <PrintButton />
        </>
      }
    >
      {/* Another one once the words above it are known and take more or fewer lines: it appears and doesn't move. */}
      <div key={peak.isPending ? 'loading' : 'loaded'} className={classes.page}>
        {notice}
        {data && <OtherShows shows={data.others} path={path} />}
        {!peak.isPending && <SafetyPanel userId={userId} isCoach={isCoach} />}
        {data ? <Own reply={data} isCoach={isCoach} /> : <NotThere {...{ peak, chosen, path }} />}
        {!isCoach && (
          // On paper nobody would know its days from those of their own week.
          <div data-print="no">
            <ClassicExample />
          </div>
        )}
      </div>
    </PageShell>
  );
}

function introOf(data: PeakWeekReply | undefined): string {
  if (!data?.show) return 'The last seven days before a show, and the week after.';
  const { name, date } = data.show;
  return `${name}, ${formatDay(date)}, ${formatDaysAway(data.today, date)}`;
}

interface NotThereProps {
  peak: ReturnType<typeof usePeakWeek>;
  chosen: string | undefined;
  path: string;
}

function NotThere({ peak, chosen, path }: NotThereProps) {
  if (chosen && isNotToBeHad(peak.error)) {
    return <NotThatShow error={peak.error} path={path} />;
  }
  return (
    <Missing query={peak} what="the peak week">
      <SkeletonArea label="Loading the peak week" holdsBelow>
        <Skeleton height="30rem" />
      </SkeletonArea>
    </Missing>
  );
}

function Own({ reply, isCoach }: { reply: PeakWeekReply; isCoach: boolean }) {
  const { show, plan, today, opensOn } = reply;
  if (!show) {
    return (
      <EmptyState
        title="No show ahead"
        action={
          !isCoach && (
            <LinkButton to={SETUP} size="md">
              Add a competition
            </LinkButton>
          )
        }
      >
        A peak week needs a show date.
      </EmptyState>
    );
  }
  if (!plan && opensOn && today < opensOn) {
    const from = formatDay(opensOn);
    return isCoach ? (
      <EmptyState title={`The plan can be made from ${from}`}>
        It’s based on weigh-ins, food and water from the two weeks before.
      </EmptyState>
    ) : (
      <EmptyState
        title={`Your plan can be made from ${from}`}
        action={
          <LinkButton to="/check-in" variant="default" size="md">
            Check in
          </LinkButton>
        }
      >
        It’s based on your last two weeks before it. Until then, weigh in and log food and water.
      </EmptyState>
    );
  }
  const isApproved = plan?.status === 'approved';
  // Of a draft the form below says it, which is not there any more once the plan is approved.
  const barred = isApproved && !reply.isPast && barredWords(reply, isCoach);
  return (
    <>
      {barred && <Caution>{barred}</Caution>}
      {plan && (
        <PlanView key={show.competitionId} {...{ reply, plan, isCoach }} showDate={show.date} />
      )}
      {!isApproved && show.date >= today && (
        <div data-print="no">
          <MakePlan
            key={show.competitionId}
            place={{ userId: reply.athlete.id, competitionId: show.competitionId }}
            version={plan?.version}
            barredBy={reply.barredBy}
            holdBar={reply.holdBar}
            isOwn={!isCoach}
          />
        </div>
      )}
    </>
  );
}
