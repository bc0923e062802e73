import { TASK_REPEATS, type TaskRepeat } from '@posedown/coaching';
import type { Task, TaskBody } from '@posedown/contract';

export interface TaskAthlete {
  id: string;
  name: string;
}

/** A task as typed. */
export interface TaskForm {
  text: string;
  dueOn: string;
  repeat: TaskRepeat;
  athlete: TaskAthlete | null;
}

export const formOf = ({ text, dueOn, repeat, athlete }: Task): TaskForm => ({
  ...{ text, dueOn, repeat, athlete },
});

export const toBody = ({ athlete, ...fields }: TaskForm): Omit<TaskBody, 'requestKey'> => ({
  ...fields,
  athleteId: athlete?.id ?? null,
});

export const DRAFT_KEY = 'posedown.new-task';

/** Reads the stored draft of a new task. Null if it has no text. */
export function readDraft(stored: unknown): TaskForm | null {
  const { text, dueOn, repeat, athlete } = { ...(stored as Partial<TaskForm> | undefined) };
  if (typeof text !== 'string' || text.trim() === '' || typeof dueOn !== 'string') return null;
  const known = TASK_REPEATS.find((one) => one === repeat);
  return known ? { text, dueOn, repeat: known, athlete: athlete ?? null } : null;
}
