import type { FoodItem, Meal, NutritionPlan } from '@posedown/contract';
import { IconArrowsExchange } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatNumber } from '../../lib/numbers.ts';
import { UnstyledButton } from '../../ui/parts/button.tsx';
import { Card } from '../../ui/parts/card.tsx';
import { Heading, Text } from '../../ui/parts/text.tsx';
import classes from './meal-card.module.css';
import { mealTitleId } from './meal-title.ts';

interface MealCardProps {
  meal: Meal;
  /** The index of the meal in the day, from 0. */
  place: number;
  /** Foods that the athlete's current diet excludes. */
  avoided: NutritionPlan['avoidedFoods'];
  /** Absent if the plan belongs to someone else. */
  onSwap?: ((food: FoodItem) => void) | undefined;
  /** The buttons for logging it. */
  actions?: ReactNode;
}

/** One meal: its time, foods and amounts. */
export function MealCard({ meal, place, avoided, onSwap, actions }: MealCardProps) {
  const id = mealTitleId(place);
  return (
    <Card as="article" labelledBy={id} className={classes.card}>
      <header className={classes.header}>
        <div>
          <Heading id={id} size="lg">
            {meal.name}
          </Heading>
          <Text as="time" size="lg" muted>
            {meal.time}
          </Text>
          {meal.dish && <p className={classes.dish}>{meal.dish}</p>}
        </div>
        <p className={classes.energy}>
          {formatNumber(meal.calories)} <span className={classes.unit}>kcal</span>
        </p>
      </header>
      {meal.foods.length === 0 ? (
        <MealShare meal={meal} />
      ) : (
        <FoodTable meal={meal} titleId={id} {...{ avoided, onSwap }} />
      )}
      {actions}
    </Card>
  );
}

/** A meal of the default day has a share of the macros, but no foods. */
function MealShare({ meal }: { meal: Meal }) {
  return (
    <Text muted numeric>
      Protein {formatNumber(meal.protein)} g, carbs {formatNumber(meal.carbs)} g, fats{' '}
      {formatNumber(meal.fats)} g
    </Text>
  );
}

interface FoodTableProps extends Pick<MealCardProps, 'meal' | 'avoided' | 'onSwap'> {
  titleId: string;
}

function FoodTable({ meal, titleId, avoided, onSwap }: FoodTableProps) {
  return (
    <table className={classes.table} aria-labelledby={titleId}>
      <thead>
        <tr>
          <th scope="col">Food</th>
          <th scope="col">kcal</th>
          <MacroHead short="P" long="Protein" />
          <MacroHead short="C" long="Carbs" />
          <MacroHead short="F" long="Fats" />
          {onSwap && <td className={classes.swapHead} />}
        </tr>
      </thead>
      <tbody>
        {meal.foods.map((food) => (
          <FoodRow key={food.foodId} food={food} {...{ avoided, onSwap }} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Meal</th>
          <td>{formatNumber(meal.calories)}</td>
          <td>{formatNumber(meal.protein)} g</td>
          <td>{formatNumber(meal.carbs)} g</td>
          <td>{formatNumber(meal.fats)} g</td>
          {onSwap && <td />}
        </tr>
      </tfoot>
    </table>
  );
}

/** A letter where a phone is too narrow for the word. Screen readers get the word. */
function MacroHead({ short, long }: { short: string; long: string }) {
  return (
    <th scope="col">
      <span className={classes.short} aria-hidden="true">
        {short}
      </span>
      <span className={classes.long}>{long}</span>
    </th>
  );
}

type FoodRowProps = { food: FoodItem } & Pick<MealCardProps, 'avoided' | 'onSwap'>;

function FoodRow({ food, avoided, onSwap }: FoodRowProps) {
  const why = avoided.find(({ foodId }) => foodId === food.foodId)?.why;
  return (
    <tr>
      <th scope="row">
        <span className={classes.food}>{food.name}</span>
        <span className={classes.amount}>
          {food.amount}
          {food.household && ` · ${food.household}`}
        </span>
        {why && <span className={classes.avoided}>{why}</span>}
      </th>
      <td>{formatNumber(food.calories)}</td>
      <td>{formatNumber(food.protein)} g</td>
      <td>{formatNumber(food.carbs)} g</td>
      <td>{formatNumber(food.fats)} g</td>
      {onSwap && (
        <td className={classes.swapCell}>
          <UnstyledButton
            className={classes.swap}
            aria-label={`Swap ${food.name}`}
            onClick={() => onSwap(food)}
          >
            <IconArrowsExchange size={18} aria-hidden="true" />
            <span className={classes.swapWord}>Swap</span>
          </UnstyledButton>
        </td>
      )}
    </tr>
  );
}
