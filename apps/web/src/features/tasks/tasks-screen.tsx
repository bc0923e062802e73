import { counted } from '@posedown/coaching';
import type { Task } from '@posedown/contract';
import { useId } from 'react';
import { Stack } from '../../ui/layout/layout.tsx';
import { Button } from '../../ui/parts/button.tsx';
import { Card } from '../../ui/parts/card.tsx';
import { EmptyState } from '../../ui/parts/empty-state.tsx';
import { MoreButton } from '../../ui/parts/more-button.tsx';
import { PageShell } from '../../ui/parts/page-shell.tsx';
import { QueryFallback } from '../../ui/parts/query-fallback.tsx';
import { Skeleton, SkeletonArea } from '../../ui/parts/skeleton.tsx';
import { Heading } from '../../ui/parts/text.tsx';
import { useDoneTasks, useOpenTasks } from './api.ts';
import { openTask } from './open-task.ts';
import { TaskRow } from './task-row.tsx';
import { taskSections } from './task-sections.ts';
import classes from './tasks.module.css';

const NewTaskButton = () => (
  <Button size="md" aria-haspopup="dialog" aria-keyshortcuts="t" onClick={() => openTask()}>
    New task
  </Button>
);

/** The coach's whole to-do list. */
export function TasksScreen() {
  const open = useOpenTasks();
  const done = useDoneTasks();
  const [first] = open.data?.pages ?? [];
  return (
    <PageShell
      title="Tasks"
      intro={introOf(first?.counts)}
      width="narrow"
      actions={<NewTaskButton />}
    >
      {open.data && first ? (
        <Stack gap="lg">
          {open.data.pages[0]?.counts.open === 0 && <NoTasks />}
          {taskSections(
            open.data.pages.flatMap(({ tasks }) => tasks),
            first.today,
          ).map(({ title, tasks }) => (
            <Section key={title} title={title} tasks={tasks} today={first.today} />
          ))}
          <MoreButton list={open} />
        </Stack>
      ) : (
        <QueryFallback query={open} what="your tasks">
          <SkeletonArea label="Loading your tasks">
            <Skeleton height="14rem" />
          </SkeletonArea>
        </QueryFallback>
      )}
      {first && <Done list={done} today={first.today} />}
    </PageShell>
  );
}

/** What is open, or a space that reserves the line while it loads. */
function introOf(counts: { overdue: number; today: number; open: number } | undefined): string {
  if (!counts) return '\u00a0';
  const { overdue, today, open } = counts;
  if (open === 0) return 'Nothing open.';
  const parts = [overdue > 0 && `${overdue} overdue`, today > 0 && `${today} due today`];
  return [`${counted(open, 'open task')}`, ...parts.filter(Boolean)].join(', ');
}

function NoTasks() {
  return (
    <EmptyState title="No open tasks">
      Add what you don’t want to forget, for an athlete or for yourself. Press t on any screen.
    </EmptyState>
  );
}

function Done({ list, today }: { list: ReturnType<typeof useDoneTasks>; today: string }) {
  const tasks = list.data?.pages.flatMap((page) => page.tasks) ?? [];
  if (tasks.length === 0) return null;
  return (
    <Stack>
      <Section title="Done in the last 14 days" tasks={tasks} today={today} />
      <MoreButton list={list} />
    </Stack>
  );
}

interface SectionProps {
  title: string;
  tasks: readonly Task[];
  today: string;
}

function Section({ title, tasks, today }: SectionProps) {
  const id = useId();
  return (
    <Card as="section" labelledBy={id} gap="xs">
      <Heading id={id} size="sm">
        {title}
      </Heading>
      <ul className={classes.list}>
        {tasks.map((task) => (
          <TaskRow key={task.id} task={task} today={today} />
        ))}
      </ul>
    </Card>
  );
}
