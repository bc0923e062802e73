import type { Analytics } from '@posedown/contract';
import { NumberCard, NumberCards } from '../../ui/parts/number-cards.tsx';
import { changeWords } from './analytics-words.ts';

/** Three numbers over the whole roster. */
export function SummaryCards({ analytics }: { analytics: Analytics }) {
  const { adherence, pace, risk, athletes } = analytics;
  const weighed = pace.above + pace.on + pace.below;
  return (
    <section aria-label="All athletes at a glance">
      <NumberCards columns={3}>
        <NumberCard
          label="Average adherence"
          value={adherence.average ?? '–'}
          unit={adherence.average === null ? undefined : '%'}
          note={adherence.average === null ? 'Not enough data yet' : changeWords(adherence.change)}
        />
        <NumberCard
          label="Weight on plan"
          value={weighed === 0 ? '–' : pace.on}
          note={
            weighed === 0
              ? 'Not enough weigh-ins yet'
              : `Of ${weighed}: ${pace.above} above, ${pace.below} below`
          }
        />
        <NumberCard
          label="At risk of leaving"
          value={risk.high + risk.medium}
          note={`${risk.high} high, ${risk.medium} medium, of ${athletes}`}
        />
      </NumberCards>
    </section>
  );
}
