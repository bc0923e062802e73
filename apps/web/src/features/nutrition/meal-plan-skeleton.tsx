import { Grid } from '../../ui/layout/layout.tsx';
import { Skeleton, SkeletonArea } from '../../ui/parts/skeleton.tsx';
import classes from './meal-plan.module.css';

/** Takes the room of the plan while it is loading. */
export function MealPlanSkeleton() {
  return (
    <SkeletonArea
      label="Loading your meal plan"
      className={`${classes.content} ${classes.waiting}`}
    >
      <Skeleton height="2.75rem" />
      <Grid columns="2:1" from="lg">
        <Skeleton height="var(--targets)" />
        <Skeleton height="var(--count)" />
      </Grid>
      <div className={classes.meals}>
        {[1, 2, 3, 4].map((meal) => (
          <Skeleton key={meal} height="var(--meal)" />
        ))}
      </div>
    </SkeletonArea>
  );
}
