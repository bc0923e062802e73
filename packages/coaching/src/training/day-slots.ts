import type { Muscle } from '../exercises/muscles.ts';
import type { Emphasis } from './emphasis.ts';
import type { Split, SplitDay, WorkoutName } from './split.ts';
import { ADDED_SLOTS, FILLERS, GLUTE_DAYS, type Slot, TEMPLATES, VACUUM } from './templates.ts';

/** A muscle with more direct sets than this per day needs another day. [our choice] */
const SETS_PER_DAY = { short: 4, usual: 6 };
const SHORT_MINUTES = 45;
const GLUTE_LED_SETS = 9;

/**
 * Every training day's slots: variants of a workout alternate, a priority muscle appears on enough
 * days, and its exercises move to the front.
 * @param isRestricted if pain or a condition rules out most exercises
 */
export function daySlots(
  split: Split,
  emphasis: Emphasis,
  { minutes, isRestricted }: { minutes: number; isRestricted: boolean },
): Slot[][] {
  const variantCounts = new Map<string, number>();
  const days = split.days.map((day) => {
    const variant = variantCounts.get(day.name) ?? 0;
    variantCounts.set(day.name, variant + 1);
    const isLighter = variant % 2 === 1;
    return slotsOf(day, variant, emphasis).map((slot) => ({ ...slot, isLighter }));
  });
  for (const [muscle, sets] of emphasis.minSets)
    addDays(days, muscle, {
      sets,
      perDay: SETS_PER_DAY[minutes <= SHORT_MINUTES ? 'short' : 'usual'],
    });
  const practiced = emphasis.hasVacuum ? withVacuum(days) : days;
  return practiced.map((day, index) => [
    ...inOrder(day, emphasis),
    ...fillersOf(split.days[index]?.name, isRestricted),
  ]);
}

const VACUUM_DAYS = 2;

/** Replaces the first abs exercise of two days with vacuum practice. */
function withVacuum(days: readonly Slot[][]): Slot[][] {
  let remainingDays = VACUUM_DAYS;
  return days.map((day) => {
    const index = day.findIndex(({ muscle }) => muscle === 'abs');
    if (index < 0 || remainingDays === 0) return day;
    remainingDays -= 1;
    return day.with(index, { ...day[index], ...VACUUM });
  });
}

const LOWER_DAYS: ReadonlySet<WorkoutName | undefined> = new Set(['Legs', 'Lower']);

/** Muscles left off push and pull days. */
const OPPOSITE: Partial<Record<WorkoutName, readonly Muscle[]>> = {
  Push: ['back', 'biceps'],
  Pull: ['chest', 'triceps'],
};

/**
 * Optional slots for a day. With restrictions, upper-body days may be filled with leg exercises
 * and the reverse.
 */
function fillersOf(name: WorkoutName | undefined, isRestricted: boolean): readonly Slot[] {
  const { lower, upper } = FILLERS;
  if (LOWER_DAYS.has(name)) return isRestricted ? [...lower, ...upper] : lower;
  if (isRestricted || name === 'Full Body') return [...upper, ...lower];
  const opposite = (name && OPPOSITE[name]) ?? [];
  return upper.filter(({ muscle }) => !opposite.includes(muscle));
}

function slotsOf({ name }: SplitDay, variant: number, { minSets }: Emphasis): readonly Slot[] {
  const isGluteDay = name === 'Lower' && (minSets.get('glutes') ?? 0) >= GLUTE_LED_SETS;
  const variants = isGluteDay ? GLUTE_DAYS : TEMPLATES[name];
  return variants[variant % variants.length] ?? [];
}

/** Sets per exercise. */
const SETS_PER_SLOT = 4;

/** Adds slots for a priority muscle, in place, until it has enough days and exercises. */
function addDays(
  days: Slot[][],
  muscle: Muscle,
  { sets, perDay }: { sets: number; perDay: number },
): void {
  const slotsIn = (day: readonly Slot[]) => day.filter((slot) => slot.muscle === muscle).length;
  const neededDays = Math.min(days.length, Math.ceil(sets / perDay));
  const neededSlots = Math.ceil(sets / SETS_PER_SLOT);
  const isEnough = () =>
    days.filter((day) => slotsIn(day) > 0).length >= neededDays &&
    days.reduce((sum, day) => sum + slotsIn(day), 0) >= neededSlots;
  for (let added = 0; added < neededSlots && !isEnough(); added += 1) {
    const [poorest] = [...days].sort((a, b) => slotsIn(a) - slotsIn(b));
    poorest?.push(ADDED_SLOTS[muscle]);
  }
}

/** Ranks just before the main lifts of other muscles. */
const JUST_BEFORE_OTHERS = 0.95;

/**
 * Main lifts first, priority muscles before others; then other exercises of priority muscles, the
 * remaining ones, and maintained muscles last.
 */
function inOrder(day: readonly Slot[], { first, minSets, maxSets }: Emphasis): Slot[] {
  const isMaintained = (muscle: Muscle) => maxSets.has(muscle) && !minSets.has(muscle);
  const leads = day.some(({ isMain, muscle }) => isMain && !isMaintained(muscle));
  const isMaintainedSlot = ({ muscle }: Slot) => leads && isMaintained(muscle);
  const rankOf = (slot: Slot) => {
    if (isMaintainedSlot(slot)) return 4;
    const index = first.indexOf(slot.muscle);
    if (slot.isMain) return index === -1 ? 1 : index / first.length;
    if (index !== -1 && slot.kind === 'compound') return JUST_BEFORE_OTHERS;
    return index === -1 || isVisitor(slot, day) ? 3 : 2 + index / first.length;
  };
  return [...day]
    .sort((a, b) => rankOf(a) - rankOf(b))
    .map((slot) => (isMaintainedSlot(slot) ? { ...slot, isMain: false } : slot));
}

const LOWER_BODY: ReadonlySet<Muscle> = new Set(['quads', 'hamstrings', 'glutes', 'calves']);

/** A leg exercise on an upper-body day, or the reverse. It closes the session. */
function isVisitor({ muscle }: Slot, day: readonly Slot[]): boolean {
  const main = day.find(({ isMain }) => isMain);
  const hasBoth = day.some(
    (slot) => slot.isMain && LOWER_BODY.has(slot.muscle) !== LOWER_BODY.has(main?.muscle ?? muscle),
  );
  return !hasBoth && main !== undefined && LOWER_BODY.has(main.muscle) !== LOWER_BODY.has(muscle);
}
