import { formatDay } from '@posedown/coaching';
import { techniqueName } from '../session/exercise-words.ts';
import type { ExerciseDraft, PlanDraft } from './plan-draft.ts';

/** What is said of a plan that was saved, and of who follows it. */
export function savedWords({ name, clientId, clientName, startsOn, replacesId }: PlanDraft) {
  const follows = clientId ? ` ${clientName} follows it from ${formatDay(startsOn)} on.` : '';
  if (replacesId) {
    const own = follows || ' Athletes who follow a copy of it keep theirs.';
    return { title: 'Workout Plan Changed', message: `${name.trim()} is saved.${own}` };
  }
  const created =
    'The training plan has been successfully created and can now be assigned to clients.';
  return { title: 'Workout Plan Created!', message: created + follows };
}

/** What an RPE says in a plan whose weeks say themselves how hard sets get. */
export const effortWords = ({ replacesId, effortRises }: PlanDraft): string | undefined =>
  replacesId && effortRises
    ? 'This plan’s weeks set how hard the sets get. An RPE you change is an upper limit: a lower one caps the effort, a higher one doesn’t raise it.'
    : undefined;

/** How an exercise is done, beside its sets and reps: 'rest 90 s, RPE 8, tempo 2-0-2-0, drop set, 20 % off'. */
export function prescriptionWords(exercise: ExerciseDraft): string {
  const tempo = exercise.tempo.trim();
  return [
    `rest ${exercise.restTime} s`,
    `RPE ${exercise.rpe}`,
    tempo && `tempo ${tempo}`,
    ...techniqueParts(exercise),
  ]
    .filter(Boolean)
    .join(', ');
}

function techniqueParts(exercise: ExerciseDraft): string[] {
  const name = techniqueName(exercise.technique).toLowerCase();
  switch (exercise.technique) {
    case 'straight_sets':
      return [];
    case 'drop_set':
      return [name, `${exercise.dropSetPercentage} % off`];
    case 'rest_pause':
      return [name, `${exercise.restPauseReps} more reps`];
    case 'super_set':
      return [exercise.supersetWith ? `${name} with ${exercise.supersetWith}` : name];
    default:
      return [name];
  }
}

/** Who reads why the coach overrides the warnings about a plan. */
export const REASON_HINT = 'The athlete sees it with the program change.';
