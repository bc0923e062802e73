import type { TrainingStats } from '@posedown/contract';
import { useAuth } from '../../../lib/auth-context.ts';
import { formatShortDay } from '../../../lib/days.ts';
import { useProfile } from '../../../lib/profile.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import { buildOf } from '../../../ui/mannequin/build-of.ts';
import { Card } from '../../../ui/parts/card.tsx';
import { LinkButton } from '../../../ui/parts/link-button.tsx';
import { PageShell } from '../../../ui/parts/page-shell.tsx';
import { QueryFallback } from '../../../ui/parts/query-fallback.tsx';
import { SectionHeader } from '../../../ui/parts/section-header.tsx';
import { Skeleton, SkeletonArea } from '../../../ui/parts/skeleton.tsx';
import { useTrainingStats } from '../api.ts';
import { AthleteBackLink } from './athlete-back-link.tsx';
import classes from './history.module.css';
import { MuscleVolume } from './muscle-volume.tsx';
import { SessionList } from './session-list.tsx';
import { Strength } from './strength.tsx';

/** An athlete's training history, for themselves and their coach. */
export function HistoryScreen({ athleteId }: { athleteId: string }) {
  const { isClient } = useAuth();
  return (
    <PageShell
      title="Training history"
      intro={!isClient && <AthleteBackLink id={athleteId} />}
      actions={
        isClient && (
          <LinkButton to="/workout-session" size="md" variant="default">
            Go to workout
          </LinkButton>
        )
      }
    >
      <HistoryContent athleteId={athleteId} />
    </PageShell>
  );
}

/** An athlete's sessions, sets by muscle and strength. */
export function HistoryContent({ athleteId }: { athleteId: string }) {
  return (
    <div className={classes.columns}>
      <Card as="section" labelledBy="sessions" gap="md">
        <SectionHeader id="sessions" title="Sessions" />
        <SessionList athleteId={athleteId} />
      </Card>
      <Figures athleteId={athleteId} />
    </div>
  );
}

function Figures({ athleteId }: { athleteId: string }) {
  const stats = useTrainingStats(athleteId);
  const { data } = stats;
  const profile = useProfile(athleteId);
  if (!data) {
    return (
      <QueryFallback query={stats} what="the figures">
        <SkeletonArea label="Loading the figures">
          <Skeleton height="20rem" />
          <Skeleton height="62rem" />
        </SkeletonArea>
      </QueryFallback>
    );
  }
  const [shown, other] = weeksToShow(data);
  const volumeOf = ({ sets, caption }: typeof shown & object) => (
    <MuscleVolume
      sets={sets}
      landmarks={data.landmarks}
      caption={caption}
      build={buildOf({ sex: profile.data?.sex })}
    />
  );
  return (
    <Stack>
      <Card as="section" labelledBy="strength" gap="md">
        <SectionHeader id="strength" title="Strength" intro="The last twelve weeks." />
        <Strength stats={data} />
      </Card>
      <Card as="section" labelledBy="volume" gap="md">
        <SectionHeader id="volume" title="Sets by muscle" />
        {shown && volumeOf(shown)}
        {other && (
          <details className={classes.more}>
            <summary>{other.name}</summary>
            {volumeOf(other)}
          </details>
        )}
      </Card>
    </Stack>
  );
}

/** This week and the one before. The one before comes first until something was trained this week. */
function weeksToShow({ weeks }: TrainingStats) {
  const both = weeks.slice(-2).map(({ sets, startsOn, eased }, index, { length }) => {
    const name = index === length - 1 ? 'This week' : 'The week before';
    const why = eased ? `: a planned ${eased} with fewer sets` : '';
    return { sets, name, caption: `${name}, from ${formatShortDay(startsOn)}${why}` };
  });
  const isTrained = Object.values(both.at(-1)?.sets ?? {}).some((sets) => sets > 0);
  return isTrained ? both.reverse() : both;
}
