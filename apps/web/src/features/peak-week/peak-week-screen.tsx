import type { PeakWeekReply } from '@posedown/contract';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ApiError, userMessageOf } from '../../lib/api-error.ts';
import { formatDay, formatDaysAway } from '../../lib/days.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { Caution } from '../../ui/parts/caution.tsx';
import { EmptyState } from '../../ui/parts/empty-state.tsx';
import { LinkButton } from '../../ui/parts/link-button.tsx';
import { PageShell } from '../../ui/parts/page-shell.tsx';
import { PrintButton } from '../../ui/parts/print-button.tsx';
import { QueryFallback } from '../../ui/parts/query-fallback.tsx';
import { Skeleton, SkeletonArea } from '../../ui/parts/skeleton.tsx';
import { usePeakWeek } from './api.ts';
import { ClassicExample } from './classic-example.tsx';
import { DraftPlan } from './draft-plan.tsx';
import { blockedText } from './peak-text.ts';
import { PlanView } from './plan-view.tsx';
import { SafetyPanel } from './safety-panel.tsx';

const SETUP: string = '/competition/setup';

interface PeakWeekScreenProps {
  userId: string;
  /** The show; today's peak week by default. */
  competitionId: string | undefined;
  isCoach: boolean;
  /** Buttons next to the title. */
  actions?: ReactNode;
  /** A notice above the week. */
  notice?: ReactNode;
}

/** An athlete's peak week, for themselves and their coach. */
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
      {/* The key avoids a layout shift when the text above changes its number of lines. */}
      <Stack key={peak.isPending ? 'loading' : 'loaded'}>
        {notice}
        {data && <OtherShows shows={data.others} path={path} />}
        {!peak.isPending && <SafetyPanel userId={userId} isCoach={isCoach} />}
        {data ? (
          <Own reply={data} isCoach={isCoach} />
        ) : (
          <PeakWeekMissing {...{ peak, chosen, path }} />
        )}
        {!isCoach && (
          // In print it could be confused with the athlete's own week.
          <div data-print="no">
            <ClassicExample />
          </div>
        )}
      </Stack>
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

function PeakWeekMissing({ peak, chosen, path }: NotThereProps) {
  if (chosen && isUnavailable(peak.error)) {
    return <ShowUnavailable error={peak.error} path={path} />;
  }
  return (
    <QueryFallback query={peak} what="the peak week">
      <SkeletonArea label="Loading the peak week" holdsBelow>
        <Skeleton height="30rem" />
      </SkeletonArea>
    </QueryFallback>
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
      <EmptyState title={`The plan can be created from ${from}`}>
        It’s based on weigh-ins, food and water from the two weeks before.
      </EmptyState>
    ) : (
      <EmptyState
        title={`Your plan can be created from ${from}`}
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
  // For a draft, the form below shows it.
  const barred = isApproved && !reply.isPast && blockedText(reply, isCoach);
  return (
    <>
      {barred && <Caution>{barred}</Caution>}
      {plan && (
        <PlanView key={show.competitionId} {...{ reply, plan, isCoach }} showDate={show.date} />
      )}
      {!isApproved && show.date >= today && (
        <div data-print="no">
          <DraftPlan
            key={show.competitionId}
            place={{ userId: reply.athlete.id, competitionId: show.competitionId }}
            version={plan?.version}
            barredBy={reply.barredBy}
            holdReason={reply.holdBar}
            isOwn={!isCoach}
          />
        </div>
      )}
    </>
  );
}

interface Path {
  /** The page's path, which differs for athlete and coach. */
  path: string;
}

/** Links to the peak weeks of other upcoming shows. */
function OtherShows({ shows, path }: { shows: PeakWeekReply['others'] } & Path) {
  if (shows.length === 0) return null;
  return (
    <Stack as="nav" aria-label="Other peak weeks">
      {shows.map(({ competitionId, name, date, isOfToday }) => (
        <Link key={competitionId} to={path} search={isOfToday ? {} : { competitionId }}>
          Peak week of {name}, {formatDay(date)}
        </Link>
      ))}
    </Stack>
  );
}

/** Whether the show in the URL was rejected: over, too far ahead, or not the athlete's. */
const isUnavailable = (error: unknown): error is ApiError =>
  error instanceof ApiError && [400, 404, 409].includes(error.status);

const ShowUnavailable = ({ error, path }: { error: ApiError } & Path) => (
  <EmptyState
    title="No peak week for that show"
    action={
      <LinkButton to={path} size="md">
        Current peak week
      </LinkButton>
    }
  >
    {userMessageOf(error, 'It may be over.')}
  </EmptyState>
);
