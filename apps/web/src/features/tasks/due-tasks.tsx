import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { Row } from '../../ui/layout/layout.tsx';
import { Card } from '../../ui/parts/card.tsx';
import { Heading } from '../../ui/parts/text.tsx';
import { useDueTasks } from './api.ts';
import { TaskRow } from './task-row.tsx';
import classes from './tasks.module.css';

// Typed as string, because only `app` knows the routes.
const TASKS: string = '/tasks';

/** The first tasks due today or earlier, for the dashboard. Nothing if none is due. */
export function DueTasks() {
  const id = useId();
  const { data } = useDueTasks();
  if (!data || data.tasks.length === 0) return null;
  const due = data.counts.overdue + data.counts.today;
  return (
    <Card as="section" labelledBy={id} gap="2xs">
      <Row justify="between" gap="sm">
        <Heading id={id} size="sm">
          Tasks due
        </Heading>
        <Link to={TASKS} className={classes.all}>
          {due > data.tasks.length ? `All ${due} due tasks` : 'All tasks'}
        </Link>
      </Row>
      <ul className={classes.list} data-compact>
        {data.tasks.map((task) => (
          <TaskRow key={task.id} task={task} today={data.today} />
        ))}
      </ul>
    </Card>
  );
}
