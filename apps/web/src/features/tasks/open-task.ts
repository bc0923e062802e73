import type { Task } from '@posedown/contract';

/** What the dialog opens with: a task to edit, or the athlete of a new one. */
export interface TaskRequest {
  task?: Task;
  athleteId?: string | undefined;
}

let open: ((request: TaskRequest) => void) | undefined;
let waiting: TaskRequest | undefined;

/** Opens the task dialog from any screen. If its code isn't loaded yet, it opens once it is. */
export function openTask(request: TaskRequest = {}): void {
  if (open) open(request);
  else waiting = request;
}

/** Calls back on every request, including an earlier one. @returns the unsubscribe function */
export function onTaskRequested(toOpen: (request: TaskRequest) => void): () => void {
  open = toOpen;
  if (waiting) toOpen(waiting);
  waiting = undefined;
  return () => {
    open = undefined;
  };
}
