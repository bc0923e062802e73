import type { CalendarDay } from '@posedown/coaching';
import type { Profile } from '@posedown/contract';
import { Link } from '@tanstack/react-router';
import { useToday } from '../../lib/clock/use-today.ts';
import { formatNumber } from '../../lib/numbers.ts';
import { Card } from '../../ui/parts/card.tsx';
import { LinkButton } from '../../ui/parts/link-button.tsx';
import { usePeakDay } from './api.ts';
import classes from './meal-plan.module.css';
import { PEAK_WEEK_PATH } from './paths.ts';

/** Says above the meal plan that the day goes by the peak week; nothing on a day of the meal plan. */
export function PeakFoodNote({ timezone }: Pick<Profile, 'timezone'>) {
  const words = usePeakWords(useToday(timezone));
  if (!words) return null;
  return (
    <Card className={classes.peak}>
      <p>{words} This plan applies again after the show.</p>
      <LinkButton to={PEAK_WEEK_PATH} variant="default" size="md">
        View Peak Week
      </LinkButton>
    </Card>
  );
}

/** The same above a day of the diary, whose targets are those of the meal plan. */
export function PeakFoodHint({ day }: { day: CalendarDay }) {
  const words = usePeakWords(day);
  if (!words) return null;
  return (
    <p>
      {words} Below are the targets of your meal plan.{' '}
      <Link to={PEAK_WEEK_PATH}>View Peak Week</Link>
    </p>
  );
}

/** Undefined for a day that is not today, or not of a peak week. */
function usePeakWords(day: CalendarDay): string | undefined {
  const peakDay = usePeakDay(day);
  if (!peakDay) return undefined;
  const { kcal, carbsG } = peakDay;
  const known = [
    kcal !== null && `${formatNumber(kcal)} kcal`,
    carbsG !== null && `${formatNumber(carbsG)} g carbs`,
  ].filter(Boolean);
  const figures = known.length > 0 ? `: ${known.join(', ')}` : '';
  return `Today’s food is in your peak-week plan${figures}.`;
}
