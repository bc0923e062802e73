import { AthleteNutrition } from '../../../../features/nutrition/progress/athlete-nutrition.tsx';
import { AthleteProposals } from '../../../../features/proposals/athlete-proposals.tsx';
import { AthleteSupplements } from '../../../../features/supplements/athlete-supplements.tsx';

interface NutritionTabProps {
  athleteId: string;
  /** The day of the diary to open. */
  date: string | undefined;
}

/** Proposals, meals and supplements. */
export function NutritionTab({ athleteId, date }: NutritionTabProps) {
  return (
    <>
      <AthleteProposals athleteId={athleteId} />
      <AthleteNutrition key={date} athleteId={athleteId} date={date} />
      <AthleteSupplements athleteId={athleteId} />
    </>
  );
}
