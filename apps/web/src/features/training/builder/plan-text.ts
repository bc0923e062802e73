import { counted } from '@posedown/coaching';
import type { TrainingPlanLine } from '@posedown/contract';
import { formatDay, todayIn } from '../../../lib/days.ts';
import { techniqueName } from '../session/exercise-text.ts';
import type { ExerciseDraft, PlanDraft } from './plan-draft.ts';

/** The toast for a saved plan. */
export function savedText({ name, clientId, clientName, startsOn, replacesId }: PlanDraft) {
  const follows = clientId ? ` ${clientName} follows it from ${formatDay(startsOn)}.` : '';
  if (replacesId) {
    const own = follows || ' Athletes who follow a copy of it keep theirs.';
    return { title: 'Workout Plan Changed', message: `${name.trim()} is saved.${own}` };
  }
  const created =
    'The training plan has been successfully created and can now be assigned to clients.';
  return { title: 'Workout Plan Created!', message: created + follows };
}

/** Explains what an RPE means in an edited plan whose weeks set the effort. */
export const effortText = ({ replacesId, effortRises }: PlanDraft): string | undefined =>
  replacesId && effortRises
    ? 'This plan’s weeks set how hard the sets get. An RPE you change is an upper limit: a lower one caps the effort, a higher one doesn’t raise it.'
    : undefined;

/** Text such as 'rest 90 s, RPE 8, tempo 2-0-2-0, drop set, 20% off'. */
export function prescriptionText(exercise: ExerciseDraft): string {
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
      return [name, `${exercise.dropSetPercentage}% off`];
    case 'rest_pause':
      return [name, `${exercise.restPauseReps} more reps`];
    case 'super_set':
      return [exercise.supersetWith ? `${name} with ${exercise.supersetWith}` : name];
    default:
      return [name];
  }
}

/** Explains who sees the coach's reason for overriding a plan's warnings. */
export const REASON_HINT = 'The athlete will see this with the program change.';

type Line = Pick<TrainingPlanLine, 'weeks' | 'daysPerWeek' | 'createdAt'>;

/** Text such as '4 weeks, 3 days per week. Created 21 Nov 2026.', in the reader's time zone. */
export function lineText({ weeks, daysPerWeek, createdAt }: Line, timeZone?: string): string {
  const created = formatDay(todayIn(timeZone, new Date(createdAt)));
  return `${counted(weeks, 'week')}, ${counted(daysPerWeek, 'day')} per week. Created ${created}.`;
}
