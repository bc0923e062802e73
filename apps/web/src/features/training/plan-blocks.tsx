import type { ActivePlan } from '@posedown/contract';
import { formatShortDay } from '../../lib/days.ts';
import classes from './plan-reasons.module.css';

type Plan = NonNullable<ActivePlan['plan']>;

/** Both are missing in a reply that this device stored before there were any. */
interface PlanBlocksProps {
  block: Plan['block'] | undefined;
  blocks: Plan['blocks'] | undefined;
}

/** What the block of this week is about, and all blocks with their days; nothing of a plan without any. */
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
