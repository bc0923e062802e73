import { AthleteCardio } from '../../../../features/cardio/sessions/athlete-cardio.tsx';
import { AthletePractice } from '../../../../features/posing/athlete-practice.tsx';
import { AthleteTraining } from '../../../../features/training/history/active-plan-card.tsx';

/** Training, cardio and posing practice. */
export function WorkoutsTab({ athleteId }: { athleteId: string }) {
  return (
    <>
      <AthleteTraining athleteId={athleteId} />
      <AthleteCardio athleteId={athleteId} />
      <AthletePractice athleteId={athleteId} />
    </>
  );
}
