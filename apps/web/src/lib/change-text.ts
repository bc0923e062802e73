import { counted, GUIDANCE_LABELS, type PlanChangeKind } from '@posedown/coaching';
import type { PlanChange } from '@posedown/contract';
import { formatDay } from './days.ts';
import { formatNumber } from './numbers.ts';

const TITLES: Record<PlanChangeKind, string> = {
  targets: 'Daily targets',
  meals: 'Meals',
  program: 'Training program',
  cardio: 'Cardio plan',
  protocol: 'Protocol',
  guidance: 'Who decides on plans',
};

/** The title of a change. */
export const changeTitle = ({ kind }: Pick<PlanChange, 'kind'>) => TITLES[kind];

const PROTOCOLS: Record<string, string> = {
  cutting: 'Cutting',
  bulking: 'Bulking',
  competition_prep: 'Competition prep',
  off_season: 'Off-season',
};

/** The previous and new values, one line per difference. */
export function changeLines(change: PlanChange): string[] {
  switch (change.kind) {
    case 'targets':
      return targetLines(change.before, change.after);
    case 'meals':
      return mealLines(change.before, change.after);
    case 'program':
      return [between(change.before, change.after, programText)];
    case 'cardio':
      return [between(change.before, change.after, cardioText)];
    case 'protocol':
      return [between(change.before, change.after, protocolText)];
    case 'guidance':
      return [between(change.before, change.after, ({ mode }) => GUIDANCE_LABELS[mode].name)];
  }
}

function between<Summary>(
  before: Summary | null,
  after: Summary | null,
  wordsOf: (summary: Summary) => string,
): string {
  const [was, is] = [before && wordsOf(before), after && wordsOf(after)];
  if (was === null || was === is) return is ?? 'None';
  return `${was} → ${is ?? 'none'}`;
}

type Summaries<Kind extends PlanChangeKind> = Extract<PlanChange, { kind: Kind }>;
type After<Kind extends PlanChangeKind> = NonNullable<Summaries<Kind>['after']>;

const GRAMS = [
  ['Protein', 'protein'],
  ['Carbs', 'carbs'],
  ['Fat', 'fats'],
] as const;

function targetLines(before: After<'targets'> | null, after: After<'targets'> | null): string[] {
  const kcal = between(before, after, ({ calories }) => `${formatNumber(calories)} kcal`);
  const grams = GRAMS.flatMap(([label, macro]) => {
    const text = between(before, after, (targets) => `${formatNumber(targets[macro])} g`);
    return before && before[macro] === after?.[macro] ? [] : [`${label} ${text}`];
  });
  return grams.length > 0 ? [kcal, grams.join(', ')] : [kcal];
}

function mealLines(before: After<'meals'> | null, after: After<'meals'> | null): string[] {
  const [out, into] = [before?.foods.join(', '), after?.foods.join(', ')];
  if (out && into) return [`${out} → ${into}`];
  if (!after) return ['None'];
  const meals = `${counted(after.mealCount, 'meal')}, ${formatNumber(after.calories)} kcal`;
  return [`New foods for the same targets: ${meals}`];
}

const programText = ({ name, weeks, daysPerWeek }: After<'program'>) =>
  `${name} (${counted(weeks, 'week')}, ${counted(daysPerWeek, 'day')} a week)`;

const cardioText = ({ sessionsPerWeek, minutesPerWeek }: After<'cardio'>) =>
  `${counted(sessionsPerWeek, 'session')}, ${formatNumber(minutesPerWeek)} min a week`;

/** The kind, length and start of a protocol. */
export const protocolText = ({ protocolType, weeks, startsOn }: After<'protocol'>) =>
  `${PROTOCOLS[protocolType] ?? protocolType}, ${counted(weeks, 'week')} from ${formatDay(startsOn)}`;

const CAUSES: Record<NonNullable<PlanChange['cause']>, string> = {
  proposal: 'From the weekly proposal',
  check_in: 'After a check-in',
  alert: 'After an alert',
  request: 'As requested',
  show: 'Show date',
};

/** Who made the change and what caused it, worded for the reader. */
export function authorText(
  { actor, actorName, cause }: Pick<PlanChange, 'actor' | 'actorName' | 'cause'>,
  reader: 'athlete' | 'coach',
): string {
  const author = {
    system: 'Safety limits',
    athlete: reader === 'athlete' ? 'You' : (actorName ?? 'The athlete'),
    coach: actorName ?? (reader === 'athlete' ? 'Your coach' : 'A coach'),
  }[actor];
  return cause ? `${author} · ${CAUSES[cause]}` : author;
}
