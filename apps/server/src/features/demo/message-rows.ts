import { addDays, seededRandom, weeksOut } from '@posedown/coaching';
import { v7 as uuidv7 } from 'uuid';
import { NO_FINDINGS } from '../insights/index.ts';
import { DEMO_ACCOUNTS } from '../service/index.ts';
import type { CastMember } from './cast.ts';
import type { DemoRow } from './queries.ts';

interface Line {
  from: 'coach' | 'athlete';
  text: string;
}

const WELCOME: Line[] = [
  { from: 'coach', text: 'Welcome on board. Your plans are ready; weigh in first thing tomorrow.' },
  { from: 'athlete', text: 'Thank you. The plan looks doable, I start tonight.' },
];

const MIDWAY: Line[][] = [
  [
    {
      from: 'athlete',
      text: 'My left shoulder pinches on overhead presses. Swap or push through?',
    },
    {
      from: 'coach',
      text: 'Swap. Landmine or high-incline with dumbbells, and stop one rep earlier.',
    },
  ],
  [
    { from: 'athlete', text: 'Traveling for work until Thursday, hotel gym only.' },
    {
      from: 'coach',
      text: 'Fine. Keep protein and steps, two full-body sessions, no catching up later.',
    },
  ],
  [
    {
      from: 'coach',
      text: 'Your trend moves as planned. Keep the calories where they are this week.',
    },
    { from: 'athlete', text: 'Good to hear, the scale jumped around a lot.' },
    { from: 'coach', text: 'Look at the line, not at the dots.' },
  ],
  [
    {
      from: 'athlete',
      text: 'Can I move the leg day to Saturday? I sleep badly before early shifts.',
    },
    { from: 'coach', text: 'Yes. Keep a day between legs and the next lower session.' },
  ],
];

const SILENT: Line[] = [
  { from: 'coach', text: 'I have not seen a log from you for some days. Everything all right?' },
];

/** Messages waiting for the coach this morning. */
const QUESTIONS: Line[] = [
  { from: 'athlete', text: 'Slept eight hours at last. Can the Thursday cardio move to Friday?' },
  { from: 'athlete', text: 'Weighed in after a late meal, please do not mind the jump.' },
  { from: 'athlete', text: 'Is full-fat yogurt okay instead of the skim one?' },
  { from: 'athlete', text: 'Hit the last set of pulldowns a plate heavier. Stay there next week?' },
  { from: 'athlete', text: 'My lower back is stiff after the deadlifts, no pain. Train tomorrow?' },
  { from: 'athlete', text: 'Dinner with family on Saturday. Shall I plan for it or log it after?' },
  { from: 'athlete', text: 'The gym has no leg curl. Which swap do you want instead?' },
  { from: 'athlete', text: 'Hungry in the evenings since Monday. Can I move carbs to dinner?' },
  { from: 'athlete', text: 'Photos are up. The light was different this time, sorry.' },
];

/** Messages waiting for the demo athlete. */
const TODAY: Line[] = [
  {
    from: 'athlete',
    text: 'Side chest feels stronger, the vacuum still shakes after ten seconds.',
  },
  { from: 'coach', text: 'Good. Three holds of ten seconds a day, and film the last one for me.' },
];

const NEAR_SHOW: Line[] = [
  {
    from: 'coach',
    text: 'From here we change one thing at a time. Send the posing video on Sunday.',
  },
  { from: 'athlete', text: 'Will do. Energy is lower, but the mirror is getting better.' },
  { from: 'coach', text: 'That is where it should be. Water and salt stay as they are.' },
];

/** The thread between an athlete and the coach, spread over the weeks. The last message may be unread. */
export function messageRows(
  member: CastMember,
  athleteId: string,
  coachId: string,
  today: string,
): DemoRow<'messages'>[] {
  const random = seededRandom(`messages:${member.email}`);
  const isClient = member.email === DEMO_ACCOUNTS.client.email;
  const talks: [number, Line[]][] = [[member.daysHere, WELCOME]];
  if (member.daysHere > 40) {
    talks.push([random.integer(20, 38), random.pick(MIDWAY)]);
  }
  const weeks = member.show ? weeksOut(today, member.show.date) : null;
  if (weeks !== null && weeks <= 8) talks.push([random.integer(2, 6), NEAR_SHOW]);
  if (member.behavior.silentDays > 3) talks.push([1, SILENT]);
  else if (isClient) talks.push([1, TODAY]);
  else if (random.next() < 0.15)
    talks.push([1, [seededRandom(`question:${member.email}`).pick(QUESTIONS)]]);
  return talks.flatMap(([daysAgo, lines]) =>
    lines.map(({ from, text }, index) => {
      const at = `${addDays(today, -daysAgo)}T1${index}:${random.integer(10, 59)}:00Z`;
      // Yesterday's last message is unread.
      const read = daysAgo > 1 || index < lines.length - 1;
      return {
        // Threads are sorted by id, which starts with the time.
        id: uuidv7({ msecs: Date.parse(at) }),
        athleteId,
        fromUserId: from === 'coach' ? coachId : athleteId,
        toUserId: from === 'coach' ? athleteId : coachId,
        content: text,
        ...NO_FINDINGS,
        read,
        readAt: read ? new Date(Date.parse(at) + 20 * 60_000) : null,
        createdAt: new Date(at),
      };
    }),
  );
}
