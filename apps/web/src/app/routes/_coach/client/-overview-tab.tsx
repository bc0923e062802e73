import type { Units } from '@posedown/contract';
import { AthleteCheckIns } from '../../../../features/check-ins/athlete-check-ins.tsx';
import { AthleteChanges } from '../../../../features/plan-changes/athlete-changes.tsx';

/** The latest check-ins and plan changes. */
export function OverviewTab({ athleteId, units }: { athleteId: string; units: Units }) {
  return (
    <>
      <AthleteCheckIns athleteId={athleteId} units={units} />
      <AthleteChanges athleteId={athleteId} />
    </>
  );
}
