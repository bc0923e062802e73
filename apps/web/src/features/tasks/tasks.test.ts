import type { Task } from '@posedown/contract';
import { expect, it, vi } from 'vitest';
import { onTaskRequested, openTask } from './open-task.ts';
import { taskSections } from './task-sections.ts';
import { whenText } from './task-text.ts';

const TODAY = '2026-11-21';
const due = (dueOn: string): Task => ({
  ...{ id: dueOn, text: dueOn, athlete: null, dueOn },
  ...{ repeat: 'none', doneAt: null, version: 1 },
});

it('sorts tasks by how soon they are due', () => {
  const days = ['2026-11-20', TODAY, '2026-11-22', '2026-11-28', '2026-11-29'];
  const found = taskSections(days.map(due), TODAY);
  expect(found.map(({ title, tasks }) => [title, ...tasks.map(({ dueOn }) => dueOn)])).toEqual([
    ['Overdue', '2026-11-20'],
    ['Today', TODAY],
    ['Next 7 days', '2026-11-22', '2026-11-28'],
    ['Later', '2026-11-29'],
  ]);
  expect(taskSections([due(TODAY)], TODAY)).toHaveLength(1);
});

it('says when a task is due, and how often', () => {
  const text = (dueOn: string) => whenText({ dueOn, repeat: 'none' }, TODAY);
  expect([text(TODAY), text('2026-11-22'), text('2026-11-20')]).toEqual([
    'Today',
    'Tomorrow',
    'Yesterday',
  ]);
  expect(text('2026-11-30')).toBe('Mon 30 Nov');
  expect(text('2027-01-04')).toBe('Mon 4 Jan 2027');
  expect(whenText({ dueOn: TODAY, repeat: 'two_weeks' }, TODAY)).toBe('Today, every 2 weeks');
});

it('opens the dialog once it is loaded, and only once', () => {
  openTask({ athleteId: 'ana' });
  const open = vi.fn();
  onTaskRequested(open)();
  onTaskRequested(open)();
  expect(open.mock.calls).toEqual([[{ athleteId: 'ana' }]]);
});
