import type { QuickFood } from '@posedown/contract';
import { formatNumber } from '../../../lib/numbers.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import { UnstyledButton } from '../../../ui/parts/button.tsx';
import { ErrorState } from '../../../ui/parts/error-state.tsx';
import { SectionHeader } from '../../../ui/parts/section-header.tsx';
import { Skeleton, SkeletonArea } from '../../../ui/parts/skeleton.tsx';
import { Text } from '../../../ui/parts/text.tsx';
import { useQuickFoods } from '../api.ts';
import { amountText } from '../diary/amount-text.ts';
import classes from './quick-add.module.css';

interface QuickAddProps {
  userId: string;
  onPick: (food: QuickFood) => void;
}

/** Foods that fill the form with one tap: most-logged ones first, then common ones. */
export function QuickAdd({ userId, onPick }: QuickAddProps) {
  const { data, isError, refetch } = useQuickFoods(userId);
  return (
    <Stack as="section" gap="sm" aria-labelledby="quick-add">
      <SectionHeader
        id="quick-add"
        title="Quick add"
        intro="Fills in the form. Your most-logged foods come first."
      />
      {data ? (
        <ul className={classes.foods}>
          {data.foods.map((food) => (
            <li key={`${food.foodId}${food.customFoodId}`}>
              <UnstyledButton className={classes.food} onClick={() => onPick(food)}>
                <span className={classes.name}>{food.name}</span>
                <Text as="span" size="sm" muted numeric>
                  {amountText(food)} · {formatNumber(food.calories)} kcal
                </Text>
              </UnstyledButton>
            </li>
          ))}
        </ul>
      ) : isError ? (
        <ErrorState title="We couldn’t load your foods." onRetry={() => void refetch()} />
      ) : (
        <SkeletonArea label="Loading your foods">
          <Skeleton height="10.75rem" />
        </SkeletonArea>
      )}
    </Stack>
  );
}
