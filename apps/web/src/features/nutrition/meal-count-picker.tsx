import { MEAL_COUNTS } from '@posedown/coaching';
import { Grid } from '../../ui/layout/layout.tsx';
import { UnstyledButton } from '../../ui/parts/button.tsx';
import { Card } from '../../ui/parts/card.tsx';
import { Loader } from '../../ui/parts/loader.tsx';
import { SectionHeader } from '../../ui/parts/section-header.tsx';
import classes from './meal-count-picker.module.css';
import type { Generation } from './use-generation.ts';

interface MealCountPickerProps {
  /** Whether the shown plan was generated for the athlete. */
  isOwn: boolean;
  mealCount: number;
  generation: Generation;
}

/** Selects the number of meals per day. Choosing another number generates a plan immediately. */
export function MealCountPicker({ isOwn, mealCount, generation }: MealCountPickerProps) {
  function choose(count: number) {
    if (count !== mealCount || !isOwn) generation.start(count);
  }
  return (
    <Card as="section" labelledBy="meal-count" className={classes.card}>
      <SectionHeader id="meal-count" title="Meals per day" />
      <Grid role="group" aria-labelledby="meal-count" columns={4} gap="xs">
        {MEAL_COUNTS.map((count) => (
          <UnstyledButton
            key={count}
            className={classes.count}
            aria-pressed={count === mealCount}
            disabled={generation.busy}
            onClick={() => choose(count)}
          >
            {count}
          </UnstyledButton>
        ))}
      </Grid>
      <div role="status" className={classes.status}>
        {generation.busy ? (
          <>
            <Loader />
            Creating your {mealCount}-meal plan
          </>
        ) : (
          'Choosing another number creates a new plan for your targets.'
        )}
      </div>
    </Card>
  );
}
