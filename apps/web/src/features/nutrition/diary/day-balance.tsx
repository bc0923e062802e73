import { MOST_PLANS_TOLD } from '@posedown/coaching';
import { formatNumber } from '../../../lib/numbers.ts';
import { Facts } from '../../../ui/parts/facts.tsx';
import { MacroBar } from '../../../ui/parts/macro-bar.tsx';
import { MACROS } from '../../../ui/parts/macro-share.ts';
import type { DayMacros } from '../shown-plan.ts';
import { macroFacts } from './amount-words.ts';
import classes from './day-balance.module.css';
import { leftOf } from './diary-sums.ts';

interface DayBalanceProps {
  eaten: DayMacros;
  /** Null where they are not known any more. */
  targets: DayMacros | null;
}

/** A day's energy against its target as one number, and the macros as bars. */
export function DayBalance({ eaten, targets }: DayBalanceProps) {
  if (!targets) return <WithoutTarget eaten={eaten} />;
  const left = leftOf(targets, eaten).calories;
  return (
    <div className={classes.balance}>
      <p className={classes.left}>
        <span className={classes.number}>{formatNumber(Math.abs(left))}</span> kcal{' '}
        {left >= 0 ? 'left' : 'over'}
      </p>
      <p className={classes.of}>
        {formatNumber(eaten.calories)} of {formatNumber(targets.calories)} kcal eaten
      </p>
      <div className={classes.bars}>
        {MACROS.map((macro) => (
          <MacroBar key={macro} macro={macro} grams={eaten[macro]} targetGrams={targets[macro]} />
        ))}
      </div>
    </div>
  );
}

function WithoutTarget({ eaten }: { eaten: DayMacros }) {
  return (
    <div className={classes.balance}>
      <p className={classes.left}>
        <span className={classes.number}>{formatNumber(eaten.calories)}</span> kcal eaten
      </p>
      <p className={classes.of}>
        <Facts of={macroFacts(eaten).slice(1)} />
      </p>
      <p className={classes.of}>
        No target: the meal plan of this day is older than the last {MOST_PLANS_TOLD}.
      </p>
    </div>
  );
}
