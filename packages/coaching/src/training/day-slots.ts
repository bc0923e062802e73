import type { Muscle } from '../exercises/muscles.ts';
import type { Emphasis } from './emphasis.ts';
import type { Split, SplitDay, WorkoutName } from './split.ts';
import { ADDED_SLOTS, FILLERS, GLUTE_DAYS, type Slot, TEMPLATES, VACUUM } from './templates.ts';

/** A muscle that gets more than this many direct sets a week needs one more day. [our choice] */
const SETS_A_DAY = { short: 4, usual: 6 };
const SHORT_MINUTES = 45;
const GLUTE_LED_SETS = 9;

/**
 * Every training day's slots: variants of a workout alternate, a priority muscle appears on enough days, and its
 * exercises move to the front.
 * @param isRestricted if pain or a condition leaves little to do
 */
export function daySlots(
  split: Split,
  emphasis: Emphasis,
  { minutes, isRestricted }: { minutes: number; isRestricted: boolean },
): Slot[][] {
  const turns = new Map<string, number>();
  const days = split.days.map((day) => {
    const turn = turns.get(day.name) ?? 0;
    turns.set(day.name, turn + 1);
    const isLighter = turn % 2 === 1;
    return slotsOf(day, turn, emphasis).map((slot) => ({ ...slot, isLighter }));
  });
  for (const [muscle, sets] of emphasis.least)
    addDays(days, muscle, {
      sets,
      perDay: SETS_A_DAY[minutes <= SHORT_MINUTES ? 'short' : 'usual'],
    });
  const practiced = emphasis.hasVacuum ? withVacuum(days) : days;
  return practiced.map((day, place) => [
    ...inOrder(day, emphasis),
    ...fillersOf(split.days[place]?.name, isRestricted),
  ]);
}

const VACUUM_DAYS = 2;

/** Puts practice of the vacuum pose in the place of the first abs exercise of two days. */
function withVacuum(days: readonly Slot[][]): Slot[][] {
  let left = VACUUM_DAYS;
  return days.map((day) => {
    const place = day.findIndex(({ muscle }) => muscle === 'abs');
    if (place < 0 || left === 0) return day;
    left -= 1;
    return day.with(place, { ...day[place], ...VACUUM });
  });
}

const LOWER_DAYS: ReadonlySet<WorkoutName | undefined> = new Set(['Legs', 'Lower']);

/** A day of presses gets nothing that pulls, and the reverse. */
const OPPOSITE: Partial<Record<WorkoutName, readonly Muscle[]>> = {
  Push: ['back', 'biceps'],
  Pull: ['chest', 'triceps'],
};

/** What stays of an upper body that hurts need not fill its day: then the legs do. */
function fillersOf(name: WorkoutName | undefined, isRestricted: boolean): readonly Slot[] {
  const { lower, upper } = FILLERS;
  if (LOWER_DAYS.has(name)) return isRestricted ? [...lower, ...upper] : lower;
  if (isRestricted || name === 'Full Body') return [...upper, ...lower];
  const opposite = (name && OPPOSITE[name]) ?? [];
  return upper.filter(({ muscle }) => !opposite.includes(muscle));
}

function slotsOf({ name }: SplitDay, turn: number, { least }: Emphasis): readonly Slot[] {
  const isGluteDay = name === 'Lower' && (least.get('glutes') ?? 0) >= GLUTE_LED_SETS;
  const variants = isGluteDay ? GLUTE_DAYS : TEMPLATES[name];
  return variants[turn % variants.length] ?? [];
}

/** Sets that one exercise takes. */
const SETS_A_SLOT = 4;

/** Adds places for a muscle that comes first, until it has enough days and exercises. */
function addDays(
  days: Slot[][],
  muscle: Muscle,
  { sets, perDay }: { sets: number; perDay: number },
): void {
  const slotsIn = (day: readonly Slot[]) => day.filter((slot) => slot.muscle === muscle).length;
  const wantedDays = Math.min(days.length, Math.ceil(sets / perDay));
  const wantedSlots = Math.ceil(sets / SETS_A_SLOT);
  const isEnough = () =>
    days.filter((day) => slotsIn(day) > 0).length >= wantedDays &&
    days.reduce((sum, day) => sum + slotsIn(day), 0) >= wantedSlots;
  for (let added = 0; added < wantedSlots && !isEnough(); added += 1) {
    const [poorest] = [...days].sort((a, b) => slotsIn(a) - slotsIn(b));
    poorest?.push(ADDED_SLOTS[muscle]);
  }
}

/** Before the main lifts of muscles that don't come first. */
const JUST_BEFORE_OTHERS = 0.95;

/**
 * Main lifts first, priority muscles before others; then its other exercises, the rest, and last what is only
 * maintained.
 */
function inOrder(day: readonly Slot[], { first, least, most }: Emphasis): Slot[] {
  const isKept = (muscle: Muscle) => most.has(muscle) && !least.has(muscle);
  const leads = day.some(({ isMain, muscle }) => isMain && !isKept(muscle));
  const isHeld = ({ muscle }: Slot) => leads && isKept(muscle);
  const rankOf = (slot: Slot) => {
    if (isHeld(slot)) return 4;
    const place = first.indexOf(slot.muscle);
    if (slot.isMain) return place === -1 ? 1 : place / first.length;
    if (place !== -1 && slot.kind === 'compound') return JUST_BEFORE_OTHERS;
    return place === -1 || isVisitor(slot, day) ? 3 : 2 + place / first.length;
  };
  return [...day]
    .sort((a, b) => rankOf(a) - rankOf(b))
    .map((slot) => (isHeld(slot) ? { ...slot, isMain: false } : slot));
}

const LOWER_BODY: ReadonlySet<Muscle> = new Set(['quads', 'hamstrings', 'glutes', 'calves']);

/** A leg exercise on a day of the upper body, or the reverse: it closes the session. */
function isVisitor({ muscle }: Slot, day: readonly Slot[]): boolean {
  const main = day.find(({ isMain }) => isMain);
  const hasBoth = day.some(
    (slot) => slot.isMain && LOWER_BODY.has(slot.muscle) !== LOWER_BODY.has(main?.muscle ?? muscle),
  );
  return !hasBoth && main !== undefined && LOWER_BODY.has(main.muscle) !== LOWER_BODY.has(muscle);
}
