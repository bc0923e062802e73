import type { TrainingStats } from '@posedown/contract';
import { formatShortDay } from '../../../lib/days.ts';
import { useProfile } from '../../../lib/profile.ts';
import { buildOf } from '../../../ui/mannequin/build-of.ts';
import { Card } from '../../../ui/parts/card.tsx';
import { ErrorState } from '../../../ui/parts/error-state.tsx';
import { SectionHeader } from '../../../ui/parts/section-header.tsx';
import { Skeleton, SkeletonArea } from '../../../ui/parts/skeleton.tsx';
import { useTrainingStats } from '../api.ts';
import classes from './history.module.css';
import { MuscleVolume } from './muscle-volume.tsx';
import { SessionList } from './session-list.tsx';
import { Strength } from './strength.tsx';

/** Sessions, sets by muscle and strength of an athlete. */
export function HistoryContent({ athleteId }: { athleteId: string }) {
  return (
    <div className={classes.columns}>
      <Card as="section" labelledBy="sessions" className={classes.stack}>
        <SectionHeader id="sessions" title="Sessions" />
        <SessionList athleteId={athleteId} />
      </Card>
      <Figures athleteId={athleteId} />
    </div>
  );
}

function Figures({ athleteId }: { athleteId: string }) {
  const { data, isError, refetch } = useTrainingStats(athleteId);
  const profile = useProfile(athleteId);
  if (!data) {
    return isError ? (
      <ErrorState title="We couldn’t load the figures." onRetry={() => void refetch()} />
    ) : (
      <SkeletonArea label="Loading the figures">
        <Skeleton height="20rem" />
        <Skeleton height="62rem" />
      </SkeletonArea>
    );
  }
  const { landmarks } = data;
  const build = buildOf({ sex: profile.data?.sex });
  const [shown, other] = weeksToShow(data);
  return (
    <div className={classes.stack}>
      <Card as="section" labelledBy="strength" className={classes.stack}>
        <SectionHeader id="strength" title="Strength" intro="The last twelve weeks." />
        <Strength stats={data} />
      </Card>
      <Card as="section" labelledBy="volume" className={classes.stack}>
        <SectionHeader id="volume" title="Sets by muscle" />
        {shown && (
          <MuscleVolume
            sets={shown.sets}
            landmarks={landmarks}
            caption={shown.caption}
            build={build}
          />
        )}
        {other && (
          <details className={classes.more}>
            <summary>{other.name}</summary>
            <MuscleVolume
              sets={other.sets}
              landmarks={landmarks}
              caption={other.caption}
              build={build}
            />
          </details>
        )}
      </Card>
    </div>
  );
}

/** This week and the one before; while nothing was trained yet this week, the one before comes first. */
function weeksToShow({ weeks }: TrainingStats) {
  const both = weeks.slice(-2).map(({ sets, startsOn, eased }, place, { length }) => {
    const name = place === length - 1 ? 'This week' : 'The week before';
    const why = eased ? `: a planned ${eased}, in which fewer sets are meant` : '';
    return { sets, name, caption: `${name}, from ${formatShortDay(startsOn)}${why}` };
  });
  const isTrained = Object.values(both.at(-1)?.sets ?? {}).some((sets) => sets > 0);
  return isTrained ? both.reverse() : both;
}
