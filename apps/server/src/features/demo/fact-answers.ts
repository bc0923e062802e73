import {
  type Injury,
  MOST_FOCUS_MUSCLES,
  MUSCLES,
  type SeededRandom,
  type Sex,
  seededRandom,
} from '@posedown/coaching';
import type { NewPerson } from '../athletes/index.ts';
import { DEMO_ACCOUNTS } from '../service/index.ts';
import type { CastMember } from './cast.ts';

const TIMES = ['06:00', '06:30', '07:00', '12:15', '17:30', '18:00', '18:30', '19:00'];

const INJURIES: readonly Injury[] = [
  { region: 'shoulder', side: 'left', hurts: ['overhead_press'] },
  { region: 'lower_back', side: 'none', hurts: ['hinge', 'squat'] },
  { region: 'knee', side: 'right', hurts: ['lunge', 'impact'] },
  { region: 'elbow', side: 'both', hurts: ['triceps_extension'] },
];

/** Shares of athletes who skipped the questions, and who train around an injury. [our choice] */
const SKIPPED = 0.15;
const INJURED = 0.3;

/** What an athlete of the demo gym answered of the optional questions: nothing that holds a diet. */
export function factAnswers({ email, sex, show }: CastMember): Partial<NewPerson> {
  const random = seededRandom(`facts:${email}`);
  const isClient = email === DEMO_ACCOUNTS.client.email;
  if (!isClient && random.next() < SKIPPED) return {};
  return {
    division: show?.category ?? null,
    trainingTime: random.pick(TIMES),
    injuries: isClient || random.next() < INJURED ? [random.pick(INJURIES)] : [],
    focusMuscles: random.shuffle(MUSCLES).slice(0, random.integer(1, MOST_FOCUS_MUSCLES)),
    ...cycleOf(sex, random),
    exertionSymptoms: false,
    familySuddenDeath: false,
    substanceUse: random.pick(['none', 'none', 'none', 'stimulants', null]),
  };
}

function cycleOf(sex: Sex, random: SeededRandom): Partial<NewPerson> {
  if (sex === 'male') return {};
  const cycle = random.pick(['regular', 'regular', 'irregular', 'none', 'undisclosed'] as const);
  return { cycle, noPeriodReason: cycle === 'none' ? 'contraception' : null };
}
