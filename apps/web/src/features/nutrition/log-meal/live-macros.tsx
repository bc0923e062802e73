import { formatNumber } from '../../../lib/numbers.ts';
import { useSpoken } from '../../../ui/announce/use-spoken.ts';
import { Facts } from '../../../ui/parts/facts.tsx';
import { Text } from '../../../ui/parts/text.tsx';
import { macroFacts } from '../diary/amount-words.ts';
import { leftOf } from '../diary/diary-sums.ts';
import type { DayMacros } from '../shown-plan.ts';
import classes from './log-meal.module.css';

interface LiveMacrosProps {
  /** Null while they cannot be known. */
  macros: DayMacros | null;
  /** What the day still holds before it. */
  left: DayMacros | null;
}

/** The macros of what is typed, and what the day holds after it. */
export function LiveMacros({ macros, left }: LiveMacrosProps) {
  const after = left && macros ? `After it: ${leftWords(leftOf(left, macros))}` : '';
  useSpoken(macros ? `${macroFacts(macros).join(', ')}. ${after}` : undefined);
  return (
    <div className={classes.live}>
      <p>{macros ? <Facts of={macroFacts(macros)} /> : 'Macros appear here as you type.'}</p>
      {after && <Text muted>{after}</Text>}
      {left && !macros && <Text muted>Now: {leftWords(left)}</Text>}
    </div>
  );
}

function leftWords({ calories, protein }: DayMacros): string {
  const energy =
    calories >= 0 ? `${formatNumber(calories)} kcal left` : `${formatNumber(-calories)} kcal over`;
  return `${energy}, ${Math.max(0, Math.round(protein))} g protein to go.`;
}
