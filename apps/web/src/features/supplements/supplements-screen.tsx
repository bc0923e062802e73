import type { CalendarDay } from '@posedown/coaching';
import type { Profile } from '@posedown/contract';
import { useEffect } from 'react';
import { useSignedInUser } from '../../lib/auth-context.ts';
import { useProfile } from '../../lib/profile.ts';
import { whenIdle } from '../../ui/after-first-paint.ts';
import { Grid, Stack } from '../../ui/layout/layout.tsx';
import { Button } from '../../ui/parts/button.tsx';
import { EmptyState } from '../../ui/parts/empty-state.tsx';
import { PageShell } from '../../ui/parts/page-shell.tsx';
import { QueryFallback } from '../../ui/parts/query-fallback.tsx';
import { prepareToasts } from '../../ui/toast/show-toast.ts';
import { DayCard } from './day-card.tsx';
import { ListCard } from './list-card.tsx';
import { SupplementsSkeleton } from './supplements-skeleton.tsx';
import { type ListActions, useListActions } from './use-list-actions.tsx';
import { useLog } from './use-log.ts';
import { useTicks } from './waiting-ticks.ts';
import { WeekCard } from './week-card.tsx';

interface SupplementsScreenProps {
  /** Undefined for today. */
  date: CalendarDay | undefined;
  onDate: (date: CalendarDay | undefined) => void;
}

/** The athlete's supplements, ticked day by day. */
export function SupplementsScreen(props: SupplementsScreenProps) {
  const { id } = useSignedInUser();
  const profile = useProfile(id);
  const actions = useListActions(id);
  // Preloads toasts, so that ticks made offline can show one.
  useEffect(() => whenIdle(prepareToasts), []);
  return (
    <PageShell
      title="Supplements"
      intro="What you take, checked off day by day. Your coach sees it."
      actions={
        <Button variant="default" size="md" onClick={actions.add}>
          Add supplement
        </Button>
      }
    >
      {profile.data ? (
        <Content profile={profile.data} actions={actions} {...props} />
      ) : (
        <QueryFallback query={profile} what="your list">
          <SupplementsSkeleton />
        </QueryFallback>
      )}
      {actions.dialog}
    </PageShell>
  );
}

interface ContentProps extends SupplementsScreenProps {
  profile: Profile;
  actions: ListActions;
}

function Content({ profile, actions, date, onDate }: ContentProps) {
  const { today, day, log, list, missing } = useLog(profile, date);
  const { shown, tick, isLate, isStored } = useTicks(profile.id);
  if (!log || !list) {
    return (
      <QueryFallback query={missing} what="your list">
        <SupplementsSkeleton />
      </QueryFallback>
    );
  }
  const onDay = (next: CalendarDay) => onDate(next === today ? undefined : next);
  const ticked = shown(log);
  if (list.length === 0 && log.supplements.length === 0 && day === today) {
    return <EmptyList onAdd={actions.add} />;
  }
  return (
    <Grid columns={2} from="lg" align="start" gap="xl">
      <Stack gap="xl">
        <DayCard log={ticked} day={day} onDay={onDay} onTick={tick} {...{ isLate, isStored }} />
        <WeekCard log={ticked} day={day} onDay={onDay} />
      </Stack>
      {list.length > 0 && (
        <ListCard
          title="Your list"
          intro="A log, not advice. Use tested products, and ask a doctor if you take medicine."
          list={list}
          actions={actions}
        />
      )}
    </Grid>
  );
}

function EmptyList({ onAdd }: { onAdd: () => void }) {
  const first = (
    <Button size="md" onClick={onAdd}>
      Add your first supplement
    </Button>
  );
  return (
    <EmptyState title="Nothing on your list" action={first}>
      Add what you take: vitamins, creatine, caffeine before training. Then check it off every day.
    </EmptyState>
  );
}
