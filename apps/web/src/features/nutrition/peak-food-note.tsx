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

/** Says above the meal plan that today follows the peak week. Renders nothing on other days. */
export function PeakFoodNote({ timezone }: Pick<Profile, 'timezone'>) {
  const words = usePeakText(useToday(timezone));
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

/** The same note above a diary day, whose targets come from the meal plan. */
export function PeakFoodHint({ day }: { day: CalendarDay }) {
  const words = usePeakText(day);
  if (!words) return null;
  return (
    <p>
      {words} Below are the targets of your meal plan.{' '}
      <Link to={PEAK_WEEK_PATH}>View Peak Week</Link>
    </p>
  );
}

/** Undefined unless the day is today and in a peak week. */
function usePeakText(day: CalendarDay): string | undefined {
  const peakDay = usePeakDay(day);
  if (!peakDay) return undefined;
  const { kcal, carbsG } = peakDay;
  const knownTargets = [
    kcal !== null && `${formatNumber(kcal)} kcal`,
    carbsG !== null && `${formatNumber(carbsG)} g carbs`,
  ].filter(Boolean);
  const figures = knownTargets.length > 0 ? `: ${knownTargets.join(', ')}` : '';
  return `Today’s food is in your peak-week plan${figures}.`;
}
