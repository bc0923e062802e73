import type { SyntheticEvent } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { formatLongDay } from '../../lib/days.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { EmptyState } from '../../ui/parts/empty-state.tsx';
import { LinkButton } from '../../ui/parts/link-button.tsx';
import { PageShell } from '../../ui/parts/page-shell.tsx';
import { usePageTitle } from '../../ui/parts/page-title.ts';
import { QueryFallback } from '../../ui/parts/query-fallback.tsx';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useAthleteDashboard } from './api.ts';
import { DashboardBoard } from './athlete-dashboard.tsx';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import type { WeeklyLine } from './today-card.tsx';

const NOTHING_WAITING = { cardio: 0, refusedCardio: 0, supplements: 0 };

interface AthleteViewScreenProps {
  athleteId: string;
  weekly: WeeklyLine | null;
}

/** An athlete's dashboard as they see it, for their coach, who can't do anything in it. */
export function AthleteViewScreen({ athleteId, weekly }: AthleteViewScreenProps) {
  const query = useAthleteDashboard(athleteId);
  const { data, error } = query;
  const page: string = `/client/${athleteId}`;
  usePageTitle(data && `What ${data.name} sees`);
  if (!data && error instanceof ApiError && [400, 404].includes(error.status)) {
    return (
      <PageShell title="Athlete">
        <EmptyState title="Athlete not found">
          You don’t coach this athlete, or the link is wrong.
        </EmptyState>
      </PageShell>
    );
  }
  return (
    <PageShell
      title={data ? `What ${data.name} sees` : 'Athlete'}
      intro={
        data
          ? `Their dashboard on ${formatLongDay(data.dashboard.today.date)}. Nothing can be changed here.`
          : '\u00a0'
      }
      actions={
        <LinkButton to={page} variant="default" size="md">
          Back
        </LinkButton>
      }
    >
      {data ? (
        <Stack onClickCapture={refuse} onSubmitCapture={refuse}>
          <DashboardBoard
            data={data.dashboard}
            waiting={NOTHING_WAITING}
            weekly={weekly}
            news={null}
            questions={null}
          />
        </Stack>
      ) : (
        <QueryFallback query={query} what="this athlete’s dashboard">
          <DashboardSkeleton />
        </QueryFallback>
      )}
    </PageShell>
  );
}

/** The links lead to the athlete's own screens, which a coach doesn't have. */
function refuse(event: SyntheticEvent): void {
  const { target } = event;
  if (!(target instanceof Element) || !target.closest('a, button, form, summary')) return;
  event.preventDefault();
  event.stopPropagation();
  void showToast({ title: 'Read-only', message: 'Only the athlete can do this.' });
}
