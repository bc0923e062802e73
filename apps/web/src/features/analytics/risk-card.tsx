import type { Analytics, AthleteAtRisk } from '@posedown/contract';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { AthleteLink } from '../../ui/parts/athlete-link.tsx';
import { Card } from '../../ui/parts/card.tsx';
import { SectionHeader } from '../../ui/parts/section-header.tsx';
import { StatusBadge } from '../../ui/parts/status-badge.tsx';
import { Text } from '../../ui/parts/text.tsx';
import { VisuallyHidden } from '../../ui/parts/visually-hidden.tsx';
import classes from './analytics.module.css';
import { useAthletesAtRisk } from './api.ts';
import { AthleteList } from './athlete-list.tsx';

/** Athletes at risk of leaving, with reasons, highest risk first. */
export function RiskCard({ analytics: { risk, atRisk } }: { analytics: Analytics }) {
  const pages = useAthletesAtRisk();
  return (
    <Card as="section" labelledBy="risk" gap="md">
      <SectionHeader
        id="risk"
        title="Churn risk"
        intro="Points for silence, falling or low adherence, and unanswered messages. High from 50, medium from 25."
      />
      {atRisk.length === 0 ? (
        <Text size="md" muted>
          No athlete is at risk.
        </Text>
      ) : (
        <AthleteList
          label="Athletes at risk"
          more="Show more at risk"
          first={atRisk}
          total={risk.high + risk.medium}
          pages={pages}
        >
          {(athlete) => <RiskRow key={athlete.id} athlete={athlete} />}
        </AthleteList>
      )}
    </Card>
  );
}

function RiskRow({ athlete }: { athlete: AthleteAtRisk }) {
  const { level, score, parts } = athlete;
  const [first] = parts;
  return (
    <li className={classes.row}>
      <Row as="span" justify="between" gap="md" tight>
        <AthleteLink athlete={athlete} />
        <StatusBadge status={level === 'high' ? 'behind' : 'warning'}>
          {`${level === 'high' ? 'High' : 'Medium'}, ${score}`}
        </StatusBadge>
      </Row>
      {parts.length === 1 ? (
        <Text as="span" size="md" muted>
          {first?.sentence}
        </Text>
      ) : (
        <details className={classes.why}>
          <summary>
            <VisuallyHidden>Why {athlete.name} may leave: </VisuallyHidden>
            {first?.sentence} And {parts.length - 1} more
          </summary>
          <Stack as="ul" gap="xs">
            {parts.map(({ factor, points, sentence }) => (
              <li key={factor} className={classes.part}>
                <span>{sentence}</span>
                <Text as="span" numeric>
                  +{points}
                </Text>
              </li>
            ))}
          </Stack>
        </details>
      )}
    </li>
  );
}
