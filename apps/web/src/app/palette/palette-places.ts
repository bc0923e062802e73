import { foldText } from '@posedown/coaching';

/** A destination: a screen, or the start of a frequent action. */
export interface Place {
  label: string;
  to: string;
  /** Other names people use for it. */
  also?: string;
}

/** Where the coach's frequent actions start. */
export const ACTIONS: readonly Place[] = [
  { label: 'Invite an athlete', to: '/add-client', also: 'add new client invitation e-mail' },
  { label: 'Create a workout plan', to: '/create-workout', also: 'new training program build' },
  { label: 'Generate a protocol', to: '/protocols', also: 'draft diet phase' },
  { label: 'New check-in form', to: '/check-in-forms/new', also: 'create build questions' },
  { label: 'Export data', to: '/admin?tab=export', also: 'download csv file' },
];

/** The screens that are not in the navigation. */
export const MORE_SCREENS: readonly Place[] = [
  { label: 'Check-in forms', to: '/check-in-forms', also: 'weekly questions assign due day' },
  { label: 'Exercise library', to: '/exercises', also: 'video technique' },
  { label: 'Posing practice', to: '/posing-practice', also: 'poses roster notes' },
  { label: 'Team', to: '/admin?tab=team', also: 'coaches add remove' },
  { label: 'Settings', to: '/admin?tab=settings', also: 'alerts units practice name' },
  { label: 'Audit log', to: '/admin?tab=audit', also: 'who did what history' },
];

/** Actions a coach can start for an athlete, in addition to opening their page. */
export const actionsFor = ({ id, name }: { id: string; name: string }): Place[] => [
  { label: `Message ${name}`, to: `/messages/${id}` },
  { label: `Protocols of ${name}`, to: `/protocols?athlete=${id}` },
];

/**
 * The words of such an action, and how many letters must be typed, because a name may start the
 * same way.
 */
const ACTION_KEYWORDS = ['message', 'protocols'];
const MIN_ACTION_LETTERS = 4;

const isActWord = (word: string) =>
  word.length >= MIN_ACTION_LETTERS &&
  ACTION_KEYWORDS.some((act) => act.startsWith(foldText(word)));

/** The part of the query that names an athlete: 'omar' in 'protocol omar'. */
export const athleteNameIn = (text: string): string =>
  text
    .split(/\s+/)
    .filter((word) => !isActWord(word))
    .join(' ')
    .trim();

/** The places in which every typed word begins a word; all of them if nothing is typed. */
export function placesFor<Found extends Place>(text: string, places: readonly Found[]): Found[] {
  const typed = foldText(text).split(/\s+/).filter(Boolean);
  return places.filter(({ label, also = '' }) => {
    const words = foldText(`${label} ${also}`).split(/[\s-]+/);
    return typed.every((start) => words.some((word) => word.startsWith(start)));
  });
}
