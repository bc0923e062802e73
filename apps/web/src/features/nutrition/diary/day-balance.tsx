import { formatNumber } from '../../../lib/numbers.ts';
import { MacroBar } from '../../../ui/parts/macro-bar.tsx';
import { MACROS } from '../../../ui/parts/macro-share.ts';
import type { DayMacros } from '../shown-plan.ts';
import classes from './day-balance.module.css';
import { leftOf } from './diary-sums.ts';

interface DayBalanceProps {
  eaten: DayMacros;
  targets: DayMacros;
}

/** A day's energy against its target as one number, and the macros as bars. */
export function DayBalance({ eaten, targets }: DayBalanceProps) {
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
