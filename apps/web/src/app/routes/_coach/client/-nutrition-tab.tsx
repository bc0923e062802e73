import { AthleteNutrition } from '../../../../features/nutrition/progress/athlete-nutrition.tsx';
import { AthleteProposals } from '../../../../features/proposals/athlete-proposals.tsx';
import { AthleteSupplements } from '../../../../features/supplements/athlete-supplements.tsx';

/** Proposals, meals and supplements. */
export function NutritionTab({ athleteId }: { athleteId: string }) {
  return (
    <>
      <AthleteProposals athleteId={athleteId} />
      <AthleteNutrition athleteId={athleteId} />
      <AthleteSupplements athleteId={athleteId} />
    </>
  );
}
