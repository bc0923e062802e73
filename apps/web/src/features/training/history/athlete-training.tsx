import { ActivePlanCard } from './active-plan-card.tsx';
import classes from './history.module.css';
import { HistoryContent } from './history-content.tsx';

/** What an athlete is to train and what they trained, for their coach. */
export function AthleteTraining({ athleteId }: { athleteId: string }) {
  return (
    <div className={classes.stack}>
      <ActivePlanCard athleteId={athleteId} />
      <HistoryContent athleteId={athleteId} />
    </div>
  );
}
