import type { Units } from '@posedown/contract';
import { AthleteCheckIns } from '../../../../features/check-ins/athlete-check-ins.tsx';
import { ScheduleCard } from '../../../../features/check-ins/forms/schedule-card.tsx';
import { AthleteChanges } from '../../../../features/plan-changes/athlete-changes.tsx';

export { AthleteTimeline } from '../../../../features/timeline/athlete-timeline.tsx';

/** The weekly check-in, the latest check-ins and plan changes. */
export function OverviewTab({ athleteId, units }: { athleteId: string; units: Units }) {
  return (
    <>
      <ScheduleCard athleteId={athleteId} />
      <AthleteCheckIns athleteId={athleteId} units={units} />
      <AthleteChanges athleteId={athleteId} />
    </>
  );
}
