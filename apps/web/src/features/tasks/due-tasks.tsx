import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { Row } from '../../ui/layout/layout.tsx';
import { Card } from '../../ui/parts/card.tsx';
import { Heading, Text } from '../../ui/parts/text.tsx';
import { useDueTasks } from './api.ts';
import { TaskRow } from './task-row.tsx';
import classes from './tasks.module.css';

// Typed as string, because only `app` knows the routes.
const TASKS: string = '/tasks';

/**
 * The first tasks due today or earlier, for the dashboard; below 1024 px only their number. Its
 * height doesn't depend on the tasks, so that nothing below it jumps.
 */
export function DueTasks() {
  const id = useId();
  const { data, isError } = useDueTasks();
  const due = data ? data.counts.overdue + data.counts.today : 0;
  return (
    <Card as="section" labelledBy={id} gap="2xs" className={classes.due}>
      <Row justify="between" gap="sm">
        <Heading id={id} size="sm">
          Tasks due
        </Heading>
        <Link to={TASKS} className={classes.all}>
          {due > 0 ? `All ${due} due` : 'All tasks'}
        </Link>
      </Row>
      {data && due > 0 ? (
        <ul className={classes.list}>
          {data.tasks.map((task) => (
            <TaskRow key={task.id} task={task} today={data.today} isCompact />
          ))}
        </ul>
      ) : (
        <Text size="sm" muted>
          {data && 'Nothing due. Press t on any screen to add a task.'}
          {isError && 'We couldn’t load your tasks.'}
        </Text>
      )}
    </Card>
  );
}
