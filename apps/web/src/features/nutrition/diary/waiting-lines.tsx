import { IconRefresh, IconTrash } from '@tabler/icons-react';
import { Facts } from '../../../ui/parts/facts.tsx';
import { RowAction } from '../../../ui/parts/row-actions.tsx';
import { Text } from '../../../ui/parts/text.tsx';
import type { WaitingMeal } from '../waiting-meal.ts';
import { useWaitingMeals } from '../waiting-meals.ts';
import { macroFacts } from './amount-text.ts';
import classes from './day-lines.module.css';

const UNKNOWN = 'Its values will load when you’re online.';

/** A day’s entries that are queued on this device. They are sent automatically unless the server rejected them. */
export function WaitingLines({ userId, day }: { userId: string; day: string }) {
  const { on, retry, remove } = useWaitingMeals(userId);
  const waiting = on(day);
  if (waiting.length === 0) return null;
  return (
    <section className={classes.meal}>
      <h3 className={classes.mealName}>On this device, not synced yet</h3>
      <ul className={classes.lines}>
        {waiting.map((meal) => (
          <WaitingLine
            key={meal.sent.body.requestKey}
            meal={meal}
            onRetry={() => retry(meal)}
            onRemove={() => remove(meal)}
          />
        ))}
      </ul>
    </section>
  );
}

interface WaitingLineProps {
  meal: WaitingMeal;
  onRetry: () => void;
  onRemove: () => void;
}

function WaitingLine({ meal, onRetry, onRemove }: WaitingLineProps) {
  const { name, macros, problem } = meal;
  return (
    <li className={classes.line}>
      <div className="pd-grow">
        <p className="pd-medium">{name}</p>
        <Text size="sm" muted numeric>
          {macros ? <Facts of={macroFacts(macros)} /> : UNKNOWN}
        </Text>
        {problem && <p className={classes.problem}>{problem}</p>}
      </div>
      {problem && <RowAction label={`Send ${name} again`} Icon={IconRefresh} onClick={onRetry} />}
      <RowAction label={`Remove ${name}`} Icon={IconTrash} onClick={onRemove} />
    </li>
  );
}
