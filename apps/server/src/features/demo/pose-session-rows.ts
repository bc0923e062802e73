import { addDays, type PosingRoutine, posesOf, seededRandom } from '@posedown/coaching';
import type { CastMember } from './cast.ts';
import type { DemoRow } from './queries.ts';

const WEEKS = 8;

const FOCUS = [
  'Breathe out before the abdominals.',
  'Elbows level in the double bicep.',
  'Open the lats before the chest comes up.',
  'Slower turns, eyes up.',
  'Show the other calf in the back lat spread.',
] as const;

const COACH_NOTES = [
  'Much calmer feet. Now hold each pose until I count three.',
  'The waist is where it has to be. Keep the elbows a hand higher.',
  'Send me the side poses filmed from low down.',
] as const;

/**
 * Posing practice of athletes with an upcoming show: twice most weeks, improving, with a coach's note on every fourth
 * session.
 */
export function poseSessionRows(
  { email, show, daysHere, behavior }: CastMember,
  userId: string,
  today: string,
): DemoRow<'poseSessions'>[] {
  if (!show || show.date < today) return [];
  const random = seededRandom(`posing:${email}`);
  const rows: DemoRow<'poseSessions'>[] = [];
  for (let daysAgo = WEEKS * 7; daysAgo > behavior.silentDays; daysAgo -= random.integer(3, 5)) {
    if (daysAgo >= daysHere) continue;
    const date = addDays(today, -daysAgo);
    const routine = routineOf(show.category, rows.length);
    const poses = posesOf(routine).map(({ name, seconds }) => {
      const completed = random.next() < 0.93;
      const share = completed ? 1 : 0.3 + 0.6 * random.next();
      return { name, duration: Math.round(seconds * share), completed };
    });
    const level = 5 + (3 * (WEEKS * 7 - daysAgo)) / (WEEKS * 7);
    const rating = () => Math.min(10, Math.max(1, Math.round(random.normal(level, 0.8))));
    rows.push({
      userId,
      date,
      routine,
      poses,
      duration: poses.reduce((total, { duration }) => total + duration, 0),
      overallQuality: rating(),
      confidence: rating(),
      stagePresence: rating(),
      conditioning: rating(),
      symmetry: rating(),
      nextSessionFocus: random.pick(FOCUS),
      coachNotes: rows.length % 4 === 3 ? random.pick(COACH_NOTES) : null,
      createdAt: new Date(`${date}T18:${String(random.integer(10, 59))}:00Z`),
    });
  }
  return rows;
}

/** Usually the division's round, occasionally the individual routine. */
function routineOf(category: PosingRoutine, index: number): PosingRoutine {
  if (index % 4 === 2) return 'individual';
  return index % 4 === 0 ? 'mandatory' : category;
}
