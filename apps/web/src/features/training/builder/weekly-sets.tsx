import { addHardSets, checkProgram, perMuscle } from '@posedown/coaching';
import { Card } from '../../../ui/parts/card.tsx';
import { Caution } from '../../../ui/parts/caution.tsx';
import { QueryFallback } from '../../../ui/parts/query-fallback.tsx';
import { SectionHeader } from '../../../ui/parts/section-header.tsx';
import { Skeleton } from '../../../ui/parts/skeleton.tsx';
import { useExercises, useOwnLandmarks } from '../api.ts';
import { MuscleVolume } from '../history/muscle-volume.tsx';
import { dayLabel, type PlanDraft } from './plan-draft.ts';
import { countedSets } from './plan-figures.ts';

/** The plan's weekly sets per muscle, compared with the coach's landmarks. */
export function WeeklySets({ plan }: { plan: PlanDraft }) {
  const library = useExercises();
  const landmarks = useOwnLandmarks();
  const exercisesById = new Map(library.data?.exercises.map((exercise) => [exercise.id, exercise]));
  const tally = perMuscle(0);
  for (const draft of plan.days.flatMap(({ exercises }) => exercises)) {
    const exercise = exercisesById.get(draft.exerciseId);
    if (exercise) addHardSets(tally, exercise, countedSets(draft));
  }
  const days = plan.days.map(({ name, exercises }) => ({
    name: dayLabel(name),
    exercises: exercises.map((draft) => ({
      sets: countedSets(draft),
      exercise: exercisesById.get(draft.exerciseId),
    })),
  }));
  const findings = landmarks.data ? checkProgram(days, landmarks.data) : [];
  return (
    <Card as="section" labelledBy="weekly-sets" gap="md">
      <SectionHeader id="weekly-sets" title="Weekly sets" />
      {findings.length > 0 && <Caution>{findings.map(({ text }) => text).join(' ')}</Caution>}
      {landmarks.data ? (
        <MuscleVolume
          sets={tally}
          landmarks={landmarks.data}
          caption="Hard sets per week in this plan"
        />
      ) : (
        <QueryFallback query={landmarks} what="your volume landmarks">
          <Skeleton height="62rem" />
        </QueryFallback>
      )}
    </Card>
  );
}
