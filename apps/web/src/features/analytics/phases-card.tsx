import { weeksOutText } from '@posedown/coaching';
import type { Analytics, PhaseGroup } from '@posedown/contract';
import { ShareBar } from '../../ui/charts/share-bar.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { AthleteLink } from '../../ui/parts/athlete-link.tsx';
import { Card } from '../../ui/parts/card.tsx';
import { Portions } from '../../ui/parts/portions.tsx';
import { SectionHeader } from '../../ui/parts/section-header.tsx';
import { Text } from '../../ui/parts/text.tsx';
import classes from './analytics.module.css';

/** Athletes listed per phase at first. */
const SHOWN = 50;

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
  const { phase, athletes, members } = group;
  const name = phase ?? 'No goal yet';
  const remaining = athletes - members.length;
  return (
    <details className={classes.phase}>
      <summary>
        <span className={classes.phaseName}>{name}</span>
        <Text as="span" strong numeric>
          {athletes}
        </Text>
        <ShareBar percent={(100 * athletes) / total} />
      </summary>
      <Portions
        items={members}
        name={`athletes: ${name}`}
        first={SHOWN}
        more={members.length}
        className={classes.list}
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
      </Portions>
      {remaining > 0 && (
        <Text size="md" muted>
          And {remaining} more.
        </Text>
      )}
    </details>
  );
}
