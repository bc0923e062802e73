import { addDays, daysBetween, seededRandom, suggestedMilestones } from '@posedown/coaching';
import type { CastMember } from './cast.ts';
import { type DemoRow, newId } from './queries.ts';

/** Share of milestones that are overdue. */
const FORGOTTEN_SHARE = 0.06;
/** Checklist items in the order they get ready. The nearer the show, the more are checked. */
const READY_FIRST = [
  'id',
  'contact',
  'card',
  'suits',
  'shoes',
  'music',
  'medication',
  'dark-clothes',
  'tan-kit',
  'bands',
] as const;
/** Days between the last show and joining. */
const LAST_SHOW_DAYS = 180;
/** Every fourth athlete in prep has competed before, starting with the demo athlete. */
const EVERY = 4;

interface PrepRowsInput {
  member: CastMember;
  /** The athlete's index in the cast. */
  place: number;
  userId: string;
  today: string;
}

interface PrepRows {
  competitions: (DemoRow<'competitions'> & { id: string; date: string })[];
  milestones: DemoRow<'milestones'>[];
  checklistTicks: DemoRow<'checklistTicks'>[];
}

/** The next show with its milestones and checked items, and an earlier show for some athletes. */
export function prepRows({ member, place, userId, today }: PrepRowsInput): PrepRows {
  const { show, answers } = member;
  if (!show) return { competitions: [], milestones: [], checklistTicks: [] };
  const next = { userId, id: newId(), ...show, ...limitOf(member), ...enteredBy(member) };
  const key = { userId, competitionId: next.id };
  const daysOut = daysBetween(today, show.date);
  const ready = daysOut <= 6 ? READY_FIRST.length : daysOut <= 21 ? 5 : 2;
  return {
    competitions: [next, ...(place % EVERY === 0 ? [earlierShow(member, userId)] : [])],
    milestones: [
      ...suggestedMilestones(answers.today, show.date).map(
        ({ key: suggestion, ...milestone }): DemoRow<'milestones'> => ({
          ...key,
          ...milestone,
          suggestion,
        }),
      ),
      {
        ...key,
        name: 'Stage walk in the real shoes',
        description: 'Ten minutes on a hard floor, filmed from the front.',
        targetDate: addDays(show.date, -16),
      },
    ].map((milestone) => ({ ...milestone, ...metBy(member, milestone, today) })),
    checklistTicks: READY_FIRST.slice(0, ready).map((item, index) => {
      return { ...key, item, tickedAt: new Date(`${addDays(today, -1 - index)}T20:15:00Z`) };
    }),
  };
}

/** Completed on the target day or shortly before, unless overdue. */
function metBy({ email }: CastMember, { name, targetDate }: DemoRow<'milestones'>, today: string) {
  const random = seededRandom(`milestone:${email}:${name}:${targetDate}`);
  if (targetDate >= today || random.next() < FORGOTTEN_SHARE) return {};
  return { completed: true, completedDate: addDays(targetDate, -random.integer(0, 2)) };
}

/** Classic Physique has a weight limit. */
function limitOf({ show, answers }: CastMember) {
  if (show?.category !== 'Classic Physique') return {};
  return {
    weightLimit: Math.round((answers.targetWeightKg ?? answers.weightKg) + 2),
    weightLimitSource: `Entry form of the ${show.name}, by body height`,
  };
}

/** Shows are entered when the athlete joins. */
const enteredBy = ({ answers }: CastMember) => ({
  createdAt: new Date(`${answers.today}T12:00:00Z`),
});

function earlierShow(member: CastMember, userId: string) {
  const { email, show, answers } = member;
  return {
    userId,
    id: newId(),
    name: 'Autumn Cup',
    location: 'Town Hall',
    date: addDays(answers.today, -LAST_SHOW_DAYS),
    category: show?.category ?? null,
    status: 'completed' as const,
    placing: seededRandom(`placing:${email}`).integer(2, 8),
    notes: 'Held water in the legs, flat by the evening. Eat earlier on the day.',
    ...enteredBy(member),
  };
}
