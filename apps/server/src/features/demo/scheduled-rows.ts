import { addDays } from '@posedown/coaching';
import type { SettledMember } from './member-rows.ts';
import type { DemoRow } from './queries.ts';

interface Template {
  content: string;
  /** Days from today. */
  day: number;
  time: string;
  isLate?: boolean;
}

/** Three that wait, and one from a day when the server was down. */
const TEMPLATES: readonly Template[] = [
  {
    content: 'Rest day tomorrow. Use it for an hour of posing and an early night.',
    day: -3,
    time: '18:00',
    isLate: true,
  },
  { content: 'New week: how do the legs feel after Saturday?', day: 2, time: '07:00' },
  { content: 'Your refeed starts today. Spread the carbs over all meals.', day: 4, time: '06:30' },
  { content: 'Happy birthday! Enjoy the cake, we planned for it.', day: 19, time: '08:00' },
];

interface ScheduledRowsInput {
  coachId: string;
  athletes: readonly Pick<SettledMember, 'userId'>[];
  today: string;
}

/** The coach's scheduled messages, to one athlete after the other. */
export function scheduledRows({
  coachId,
  athletes,
  today,
}: ScheduledRowsInput): DemoRow<'scheduledMessages'>[] {
  return TEMPLATES.flatMap(({ content, day, time, isLate }, place) => {
    const athleteId = athletes[place + 1]?.userId;
    if (!athleteId) return [];
    const sendAt = new Date(`${addDays(today, day)}T${time}:00Z`);
    const createdAt = new Date(`${addDays(today, -5)}T09:00:00Z`);
    return { athleteId, coachId, content, sendAt, createdAt, problem: isLate ? 'late' : null };
  });
}
