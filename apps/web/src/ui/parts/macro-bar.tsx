import { formatNumber } from '../../lib/numbers.ts';
import classes from './macro.module.css';
import { MACRO_LABELS, type Macro } from './macro-share.ts';
import { Text } from './text.tsx';

interface MacroBarProps {
  macro: Macro;
  /** Grams eaten or planned. */
  grams: number;
  targetGrams: number;
}

/** Progress toward a macro target, as a bar and in words. */
export function MacroBar({ macro, grams, targetGrams }: MacroBarProps) {
  const share = targetGrams > 0 ? Math.min(1, grams / targetGrams) : 0;
  return (
    <div className={classes.bar} data-macro={macro}>
      <Text as="span" muted>
        {MACRO_LABELS[macro]}
      </Text>
      <Text as="span" numeric>
        {formatNumber(grams)} of {formatNumber(targetGrams)} g
      </Text>
      <svg className={classes.barTrack} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden>
        <rect className={classes.barGround} width="100" height="4" />
        <rect className={classes.barFill} width={share * 100} height="4" />
      </svg>
    </div>
  );
}
