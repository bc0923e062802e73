import {
  isDueOn,
  SAFETY_RULES_VERSION,
  seededRandom,
  supplementSafety,
  WEEKDAYS,
} from '@posedown/coaching';
import { loggedShare } from './behavior.ts';
import type { CastMember } from './cast.ts';
import { type DemoRow, newId } from './queries.ts';
import type { LivedDay } from './simulate-days.ts';

type Tin = Pick<DemoRow<'supplements'>, 'name' | 'amount' | 'unit' | 'time' | 'note'>;

const EVERY_DAY = [...WEEKDAYS];
const TRAINING_DAYS = [0, 1, 3, 4];

/** Supplements everyone takes, and some extras. */
const CREATINE: Tin = {
  ...{ name: 'Creatine monohydrate', amount: 5, unit: 'g', time: 'with_breakfast', note: null },
};
const OTHERS: readonly (Tin & { weekdays?: number[] })[] = [
  {
    name: 'Vitamin D3',
    amount: 2000,
    unit: 'IU',
    time: 'with_breakfast',
    note: 'October to April.',
  },
  { name: 'Omega-3', amount: 2, unit: 'capsule', time: 'with_dinner', note: null },
  {
    ...{ name: 'Caffeine', amount: 200, unit: 'mg', time: 'before_training' },
    ...{ note: 'Only before heavy sessions.', weekdays: TRAINING_DAYS },
  },
  {
    ...{ name: 'Whey protein', amount: 1, unit: 'scoop', time: 'after_training' },
    ...{ note: null, weekdays: TRAINING_DAYS },
  },
  { name: 'Magnesium glycinate', amount: 300, unit: 'mg', time: 'before_bed', note: null },
];

/** Days of ticks to generate. */
const TICKED_DAYS = 28;

/** An athlete's supplements, ticked as reliably as they log meals. The demo athlete takes all of them. */
export function supplementRows(
  { email, behavior }: CastMember,
  userId: string,
  days: readonly LivedDay[],
  isClient: boolean,
): { supplements: DemoRow<'supplements'>[]; supplementTicks: DemoRow<'supplementTicks'>[] } {
  const random = seededRandom(`supplements:${email}`);
  const others = isClient ? OTHERS : random.shuffle(OTHERS).slice(0, random.integer(1, 3));
  const startedOn = days[0]?.date;
  if (startedOn === undefined) return { supplements: [], supplementTicks: [] };
  const supplements = [CREATINE, ...others].map((tin) => ({
    weekdays: EVERY_DAY,
    ...tin,
    safety: supplementSafety(tin.name, tin.note ?? null),
    rulesVersion: SAFETY_RULES_VERSION,
    id: newId(),
    userId,
    startedOn,
    stoppedOn: null,
  }));
  const supplementTicks = days.slice(-TICKED_DAYS).flatMap(({ date, silent }) =>
    supplements
      .filter((supplement) => isDueOn(supplement, date) && random.next() < loggedShare(behavior))
      .filter(() => !silent)
      .map(({ id }) => ({
        userId,
        date,
        supplementId: id,
        tickedAt: new Date(`${date}T19:00:00Z`),
      })),
  );
  return { supplements, supplementTicks };
}
