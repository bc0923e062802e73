import type { CalendarDay } from '@posedown/coaching';
import type { Profile } from '@posedown/contract';
import { useState } from 'react';
import { useProfile } from '../../lib/profile.ts';
import { Grid, Stack } from '../../ui/layout/layout.tsx';
import { Card } from '../../ui/parts/card.tsx';
import { QueryFallback } from '../../ui/parts/query-fallback.tsx';
import { SectionHeader } from '../../ui/parts/section-header.tsx';
import { DayCard } from './day-card.tsx';
import { ListCard } from './list-card.tsx';
import classes from './supplements.module.css';
import { SupplementsSkeleton } from './supplements-skeleton.tsx';
import { useLog } from './use-log.ts';
import { WeekCard } from './week-card.tsx';

/** An athlete's supplements and how consistently they take them, for their coach. */
export function AthleteSupplements({ athleteId }: { athleteId: string }) {
  const profile = useProfile(athleteId);
  return (
    <div className={classes.below}>
      {profile.data ? (
        <Content profile={profile.data} />
      ) : (
        <QueryFallback query={profile} what="the supplements">
          <SupplementsSkeleton />
        </QueryFallback>
      )}
    </div>
  );
}

function Content({ profile }: { profile: Profile }) {
  const [date, setDate] = useState<CalendarDay>();
  const { day, log, list, missing } = useLog(profile, date);
  if (!log || !list) {
    return (
      <QueryFallback query={missing} what="the supplements">
        <SupplementsSkeleton />
      </QueryFallback>
    );
  }
  if (list.length === 0 && log.supplements.length === 0 && date === undefined) {
    return (
      <Card as="section" labelledBy="supplement-list" gap="lg">
        <SectionHeader id="supplement-list" title="Supplements" intro="Nothing on their list." />
      </Card>
    );
  }
  return (
    <Grid columns={2} from="lg" align="start" gap="xl">
      <ListCard
        title="Supplements"
        intro="As logged by the athlete. Put your advice in a protocol."
        list={list}
      />
      <Stack gap="xl">
        <WeekCard log={log} day={day} onDay={setDate} />
        <DayCard log={log} day={day} onDay={setDate} />
      </Stack>
    </Grid>
  );
}
