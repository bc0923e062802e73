import type { Task } from '@posedown/contract';
import { IconCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { formatInstant } from '../../lib/days.ts';
import { UnstyledButton } from '../../ui/parts/button.tsx';
import { openTask } from './open-task.ts';
import { dueText, whenText } from './task-text.ts';
import classes from './tasks.module.css';
import { useToggleTask } from './use-task-actions.ts';

interface TaskRowProps {
  task: Task;
  today: string;
  /** On one line: the athlete is part of the text. */
  isCompact?: boolean;
}

/** One task: tick it, or open it to edit it. */
export function TaskRow({ task, today, isCompact = false }: TaskRowProps) {
  const { text, athlete, dueOn, doneAt } = task;
  const { toggle, marking } = useToggleTask(today);
  // Ticked at once, before the server has answered.
  const isDone = marking ? marking.done : doneAt !== null;
  return (
    <li
      className={classes.task}
      data-done={isDone || undefined}
      data-compact={isCompact || undefined}
    >
      <UnstyledButton
        className={classes.check}
        role="checkbox"
        aria-checked={isDone}
        aria-label={`${text}: done`}
        disabled={marking !== undefined}
        onClick={() => toggle(task)}
      >
        <IconCheck size={16} stroke={3} aria-hidden="true" />
      </UnstyledButton>
      <div className={classes.words}>
        <UnstyledButton
          className={classes.text}
          aria-haspopup="dialog"
          onClick={() => openTask({ task })}
        >
          {isCompact && athlete && <span className={classes.about}>{athlete.name}: </span>}
          {text}
        </UnstyledButton>
        <p className={classes.facts}>
          <span data-late={(doneAt === null && dueOn < today) || undefined}>
            {whenOf(task, today, isCompact)}
          </span>
          {!isCompact && athlete && (
            <Link to={'/client/$id' as string} params={{ id: athlete.id }}>
              {athlete.name}
            </Link>
          )}
        </p>
      </div>
    </li>
  );
}

function whenOf(task: Task, today: string, isCompact: boolean): string {
  if (task.doneAt) return `Done ${formatInstant(task.doneAt)}`;
  return isCompact ? dueText(task.dueOn, today) : whenText(task, today);
}
