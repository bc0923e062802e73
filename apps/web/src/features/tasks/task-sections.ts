import { addDays } from '@posedown/coaching';
import type { Task } from '@posedown/contract';

interface Section {
  title: string;
  tasks: Task[];
}

/** Open tasks in order, by how soon they are due. Empty sections are left out. */
export function taskSections(tasks: readonly Task[], today: string): Section[] {
  const week = addDays(today, 7);
  const due = (title: string, isIn: (day: string) => boolean) => ({
    title,
    tasks: tasks.filter(({ dueOn }) => isIn(dueOn)),
  });
  return [
    due('Overdue', (day) => day < today),
    due('Today', (day) => day === today),
    due('Next 7 days', (day) => day > today && day <= week),
    due('Later', (day) => day > week),
  ].filter((section) => section.tasks.length > 0);
}
