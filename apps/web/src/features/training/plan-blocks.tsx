import type { ActivePlan } from '@posedown/contract';
import { formatShortDay } from '../../lib/days.ts';
import classes from './plan-blocks.module.css';

type Plan = NonNullable<ActivePlan['plan']>;

/** Both are missing in replies stored by an older version. */
interface PlanBlocksProps {
  block: Plan['block'] | undefined;
  blocks: Plan['blocks'] | undefined;
}

/** This week's block and all blocks with their dates, if the plan has any. */
export function PlanBlocks({ block, blocks = [] }: PlanBlocksProps) {
  if (blocks.length === 0 && !block) return null;
  return (
    <>
      {block?.focus && (
        <p>
          <strong>{block.name}.</strong> {block.focus}
        </p>
      )}
      {blocks.length > 0 && (
        <details className={classes.reasons}>
          <summary>All blocks</summary>
          <ol>
            {blocks.map(({ name, focus, startsOn, endsOn }) => (
              <li key={startsOn}>
                <strong>{name}</strong>, {formatShortDay(startsOn)} – {formatShortDay(endsOn)}
                {focus && `. ${focus}`}
              </li>
            ))}
          </ol>
        </details>
      )}
    </>
  );
}

interface PlanReasonsProps {
  /** Missing in replies stored by an older version. */
  reasons: readonly string[] | undefined;
}

/** The reasons behind a generated plan. Renders nothing for a plan written by a person. */
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
