import { addDays, seededRandom } from '@posedown/coaching';
import { v7 as uuidv7 } from 'uuid';
import type { CastMember } from './cast.ts';
import { COACH_NOTES, FIRST_CALL_NOTES, SILENT_NOTES } from './coach-notes.data.ts';
import type { DemoRow } from './queries.ts';

/** Every so many athletes the coach has written about one; the demo client is the first. */
const EVERY = 3;
const MOST = 3;

interface Asked {
  member: CastMember;
  /** The place in the cast. */
  place: number;
  athleteId: string;
  coachId: string;
  today: string;
}

/** What the coach wrote down about an athlete: after the first call, and now and then since. */
export function coachNoteRows({
  member,
  place,
  athleteId,
  coachId,
  today,
}: Asked): DemoRow<'coachNotes'>[] {
  const { daysHere, behaviour, email } = member;
  const isSilent = behaviour.silentDays > 3;
  if (place % EVERY !== 0 && !isSilent) return [];
  const random = seededRandom(`coach-notes:${email}`);
  const write = (daysAgo: number, content: string): DemoRow<'coachNotes'> => {
    const at = new Date(`${addDays(today, -daysAgo)}T16:${random.integer(10, 59)}:00Z`);
    // Notes are in the order of their ids, which begin with the time.
    const id = uuidv7({ msecs: at.getTime() });
    return { id, athleteId, coachId, content, createdAt: at, updatedAt: at };
  };
  const since = random.shuffle(COACH_NOTES).slice(0, random.integer(1, MOST - 1));
  const daysAgo = [33, 12];
  return [
    write(daysHere, random.pick(FIRST_CALL_NOTES)),
    ...(daysHere > 40 ? since.map((note, index) => write(daysAgo[index] ?? 5, note)) : []),
    ...(isSilent ? [write(1, random.pick(SILENT_NOTES))] : []),
  ];
}
