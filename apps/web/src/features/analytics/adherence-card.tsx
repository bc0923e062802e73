import type { Analytics } from '@posedown/contract';
import { StackedWeeks } from '../../ui/charts/stacked-weeks.tsx';
import { Card } from '../../ui/parts/card.tsx';
import { SectionHeader } from '../../ui/parts/section-header.tsx';
import { Text } from '../../ui/parts/text.tsx';
import { adherenceSentence } from './analytics-words.ts';

const PARTS = [
  { key: 'excellent', label: 'Excellent', tone: 'excellent' },
  { key: 'good', label: 'Good', tone: 'good' },
  { key: 'warning', label: 'Warning', tone: 'warning' },
  { key: 'behind', label: 'Behind', tone: 'behind' },
] as const;

/** How closely the athletes follow their plans, week by week. */
export function AdherenceCard({ analytics }: { analytics: Analytics }) {
  const weeks = analytics.weeks
    .filter(({ average }) => average !== null)
    .map(({ weekOf, average, ...counts }) => ({ weekOf, counts, figure: average }));
  return (
    <Card as="section" labelledBy="adherence" gap="md">
      <SectionHeader
        id="adherence"
        title="Adherence"
        intro="Roster score over the two weeks up to the end of each week."
      />
      {weeks.length === 0 ? (
        <Text size="md" muted>
          Athletes are scored after their first week.
        </Text>
      ) : (
        <StackedWeeks
          label={adherenceSentence(analytics)}
          parts={PARTS}
          weeks={weeks}
          headline="Average (%)"
        />
      )}
    </Card>
  );
}
