import { nextMeal, openMeals } from '@posedown/coaching';
import type { Meal } from '@posedown/contract';
import { IconArrowDown } from '@tabler/icons-react';
import { useSignedInUser } from '../../lib/auth-context.ts';
import { useToday } from '../../lib/clock/use-today.ts';
import { useProfile } from '../../lib/profile.ts';
import { focusOn } from '../../ui/focus/focus-on.ts';
import { Button } from '../../ui/parts/button.tsx';
import { useDiary } from './api.ts';
import classes from './meal-plan.module.css';
import { mealTitleId } from './meal-title.ts';
import { timeIn } from './time-in.ts';
import { useWaitingMeals } from './waiting-meals.ts';

interface NextMealProps {
  /** At least one. */
  meals: readonly Meal[];
}

/** A link to the next meal that isn't logged, which may be several screens down. */
export function NextMeal({ meals }: NextMealProps) {
  const { id } = useSignedInUser();
  const { data: profile } = useProfile(id);
  const today = useToday(profile?.timezone);
  const diary = useDiary(id, today, today);
  const waiting = useWaitingMeals(id)
    .on(today)
    .filter(({ problem }) => problem === undefined);
  const logs = [...(diary.data?.logs ?? []), ...waiting];
  const open = openMeals(
    meals,
    logs.map(({ mealType }) => mealType),
  );
  const later = nextMeal(open, timeIn(profile?.timezone));
  // After the last meal, the first one of tomorrow.
  const next = later ?? meals[0];
  if (!next) return null;

  function show() {
    const title = next && document.getElementById(mealTitleId(meals.indexOf(next)));
    if (!title) return;
    title.scrollIntoView();
    focusOn(title);
  }

  return (
    <Button
      variant="default"
      size="md"
      className={classes.next}
      leftSection={<IconArrowDown size={18} aria-hidden="true" />}
      onClick={show}
    >
      Next: {next.name}, {later ? '' : 'tomorrow '}
      {next.time}
    </Button>
  );
}
