import { addDays, seededRandom } from '@posedown/coaching';
import { v7 as uuidv7 } from 'uuid';
import type { CastMember } from './cast.ts';
import type { DemoRow } from './queries.ts';

/** The demo coach's private notes after the first call with an athlete. */
const FIRST_CALL_NOTES = [
  'First call: knows the basics, wants reasons. Explain the why, keep the plan short.',
  'First call: trains at six before work. No session over an hour on weekdays.',
  'First call: old shoulder trouble on the left, none now. No behind-the-neck work.',
  'First call: cooks once a week for all days. Same lunches are fine.',
  'First call: dieted too hard on their own last year. Slow rate, keep fats up.',
] as const;

/** Notes from the weeks after. */
const COACH_NOTES = [
  'Answers best to voice messages in the evening.',
  'Sleep is the limiter, not calories. Ask about it first.',
  'Weekends cost the deficit. Agreed on one planned meal out instead of three.',
  'Holds tension in the neck in the back shots. Cue: long neck, elbows forward.',
  'Strong quads, calves lag. Added a second calf day in the new block.',
  'Family vacation in the second half of next month: maintenance for ten days.',
  'Reads the scale daily and worries. Talk about the trend only.',
] as const;

/** For athletes who went quiet. */
const SILENT_NOTES = [
  'No logs since the weekend. Call before writing again.',
  'Quiet again, like in spring. Was work then. Ask, do not push.',
] as const;

/** The coach has notes on every third athlete, starting with the demo athlete. */
const EVERY = 3;
const MAX_NOTES = 3;

interface CoachNoteRowsInput {
  member: CastMember;
  /** The athlete's index in the cast. */
  place: number;
  athleteId: string;
  coachId: string;
  today: string;
}

/** The coach's notes on an athlete: after the first call, and occasionally since. */
export function coachNoteRows({
  member,
  place,
  athleteId,
  coachId,
  today,
}: CoachNoteRowsInput): DemoRow<'coachNotes'>[] {
  const { daysHere, behavior, email } = member;
  const isSilent = behavior.silentDays > 3;
  if (place % EVERY !== 0 && !isSilent) return [];
  const random = seededRandom(`coach-notes:${email}`);
  const write = (daysAgo: number, content: string): DemoRow<'coachNotes'> => {
    const at = new Date(`${addDays(today, -daysAgo)}T16:${random.integer(10, 59)}:00Z`);
    // Notes are sorted by id, which starts with the time.
    const id = uuidv7({ msecs: at.getTime() });
    return { id, athleteId, coachId, content, createdAt: at, updatedAt: at };
  };
  const laterNotes = random.shuffle(COACH_NOTES).slice(0, random.integer(1, MAX_NOTES - 1));
  const daysAgo = [33, 12];
  return [
    { ...write(daysHere, random.pick(FIRST_CALL_NOTES)), pinned: true },
    ...(daysHere > 40 ? laterNotes.map((note, index) => write(daysAgo[index] ?? 5, note)) : []),
    ...(isSilent ? [write(1, random.pick(SILENT_NOTES))] : []),
  ];
}
