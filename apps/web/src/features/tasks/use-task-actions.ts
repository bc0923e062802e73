import type { Task } from '@posedown/contract';
import { showWhenDone } from '../../ui/toast/show-undoable.ts';
import { useDeleteTask, useMarkTask, useRestoreTask } from './api.ts';
import { dueText } from './task-text.ts';

const NOT_SAVED = 'We couldn’t reach the server, so your tasks may not have changed. Try again.';

/** Marks a task as done or open, with undo in the toast. */
export function useToggleTask(today: string) {
  const mark = useMarkTask();

  function toggle({ id, text, doneAt }: Task): void {
    const done = doneAt === null;
    void showWhenDone(mark.mutateAsync({ id, done }), NOT_SAVED, ({ nextDueOn }) => ({
      title: done ? 'Task done' : 'Task reopened',
      message: nextDueOn ? `${text}. Due again: ${dueText(nextDueOn, today)}.` : text,
      undo: async () => {
        await mark.mutateAsync({ id, done: !done });
        return { title: done ? 'Task reopened' : 'Task done', message: text };
      },
    }));
  }

  return { toggle, marking: mark.isPending ? mark.variables : undefined };
}

/** @returns a function that deletes a task, with undo in the toast */
export function useDeleteTaskWithUndo() {
  const remove = useDeleteTask();
  const restore = useRestoreTask();
  return (task: Task): void =>
    void showWhenDone(remove.mutateAsync(task), NOT_SAVED, () => ({
      title: 'Task deleted',
      message: task.text,
      undo: async () => {
        await restore.mutateAsync(task);
        return { title: 'Task restored', message: task.text };
      },
    }));
}
