import type { Analytics } from '@posedown/contract';
import { StackedWeeks } from '../../ui/charts/stacked-weeks.tsx';
import { AthleteLink } from '../../ui/parts/athlete-link.tsx';
import { Card } from '../../ui/parts/card.tsx';
import { SectionHeader } from '../../ui/parts/section-header.tsx';
import { Heading, Text } from '../../ui/parts/text.tsx';
import classes from './analytics.module.css';
import { offPaceText, paceSentence } from './analytics-text.ts';
import { useAthletesOffPace } from './api.ts';
import { AthleteList } from './athlete-list.tsx';

const PARTS = [
  { key: 'above', label: 'Above plan', tone: 'warning' },
  { key: 'on', label: 'On plan', tone: 'excellent' },
  { key: 'below', label: 'Below plan', tone: 'info' },
] as const;

/** Compares weight trends with the planned rates and lists the athletes off pace. */
export function PaceCard({ analytics }: { analytics: Analytics }) {
  const { pace, offPace } = analytics;
  const pages = useAthletesOffPace();
  const weeks = analytics.weeks
    .map(({ weekOf, above, on, below }) => ({ weekOf, counts: { above, on, below } }))
    .filter(({ counts: { above, on, below } }) => above + on + below > 0)
    .map((week) => ({ ...week, figure: week.counts.on }));
  return (
    <Card as="section" labelledBy="pace" gap="md">
      <SectionHeader
        id="pace"
        title="Weight against plan"
        intro="The slope of four weeks of weigh-ins: 0.5–1% down or 0.25–0.5% up a week, or steady."
      />
      {weeks.length === 0 ? (
        <Text size="md" muted>
          Not enough weigh-ins yet.
        </Text>
      ) : (
        <StackedWeeks
          label={paceSentence(pace)}
          parts={PARTS}
          weeks={weeks}
          headline="Athletes on plan"
        />
      )}
      {offPace.length > 0 && (
        <Heading as="h3" size="sm">
          Off their plan
        </Heading>
      )}
      {offPace.length > 0 && (
        <AthleteList
          label="Off their plan"
          more="Show more off their plan"
          first={offPace}
          total={pace.above + pace.below}
          pages={pages}
        >
          {(athlete) => (
            <li key={athlete.id} className={classes.row}>
              <AthleteLink athlete={athlete} tab="progress" />
              <Text as="span" size="md" muted>
                {offPaceText(athlete)}
              </Text>
            </li>
          )}
        </AthleteList>
      )}
    </Card>
  );
}
