import { addDays } from '@posedown/coaching';
import type { DemoRow } from './queries.ts';

/** The coach's own texts. */
const SNIPPETS: readonly [name: string, content: string][] = [
  ['Diary gaps', '{name}, only {diary_days} of 7 days are in your diary. Log the rough days too.'],
  [
    'Good week',
    'Great week, {name}. {weight_change} on the scale, just as planned, so everything stays.',
  ],
  ['Photos', '{name}, please send front, side and back photos in the same light this weekend.'],
  ['Show day', '{weeks_out} weeks to go, {name}. Practice your mandatory poses every other day.'],
  ['Sleep', '{sleep} h of sleep on average is too little, {name}. Lights out by 22:30 this week.'],
];

/** The snippets of a coach. */
export function snippetRows(coachId: string, today: string): DemoRow<'messageSnippets'>[] {
  const createdAt = new Date(`${addDays(today, -60)}T09:00:00Z`);
  return SNIPPETS.map(([name, content]) => ({
    ...{ coachId, name, content, createdAt, updatedAt: createdAt },
  }));
}
