import { counted, MUSCLE_LABELS } from '@posedown/coaching';
import type { ActivePlan, ProgramPreview } from '@posedown/contract';
import { formatWeekday } from '../../../lib/days.ts';

type Weeks = Pick<ActivePlan, 'plan' | 'weekPlan'>;

/** The weeks from which a program can be regenerated: this one and later ones. */
export function weekChoices({ plan, weekPlan }: Weeks): { value: string; label: string }[] {
  if (!plan) return [];
  if (plan.isOver) return [{ value: `${plan.week}`, label: 'Today: the program is over' }];
  return weekPlan
    .filter(({ week }) => week >= plan.week)
    .map(({ week, startsOn }) => ({
      value: `${week}`,
      label: `Week ${week}, ${week === plan.week ? 'this week' : `from ${formatWeekday(startsOn)}`}`,
    }));
}

/** Removed, added and unchanged exercises, without empty lines. */
export function exerciseLines({
  exercises: { removed, added, kept },
}: ProgramPreview): [string, string][] {
  const lines: [string, string][] = [
    ['Out', removed.join(', ')],
    ['In', added.join(', ')],
    ['Unchanged', kept > 0 ? counted(kept, 'exercise') : ''],
  ];
  return lines.filter(([, words]) => words !== '');
}

/** Weekly sets before and after, for each muscle that either program trains. */
export const setRows = ({ sets }: ProgramPreview) =>
  sets
    .filter(({ before, after }) => before > 0 || after > 0)
    .map((row) => ({ ...row, label: MUSCLE_LABELS[row.muscle] }));
