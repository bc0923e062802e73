import { weeksOutText } from '@posedown/coaching';
import type { Analytics, PhaseGroup } from '@posedown/contract';
import { useState } from 'react';
import { ShareBar } from '../../ui/charts/share-bar.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { AthleteLink } from '../../ui/parts/athlete-link.tsx';
import { Card } from '../../ui/parts/card.tsx';
import { ErrorState } from '../../ui/parts/error-state.tsx';
import { SectionHeader } from '../../ui/parts/section-header.tsx';
import { Skeleton, SkeletonArea } from '../../ui/parts/skeleton.tsx';
import { Text } from '../../ui/parts/text.tsx';
import classes from './analytics.module.css';
import { useAthletesInPhase } from './api.ts';
import { AthleteList } from './athlete-list.tsx';

/** Athletes by phase. Each phase expands to its athletes, nearest show first. */
export function PhasesCard({ analytics: { phases, athletes } }: { analytics: Analytics }) {
  return (
    <Card as="section" labelledBy="phases" gap="md">
      <SectionHeader
        id="phases"
        title="Athletes by phase"
        intro="By weeks out, or by goal if there’s no show."
      />
      <Stack gap="none">
        {phases.map((group) => (
          <Phase key={group.phase ?? 'none'} group={group} total={athletes} />
        ))}
      </Stack>
    </Card>
  );
}

function Phase({ group, total }: { group: PhaseGroup; total: number }) {
  const { athletes } = group;
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <details
      className={classes.phase}
      onToggle={({ currentTarget }) => setWasOpened((before) => before || currentTarget.open)}
    >
      <summary>
        <span className={classes.phaseName}>{nameOf(group)}</span>
        <Text as="span" strong numeric>
          {athletes}
        </Text>
        <ShareBar percent={(100 * athletes) / total} />
      </summary>
      {wasOpened && <Members group={group} />}
    </details>
  );
}

const nameOf = ({ phase }: PhaseGroup) => phase ?? 'No goal yet';

/** Placeholders while the athletes load. */
const ROWS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** The athletes of a phase, loaded once it is opened. */
function Members({ group }: { group: PhaseGroup }) {
  const pages = useAthletesInPhase(group.phase);
  const name = nameOf(group);
  if (!pages.data) {
    if (pages.isError) {
      return <ErrorState title="We couldn’t load these athletes." onRetry={pages.refetch} />;
    }
    return (
      <SkeletonArea label={`Loading the athletes: ${name}`} gap="xs">
        {ROWS.slice(0, group.athletes).map((row) => (
          <Skeleton key={row} height="2.75rem" />
        ))}
      </SkeletonArea>
    );
  }
  return (
    <AthleteList
      label={`Athletes: ${name}`}
      more={`Show more athletes: ${name}`}
      total={group.athletes}
      pages={pages}
    >
      {(member) => (
        <Row key={member.id} as="li" justify="between" gap="md" tight>
          <AthleteLink athlete={member} />
          {member.weeksOut !== null && (
            <Text as="span" size="md" muted>
              {weeksOutText(member.weeksOut)}
            </Text>
          )}
        </Row>
      )}
    </AthleteList>
  );
}
