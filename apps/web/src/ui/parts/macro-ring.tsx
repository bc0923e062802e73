import { formatNumber } from '../../lib/numbers.ts';
import { Row } from '../layout/layout.tsx';
import classes from './macro.module.css';
import { MACRO_LABELS, type MacroGrams, macroArcs } from './macro-share.ts';
import unseen from './visually-hidden.module.css';

const RADIUS = 42;
/** Gap between the arcs, as a share of the circle. */
const GAP = 0.012;

interface MacroRingProps extends MacroGrams {
  /** kcal, in the middle. */
  calories: number;
}

/** Energy split by macro as a ring, with grams next to it. */
export function MacroRing({ calories, ...grams }: MacroRingProps) {
  return (
    <Row gap="xl">
      <svg className={classes.ring} viewBox="0 0 100 100" aria-hidden="true">
        <circle className={classes.track} cx="50" cy="50" r={RADIUS} />
        {macroArcs(grams).map(({ macro, share, start }) => (
          <circle
            key={macro}
            className={classes.arc}
            data-macro={macro}
            cx="50"
            cy="50"
            r={RADIUS}
            pathLength={1}
            strokeDasharray={`${Math.max(0, share - GAP)} 1`}
            strokeDashoffset={-start}
          />
        ))}
        <text className={classes.kcal} x="50" y="52">
          {formatNumber(calories)}
        </text>
        <text className={classes.kcalUnit} x="50" y="66">
          kcal
        </text>
      </svg>
      <dl className={classes.legend}>
        <div className={unseen.hidden}>
          <dt>Calories</dt>
          <dd>{formatNumber(calories)} kcal</dd>
        </div>
        {macroArcs(grams).map(({ macro }) => (
          <div key={macro} className={classes.entry} data-macro={macro}>
            <dt>{MACRO_LABELS[macro]}</dt>
            <dd>{formatNumber(grams[macro])} g</dd>
          </div>
        ))}
      </dl>
    </Row>
  );
}
