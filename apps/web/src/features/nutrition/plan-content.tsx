import { Suspense, useState } from 'react';
import { useSignedInUser } from '../../lib/auth-context.ts';
import { useProfile } from '../../lib/profile.ts';
import { Grid, Row } from '../../ui/layout/layout.tsx';
import { EmptyState } from '../../ui/parts/empty-state.tsx';
import { lazyPart } from '../../ui/parts/lazy-part.tsx';
import { LinkButton } from '../../ui/parts/link-button.tsx';
import { MealActions } from './meal-actions.tsx';
import { MealCard } from './meal-card.tsx';
import { MealCountPicker } from './meal-count-picker.tsx';
import classes from './meal-plan.module.css';
import { NextMeal } from './next-meal.tsx';
import {
  CUSTOMIZE_PATH,
  DIARY_PATH,
  GROCERY_PATH,
  LOG_MEAL_PATH,
  SUPPLEMENTS_PATH,
} from './paths.ts';
import { PeakFoodNote } from './peak-food-note.tsx';
import { PlanNotes } from './plan-notes.tsx';
import type { ShownPlan } from './shown-plan.ts';
import type { SwapChoice } from './swap-flow.tsx';
import { TargetsCard } from './targets-card.tsx';
import type { Generation } from './use-generation.ts';

const SwapFlow = lazyPart(() =>
  import('./swap-flow.tsx').then(({ SwapFlow }) => ({ default: SwapFlow })),
);

interface PlanContentProps {
  plan: ShownPlan;
  /** The selected number of meals per day. */
  mealCount: number;
  generation: Generation;
}

/** The plan: targets, number of meals, the meals themselves, and notes on how it was generated. */
export function PlanContent({ plan, mealCount, generation }: PlanContentProps) {
  const [choice, setChoice] = useState<SwapChoice>();
  const { id: athleteId } = useSignedInUser();
  const { data: profile } = useProfile(athleteId);
  return (
    <div className={classes.content}>
      {profile && <PeakFoodNote timezone={profile.timezone} />}
      {plan.meals.length > 0 && <NextMeal meals={plan.meals} />}
      <Grid columns="2:1" from="lg">
        <TargetsCard plan={plan} />
        <MealCountPicker isOwn={plan.id !== null} mealCount={mealCount} generation={generation} />
      </Grid>
      {plan.meals.length === 0 ? (
        <EmptyState title="No meals">
          No meals available. Generate a plan to get started.
        </EmptyState>
      ) : (
        <div className={classes.meals} aria-busy={generation.busy}>
          {plan.meals.map((meal, index) => (
            <MealCard
              key={`${meal.time} ${meal.name}`}
              meal={meal}
              place={index}
              avoided={plan.avoidedFoods}
              onSwap={(food) => setChoice({ place: index, meal, food })}
              actions={<MealActions plan={plan} place={index} meal={meal} />}
            />
          ))}
          <PlanNotes plan={plan} athleteId={athleteId} />
        </div>
      )}
      <Row as="nav" className={classes.more} aria-label="More about your nutrition">
        <LinkButton to={LOG_MEAL_PATH} variant="default" size="md">
          Log Custom Meal
        </LinkButton>
        <LinkButton to={DIARY_PATH} variant="default" size="md">
          View Progress
        </LinkButton>
        <LinkButton to={CUSTOMIZE_PATH} variant="default" size="md">
          Customize Plan
        </LinkButton>
        {plan.id !== null && (
          <LinkButton to={GROCERY_PATH} variant="default" size="md">
            Grocery List
          </LinkButton>
        )}
        <LinkButton to={SUPPLEMENTS_PATH} variant="default" size="md">
          Supplements
        </LinkButton>
      </Row>
      {choice && (
        <Suspense fallback={null}>
          <SwapFlow
            {...{ plan, choice }}
            // When a swap's response is late, another food's dialog may already be open.
            onClose={() => setChoice((open) => (open === choice ? undefined : open))}
          />
        </Suspense>
      )}
    </div>
  );
}
