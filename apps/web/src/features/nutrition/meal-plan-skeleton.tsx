import { Skeleton, SkeletonArea } from '../../ui/parts/skeleton.tsx';
import classes from './meal-plan.module.css';

/** Takes the room of the plan while it is loading. */
export function MealPlanSkeleton() {
  return (
    <SkeletonArea label="Loading your meal plan" className={classes.content}>
      <div className={classes.top}>
        <Skeleton height="15.5rem" />
        <Skeleton height="15.5rem" />
      </div>
      <div className={classes.meals}>
        {[1, 2, 3, 4].map((meal) => (
          <Skeleton key={meal} height="17rem" />
        ))}
      </div>
    </SkeletonArea>
  );
}
