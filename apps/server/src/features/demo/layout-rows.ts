import type { DemoRow } from './queries.ts';

/** Saved views of the coach's roster. */
export function layoutRows(coachId: string): DemoRow<'rosterLayouts'>[] {
  const views: NonNullable<DemoRow<'rosterLayouts'>['views']> = [
    {
      id: '0190aef1-52b7-7d4c-8a70-1f0c5d7e9a01',
      name: 'Show countdown',
      ...{ group: 'prep', sort: 'show', reverse: false },
      columns: ['show', 'phase', 'weight', 'rate', 'compliance', 'task', 'tags'],
    },
    {
      id: '0190aef1-52b7-7d4c-8a70-1f0c5d7e9a02',
      name: 'Shift workers',
      ...{ group: 'all', tag: 'Shift work', sort: 'compliance', reverse: false },
      columns: ['why', 'compliance', 'due', 'check-in', 'unread', 'goal'],
    },
  ];
  return [{ coachId, views }];
}
