import { getRouteApi } from '@tanstack/react-router';
import { type ComponentProps, useCallback, useEffect, useMemo } from 'react';
import { EndSelected, PauseSelected } from '../../../features/admin/endings/selected-actions.tsx';
import { OperationsNotice } from '../../../features/admin/operations-notice.tsx';
import { CommandCenter } from '../../../features/athletes/command-center.tsx';
import { type RosterQuery, readRosterQuery } from '../../../features/athletes/roster-query.ts';
import { UnreadContext } from '../../../features/athletes/unread-context.ts';
import { ReviewCheckInsLink } from '../../../features/check-in-inbox/review-link.tsx';
import { AssignSelected } from '../../../features/check-ins/forms/assign-selected.tsx';
import { useUnread } from '../../../features/messages/api.ts';
import { MessageSelected } from '../../../features/messages/many/message-selected.tsx';
import { DueTasks } from '../../../features/tasks/due-tasks.tsx';
import { TaskSelected } from '../../../features/tasks/task-selected.tsx';
import { AssignPlanSelected } from '../../../features/training/builder/assign-plan-selected.tsx';
import { saveDashboardSearch } from '../../../lib/dashboard-search.ts';

const lead = <OperationsNotice />;

const aside = <DueTasks />;

const action = <ReviewCheckInsLink />;

const renderBulkActions: ComponentProps<typeof CommandCenter>['renderBulkActions'] = (
  athletes,
  onDone,
) => (
  <>
    <MessageSelected athletes={athletes} onDone={onDone} />
    <AssignSelected athletes={athletes} onDone={onDone} />
    <TaskSelected athletes={athletes} onDone={onDone} />
    <AssignPlanSelected athletes={athletes} onDone={onDone} />
    <PauseSelected athletes={athletes} onDone={onDone} />
    <EndSelected athletes={athletes} onDone={onDone} />
  </>
);

const route = getRouteApi('/_signed-in/dashboard');

/** The coach's dashboard: the roster as a work table, starting with those who need the coach. */
export function CoachDashboard() {
  const query = useValidSearch();
  const navigate = route.useNavigate();
  useEffect(() => saveDashboardSearch(query), [query]);
  // A search replaces the history entry, so that Back leaves the dashboard instead of undoing it.
  const narrow = useCallback(
    (next: RosterQuery, isOtherView = false) =>
      navigate({ search: readRosterQuery({ ...next }), replace: !isOtherView, resetScroll: false }),
    [navigate],
  );
  const { data: unread } = useUnread();
  const unreadOf = useCallback(
    (athleteId: string) =>
      unread?.threads.find((thread) => thread.athleteId === athleteId)?.unread ?? 0,
    [unread],
  );
  return (
    <UnreadContext value={unreadOf}>
      <CommandCenter
        action={action}
        aside={aside}
        lead={lead}
        query={query}
        onQuery={narrow}
        renderBulkActions={renderBulkActions}
      />
    </UnreadContext>
  );
}

/** The roster's filters in the URL, which loses its invalid values. */
function useValidSearch(): RosterQuery {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const query = useMemo(() => readRosterQuery({ ...search }), [search]);
  useEffect(() => {
    const valid = new Map<string, unknown>(Object.entries(query));
    const isValid = Object.entries(search).every(
      ([name, value]) => valid.has(name) && String(valid.get(name)) === String(value),
    );
    if (!isValid) void navigate({ search: query, replace: true, resetScroll: false });
  }, [search, query, navigate]);
  return query;
}
