import type { TimelineKind } from '@posedown/contract';
import { Stack } from '../../ui/layout/layout.tsx';
import { Button } from '../../ui/parts/button.tsx';
import { Card } from '../../ui/parts/card.tsx';
import { EmptyState } from '../../ui/parts/empty-state.tsx';
import { ErrorState } from '../../ui/parts/error-state.tsx';
import { FilterButtons } from '../../ui/parts/filter-buttons.tsx';
import { MoreButton } from '../../ui/parts/more-button.tsx';
import { SectionHeader } from '../../ui/parts/section-header.tsx';
import { Skeleton, SkeletonArea } from '../../ui/parts/skeleton.tsx';
import { Heading, Text } from '../../ui/parts/text.tsx';
import { useTimeline } from './api.ts';
import { EntryRow } from './entry-row.tsx';
import { groupWeeks } from './group-weeks.ts';
import classes from './timeline.module.css';
import { KIND_TEXTS, KINDS, readKinds, toggleKind } from './timeline-kinds.ts';

const CHOICES = [
  { value: undefined, label: 'All' },
  ...KINDS.map((value) => ({ value, label: KIND_TEXTS[value].many })),
];

interface AthleteTimelineProps {
  athleteId: string;
  /** The filter in the address. */
  kinds: string | undefined;
  /** Writes the filter to the address. */
  onKinds: (kinds: string | undefined) => void;
}

/** Everything that happened with an athlete in one line of time, for their coach. */
export function AthleteTimeline({ athleteId, kinds, onKinds }: AthleteTimelineProps) {
  const chosen = readKinds(kinds);
  return (
    <Card as="section" labelledBy="timeline" gap="md">
      <SectionHeader
        id="timeline"
        title="Timeline"
        intro="Plan changes, check-ins and everything else worth remembering, newest first."
      />
      <div data-print="no">
        <FilterButtons
          label="Filter by kind"
          choices={CHOICES}
          chosen={chosen.length > 0 ? new Set<TimelineKind | undefined>(chosen) : undefined}
          onChoose={(kind) => onKinds(toggleKind(chosen, kind))}
          compact
        />
      </div>
      <Weeks athleteId={athleteId} chosen={chosen} onShowAll={() => onKinds(undefined)} />
    </Card>
  );
}

interface WeeksProps {
  athleteId: string;
  chosen: readonly TimelineKind[];
  onShowAll: () => void;
}

function Weeks({ athleteId, chosen, onShowAll }: WeeksProps) {
  const list = useTimeline(athleteId, chosen);
  const pages = list.data?.pages;
  const first = pages?.[0];
  if (list.isPending) return <Loading />;
  if (!first) {
    return (
      <ErrorState title="We couldn’t load the timeline." onRetry={() => void list.refetch()} />
    );
  }
  const entries = pages.flatMap((page) => page.entries);
  if (entries.length === 0) return <Nothing chosen={chosen} onShowAll={onShowAll} />;
  return (
    <>
      {groupWeeks(entries, first).map(({ monday, title, prep, entries: ofWeek }) => (
        <section key={monday} className={classes.week} aria-labelledby={`week-${monday}`}>
          <Heading as="h3" size="sm" id={`week-${monday}`}>
            {title}
            {prep && <span className={classes.prep}> · {prep}</span>}
          </Heading>
          <Stack as="ol" gap="none">
            {ofWeek.map((entry) => (
              <EntryRow key={entry.id} athleteId={athleteId} units={first.units} entry={entry} />
            ))}
          </Stack>
        </section>
      ))}
      <MoreButton list={list}>Show older entries</MoreButton>
      {!list.hasNextPage && (
        <Text size="md" muted className={classes.end}>
          {chosen.length > 0 ? 'No older entries of these kinds' : 'No older entries'}
        </Text>
      )}
    </>
  );
}

function Nothing({ chosen, onShowAll }: Omit<WeeksProps, 'athleteId'>) {
  const [kind, ...others] = chosen.map((each) => KIND_TEXTS[each]);
  const names = kind && others.length === 0 ? kind.many.toLowerCase() : 'entries of these kinds';
  return (
    <EmptyState
      title={`No ${names} yet`}
      action={
        <Button variant="default" size="md" onClick={onShowAll}>
          Show all kinds
        </Button>
      }
    >
      {kind && others.length === 0 ? kind.hint : 'They appear here as soon as there are any.'}
    </EmptyState>
  );
}

function Loading() {
  return (
    <SkeletonArea label="Loading the timeline" className={classes.week}>
      <Skeleton height="1.5rem" width="10rem" />
      <Skeleton height="5rem" />
      <Skeleton height="5rem" />
      <Skeleton height="5rem" />
    </SkeletonArea>
  );
}
