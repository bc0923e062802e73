import type { Profile } from '@posedown/contract';
import { useToday } from '../../lib/clock/use-today.ts';
import { formatNumber } from '../../lib/numbers.ts';
import { Card } from '../../ui/parts/card.tsx';
import { LinkButton } from '../../ui/parts/link-button.tsx';
import { usePeakDay } from './api.ts';
import classes from './meal-plan.module.css';
import { PEAK_WEEK_PATH } from './paths.ts';

/** Says that the day goes by the peak week; nothing on a day of the meal plan. */
export function PeakFoodNote({ timezone }: Pick<Profile, 'timezone'>) {
  const day = usePeakDay(useToday(timezone));
  if (!day) return null;
  const { kcal, carbsG } = day;
  const known = [
    kcal !== null && `${formatNumber(kcal)} kcal`,
    carbsG !== null && `${formatNumber(carbsG)} g carbs`,
  ].filter(Boolean);
  return (
    <Card className={classes.peak}>
      <p>
        Today your peak week has the food{known.length > 0 && `: ${known.join(', ')}`}. This plan
        holds again after the show.
      </p>
      <LinkButton to={PEAK_WEEK_PATH} variant="default" size="md">
        View Peak Week
      </LinkButton>
    </Card>
  );
}
