import { capital } from '@posedown/coaching';
import type { ExerciseDetail } from '@posedown/contract';
import { muscleName } from '../../../lib/muscle-text.ts';
import { Card } from '../../../ui/parts/card.tsx';
import { EmptyState } from '../../../ui/parts/empty-state.tsx';
import { ErrorState } from '../../../ui/parts/error-state.tsx';
import { FactList } from '../../../ui/parts/fact-list.tsx';
import { LinkButton } from '../../../ui/parts/link-button.tsx';
import { PageShell } from '../../../ui/parts/page-shell.tsx';
import { usePageTitle } from '../../../ui/parts/page-title.ts';
import { SectionHeader } from '../../../ui/parts/section-header.tsx';
import { Skeleton, SkeletonArea } from '../../../ui/parts/skeleton.tsx';
import { useExercise } from '../api.ts';
import { ExerciseVideo } from './exercise-video.tsx';
import classes from './library.module.css';

/** One exercise in full. */
export function ExerciseScreen({ exerciseId }: { exerciseId: string }) {
  const { data, isError, error, refetch } = useExercise(exerciseId);
  usePageTitle(data?.name);
  const back = (
    <LinkButton to="/exercises" variant="default" size="md">
      All exercises
    </LinkButton>
  );
  if (data) {
    return (
      <PageShell title={data.name} intro={data.description} actions={back}>
        <Detail exercise={data} />
      </PageShell>
    );
  }
  const isNotFound = isError && (error.status === 404 || error.status === 400);
  // While loading, the link is left out: the final title would move it.
  return (
    <PageShell title="Exercise" actions={isError && back}>
      {isNotFound ? (
        <EmptyState title="Exercise not found">Look for it in the library.</EmptyState>
      ) : isError ? (
        <ErrorState title="We couldn’t load the exercise." onRetry={() => void refetch()} />
      ) : (
        <SkeletonArea label="Loading the exercise">
          <Skeleton height="8rem" />
          <Skeleton height="16rem" />
        </SkeletonArea>
      )}
    </PageShell>
  );
}

function Detail({ exercise }: { exercise: ExerciseDetail }) {
  const facts: [string, string | null][] = [
    ['Category', exercise.category],
    ['Muscle', exercise.muscleGroup],
    ['Type', exercise.exerciseType && capital(exercise.exerciseType)],
    ['Difficulty', exercise.difficultyLevel && capital(exercise.difficultyLevel)],
    ['Equipment', exercise.equipmentNeeded.join(', ')],
    ['Counts fully for', exercise.primaryMuscles.map(muscleName).join(', ')],
    ['Counts half for', exercise.secondaryMuscles.map(muscleName).join(', ')],
  ];
  return (
    <div className={classes.columns}>
      <Card gap="lg">
        <FactList className={classes.facts} facts={facts} />
        <Part title="On stage" text={exercise.competitionRelevance} />
        <Part title="What it does" text={exercise.biomechanics} />
      </Card>
      <Card gap="lg">
        <ExerciseVideo exercise={exercise} />
        <Part title="How to do it" text={exercise.instructions} />
        <List title="Cues" items={exercise.formCues} />
        <List title="Common mistakes" items={exercise.commonMistakes} />
        <List title="Harder" items={exercise.progressions} />
        <List title="Easier" items={exercise.regressions} />
      </Card>
    </div>
  );
}

function Part({ title, text }: { title: string; text: string | null }) {
  if (!text) return null;
  return (
    <section className={classes.part}>
      <SectionHeader title={title} />
      <p>{text}</p>
    </section>
  );
}

function List({ title, items }: { title: string; items: string[] }) {
  if (items.length === 0) return null;
  return (
    <section className={classes.part}>
      <SectionHeader title={title} />
      <ul className={classes.bullets}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
