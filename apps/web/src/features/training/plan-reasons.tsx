import classes from './plan-reasons.module.css';

interface PlanReasonsProps {
  /** None in a reply that this device stored before there were any. */
  reasons: readonly string[] | undefined;
}

/** Why a made plan is as it is; nothing of a plan that a person wrote. */
export function PlanReasons({ reasons = [] }: PlanReasonsProps) {
  if (reasons.length === 0) return null;
  return (
    <details className={classes.reasons}>
      <summary>Why this plan</summary>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </details>
  );
}
