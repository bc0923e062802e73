import type { OwnHold } from '@posedown/contract';
import { Card } from '../../ui/parts/card.tsx';
import classes from './hold-card.module.css';

interface HoldCardProps {
  holds: readonly OwnHold[];
  /** Whether the current meal plan has become unsuitable. */
  isPlanUnfit: boolean;
}

/** Explains to athletes that their diet is on hold, what that means and what helps. */
export function HoldCard({ holds, isPlanUnfit }: HoldCardProps) {
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
        {isPlanUnfit
          ? 'Your diet is on hold: eat at maintenance. Your current meal plan has less, so ask your coach for a new one.'
          : 'Your diet is on hold: you eat at maintenance. Your coach knows and ends the hold with you.'}
      </p>
    </Card>
  );
}
