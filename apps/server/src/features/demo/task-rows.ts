import { addDays, type TaskRepeat } from '@posedown/coaching';
import type { SettledMember } from './member-rows.ts';
import type { DemoRow } from './queries.ts';

interface Template {
  text: string;
  /** Days from today until it is due. */
  due: number;
  repeat?: TaskRepeat;
  /** Whether it is about an athlete. */
  isAbout?: boolean;
}

/** A coach's week: two overdue, four due today. */
const TEMPLATES: readonly Template[] = [
  { text: 'Ask for a side photo in daylight', due: -3, isAbout: true },
  { text: 'Renew the gym’s insurance', due: -1 },
  { text: 'Call about the new work schedule', due: 0, isAbout: true },
  { text: 'Look through the posing videos', due: 0, repeat: 'weekly' },
  { text: 'Check the carb-up plan before the weekend', due: 0, isAbout: true },
  { text: 'Clear the message inbox', due: 0, repeat: 'daily' },
  { text: 'Write the next training block', due: 1, isAbout: true },
  {
    text: 'Ask how the knee feels after the lighter week',
    due: 2,
    repeat: 'weekly',
    isAbout: true,
  },
  { text: 'Book the posing room', due: 4, repeat: 'two_weeks' },
  { text: 'Review all off-season bulks', due: 6, repeat: 'four_weeks' },
  { text: 'Compare suit colors on stage photos', due: 12, isAbout: true },
  { text: 'Order new skinfold calipers', due: 20 },
];

interface TaskRowsInput {
  coachId: string;
  /** The coach's athletes. */
  athletes: readonly Pick<SettledMember, 'userId'>[];
  today: string;
}

/** The coach's to-do list, about one athlete after the other. */
export function taskRows({ coachId, athletes, today }: TaskRowsInput): DemoRow<'tasks'>[] {
  let about = 0;
  return TEMPLATES.map(({ text, due, repeat = 'none', isAbout }, place) => ({
    ...{ coachId, text, repeat, dueOn: addDays(today, due) },
    athleteId: (isAbout ? athletes[about++ % Math.max(1, athletes.length)]?.userId : null) ?? null,
    createdAt: new Date(
      `${addDays(today, -5)}T${String(8 + (place % 10)).padStart(2, '0')}:00:00Z`,
    ),
  }));
}
