import { type DietRules, substitutesFor, swapFood } from '@posedown/coaching';
import type { FoodItem, Meal } from '@posedown/contract';
import { useId } from 'react';
import { formatNumber } from '../../lib/numbers.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { UnstyledButton } from '../../ui/parts/button.tsx';
import { Text } from '../../ui/parts/text.tsx';
import classes from './swap-dialog.module.css';

interface SwapDialogProps {
  food: FoodItem;
  meal: Meal;
  /** Foods that the athlete doesn't eat are not offered. */
  rules: DietRules;
  busy: boolean;
  /** Why the last attempt failed. */
  failure: string | undefined;
  onSwap: (substitute: FoodItem) => void;
  onClose: () => void;
}

/** The foods that can replace a food, with their amounts and macros. */
export function SwapDialog({ food, meal, rules, busy, failure, onSwap, onClose }: SwapDialogProps) {
  const offers = offersFor(food, meal, rules);
  return (
    <Dialog
      title={`Swap ${food.name}`}
      intro={`${food.amount}, ${macroText(food)}`}
      onClose={onClose}
    >
      <Stack gap="sm">
        {failure && <FormNotice>{failure}</FormNotice>}
        {offers.length === 0 ? (
          <p className={classes.none}>No substitutes available for this food.</p>
        ) : (
          <Stack as="ul" gap="xs" aria-busy={busy}>
            {offers.map((offer) => (
              <li key={offer.foodId}>
                <Offer old={food} offer={offer} disabled={busy} onSwap={onSwap} />
              </li>
            ))}
          </Stack>
        )}
      </Stack>
    </Dialog>
  );
}

function offersFor(food: FoodItem, meal: Meal, rules: DietRules): FoodItem[] {
  const present = new Set(meal.foods.map(({ foodId }) => foodId));
  return substitutesFor(food.foodId, rules)
    .filter(({ foodId }) => !present.has(foodId))
    .map(({ foodId }) => swapFood(food, foodId));
}

interface OfferProps {
  old: FoodItem;
  offer: FoodItem;
  disabled: boolean;
  onSwap: (substitute: FoodItem) => void;
}

function Offer({ old, offer, disabled, onSwap }: OfferProps) {
  const id = useId();
  const change = offer.calories - old.calories;
  return (
    <UnstyledButton
      className={classes.offer}
      disabled={disabled}
      aria-describedby={id}
      onClick={() => onSwap(offer)}
    >
      <Text as="span" strong>
        {offer.name}
      </Text>
      <span className={classes.amount}>
        {offer.amount}
        {offer.household && ` · ${offer.household}`}
      </span>
      <span id={id} className={classes.macros}>
        {macroText(offer)}
        <span className="pd-nowrap">
          {change === 0
            ? ' · same energy'
            : ` · ${change > 0 ? '+' : '−'}${formatNumber(Math.abs(change))} kcal`}
        </span>
      </span>
    </UnstyledButton>
  );
}

function macroText({ calories, protein, carbs, fats }: FoodItem): string {
  const grams = `${formatNumber(protein)}\u00a0g protein, ${formatNumber(carbs)}\u00a0g carbs, ${formatNumber(fats)}\u00a0g fats`;
  return `${formatNumber(calories)}\u00a0kcal · ${grams}`;
}
