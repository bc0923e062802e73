import type { OwnHold } from '@posedown/contract';
import { Card } from '../../ui/parts/card.tsx';
import classes from './hold-card.module.css';

/** Tells an athlete, calmly, that their diet is on hold, what that means and what helps. */
export function HoldCard({ holds }: { holds: readonly OwnHold[] }) {
  if (holds.length === 0) return null;
  return (
    <Card as="section" labelledBy="hold" className={classes.card}>
      <h2 id="hold" className={classes.title}>
        {holds[0]?.title}
      </h2>
      {holds.map(({ kind, text, help }) => (
        <div key={kind} className={classes.text}>
          <p>{text}</p>
          {help && <p className={classes.help}>{help}</p>}
        </div>
      ))}
      <p className={classes.now}>
        Your diet is on hold: you eat at maintenance, and new plans leave out deficits and peak
        weeks. Your coach knows and ends the hold with you. Nothing you achieved is lost.
      </p>
    </Card>
  );
}
