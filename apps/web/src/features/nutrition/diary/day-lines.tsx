import type { NutritionLog } from '@posedown/contract';
import { useAuth } from '../../../lib/auth-context.ts';
import { formatDay } from '../../../lib/days.ts';
import { formatNumber } from '../../../lib/numbers.ts';
import { Facts } from '../../../ui/parts/facts.tsx';
import { RowActions } from '../../../ui/parts/row-actions.tsx';
import { Text } from '../../../ui/parts/text.tsx';
import { PhotoThumb } from '../../../ui/photo/photo-thumb.tsx';
import { amountText, macroFacts } from './amount-text.ts';
import { byMeal, type LoggedMeal } from './by-meal.ts';
import classes from './day-lines.module.css';
import { sumOf } from './diary-sums.ts';
import { useLineActions } from './use-line-actions.tsx';

interface DayLinesProps {
  userId: string;
  logs: readonly NutritionLog[];
}

/** A day's diary by meal. Lines can be edited and deleted. */
export function DayLines({ userId, logs }: DayLinesProps) {
  const { isClient } = useAuth();
  const actions = useLineActions(userId);
  return (
    <>
      {byMeal(logs).map((meal) => (
        <MealLines key={meal.type} meal={meal} actions={isClient ? actions : null} />
      ))}
      {actions.dialog}
    </>
  );
}

type Actions = ReturnType<typeof useLineActions>;

function MealLines({ meal, actions }: { meal: LoggedMeal; actions: Actions | null }) {
  return (
    <section className={classes.meal}>
      <h3 className={classes.mealName}>
        {meal.name}
        <Text as="span" muted numeric>
          {formatNumber(sumOf(meal.logs).calories)} kcal
        </Text>
      </h3>
      <ul className={classes.lines}>
        {meal.logs.map((log) => (
          <Line key={log.id} log={log} actions={actions} />
        ))}
      </ul>
    </section>
  );
}

function Line({ log, actions }: { log: NutritionLog; actions: Actions | null }) {
  return (
    <li className={classes.line}>
      {log.photo && (
        <PhotoThumb
          photo={log.photo}
          alt={`Photo of ${log.foodName}`}
          intro={formatDay(log.date)}
        />
      )}
      <div className="pd-grow">
        <p className="pd-medium">{log.foodName}</p>
        <Text size="sm" muted numeric>
          {amountText(log)}
          {log.time && <time> · {log.time}</time>}
        </Text>
        <Text size="sm" muted numeric>
          <Facts of={macroFacts(log)} />
        </Text>
      </div>
      {actions && (
        <RowActions
          name={log.foodName}
          busy={actions.busy}
          onEdit={() => actions.edit(log)}
          onRemove={() => actions.remove(log)}
        />
      )}
    </li>
  );
}
