import { addDays, seededRandom } from '@posedown/coaching';
import type { CastMember } from './cast.ts';
import type { DemoRow } from './queries.ts';

/** The coach's words about how an athlete lives and works with him. */
const LIFE_TAGS = ['Online', 'In person', 'Shift work', 'Student', 'Parent', 'Travels a lot'];

/** Share of athletes without any tag. [our choice] */
const UNTAGGED = 0.12;
/** Athletes who have been here for less are in their first prep. */
const FIRST_PREP_DAYS = 60;

interface TagRowsInput {
  member: CastMember;
  athleteId: string;
  coachId: string;
  today: string;
}

/** The coach's tags on an athlete: the division or first prep of those with a show, and one about their life. */
export function tagRows({ member, athleteId, coachId, today }: TagRowsInput) {
  const random = seededRandom(`tags:${member.email}`);
  if (random.next() < UNTAGGED) return [];
  const { show, daysHere } = member;
  const prep = show ? [daysHere < FIRST_PREP_DAYS ? 'First prep' : show.category] : [];
  const life = show && random.next() < 0.3 ? [] : [random.pick(LIFE_TAGS)];
  const createdAt = new Date(`${addDays(today, -daysHere)}T17:00:00Z`);
  return [...prep, ...life].map(
    (tag): DemoRow<'athleteTags'> => ({ athleteId, coachId, tag, createdAt }),
  );
}
