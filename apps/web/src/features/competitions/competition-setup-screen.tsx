import type { CalendarDay } from '@posedown/coaching';
import type { Competition, Profile } from '@posedown/contract';
import { type ReactNode, useState } from 'react';
import { useSignedInUser } from '../../lib/auth-context.ts';
import { todayIn } from '../../lib/days.ts';
import { useProfile } from '../../lib/profile.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { PageShell } from '../../ui/parts/page-shell.tsx';
import { QueryFallback } from '../../ui/parts/query-fallback.tsx';
import { SectionHeader } from '../../ui/parts/section-header.tsx';
import { Skeleton, SkeletonArea } from '../../ui/parts/skeleton.tsx';
import { useCompetitions } from './api.ts';
import { CompetitionFields } from './competition-fields.tsx';
import { CompetitionList } from './competition-list.tsx';
import classes from './competition-setup.module.css';

interface CompetitionSetupScreenProps {
  /** Shown above the form. */
  notice?: ReactNode;
}

/** The athlete's competitions and the form to add and edit them. */
export function CompetitionSetupScreen({ notice }: CompetitionSetupScreenProps) {
  return (
    <PageShell title="Competition Setup" intro="Your shows, and how far off they are.">
      {notice}
      <Content />
    </PageShell>
  );
}

/**
 * The show date from the athlete's answers while it is in the future. A competition replaces it.
 */
function showDateOf({ competitionDate, timezone }: Profile): CalendarDay | '' {
  return competitionDate && competitionDate > todayIn(timezone) ? competitionDate : '';
}

interface Mode {
  editing?: Competition;
  /** Incremented to restart the form. */
  round: number;
}

function Content() {
  const profile = useProfile(useSignedInUser().id);
  const competitions = useCompetitions();
  const [{ editing, round }, setMode] = useState<Mode>({ round: 0 });
  const startOver = (next?: Competition) =>
    setMode((mode) => ({ round: mode.round + 1, ...(next ? { editing: next } : {}) }));

  async function reread() {
    const { data, isSuccess } = await competitions.refetch();
    return isSuccess ? data.find(({ id }) => id === editing?.id) : undefined;
  }

  if (!profile.data || !competitions.data) {
    return (
      <QueryFallback query={profile.data ? competitions : profile} what="your competitions">
        <SkeletonArea label="Loading your competitions" className={classes.layout}>
          <Skeleton height="46rem" />
          <Skeleton height="22rem" />
        </SkeletonArea>
      </QueryFallback>
    );
  }
  const showDate = showDateOf(profile.data);
  return (
    <div className={classes.layout}>
      <CompetitionFields
        key={`${editing?.id ?? `new-${showDate}`}-${round}`}
        showDate={showDate}
        profile={profile.data}
        editing={editing}
        onSaved={() => startOver()}
        onCancel={() => startOver()}
        reread={reread}
        isNext={round > 0}
      />
      <Stack as="section" gap="lg" aria-labelledby="own-competitions">
        <SectionHeader id="own-competitions" title="Your competitions" />
        <CompetitionList
          competitions={competitions.data}
          showDate={showDate}
          onEdit={startOver}
          onDeleted={(id) => id === editing?.id && startOver()}
        />
      </Stack>
    </div>
  );
}
