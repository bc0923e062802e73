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
      <div className={classes.top}>
        <Skeleton height="var(--targets)" />
        <Skeleton height="var(--count)" />
      </div>
      <div className={classes.meals}>
        {[1, 2, 3, 4].map((meal) => (
          <Skeleton key={meal} height="var(--meal)" />
        ))}
      </div>
    </SkeletonArea>
  );
}
