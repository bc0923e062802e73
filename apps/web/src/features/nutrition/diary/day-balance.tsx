import { MAX_LISTED_PLANS } from '@posedown/coaching';
import { formatNumber } from '../../../lib/numbers.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Facts } from '../../../ui/parts/facts.tsx';
import { MacroBar } from '../../../ui/parts/macro-bar.tsx';
import { MACROS } from '../../../ui/parts/macro-share.ts';
import { Text } from '../../../ui/parts/text.tsx';
import type { DayMacros } from '../shown-plan.ts';
import { macroFacts } from './amount-text.ts';
import classes from './day-balance.module.css';
import { remainingMacros } from './diary-sums.ts';

interface DayBalanceProps {
  eaten: DayMacros;
  /** Null if the day has no known plan. */
  targets: DayMacros | null;
}

/** A day's energy against its target as one number, and the macros as bars. */
export function DayBalance({ eaten, targets }: DayBalanceProps) {
  if (!targets) return <WithoutTarget eaten={eaten} />;
  const kcalLeft = remainingMacros(targets, eaten).calories;
  return (
    <Stack gap="2xs">
      <p className={classes.left}>
        <span className={classes.number}>{formatNumber(Math.abs(kcalLeft))}</span> kcal{' '}
        {kcalLeft >= 0 ? 'left' : 'over'}
      </p>
      <Text muted numeric>
        {formatNumber(eaten.calories)} of {formatNumber(targets.calories)} kcal eaten
      </Text>
      <div className={classes.bars}>
        {MACROS.map((macro) => (
          <MacroBar key={macro} macro={macro} grams={eaten[macro]} targetGrams={targets[macro]} />
        ))}
      </div>
    </Stack>
  );
}

function WithoutTarget({ eaten }: { eaten: DayMacros }) {
  return (
    <Stack gap="2xs">
      <p className={classes.left}>
        <span className={classes.number}>{formatNumber(eaten.calories)}</span> kcal eaten
      </p>
      <Text muted numeric>
        <Facts of={macroFacts(eaten).slice(1)} />
      </Text>
      <Text muted numeric>
        No target: the meal plan of this day is older than the last {MAX_LISTED_PLANS}.
      </Text>
    </Stack>
  );
}
