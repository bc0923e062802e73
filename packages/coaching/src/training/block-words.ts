import type { BlockShape, PlanBlock } from './plan-blocks.ts';

/** What the weeks of a block ask for, as far as its words speak of it. */
export interface BlockFacts {
  isBeginner: boolean;
  isPrep: boolean;
  isDeficit: boolean;
  /** Hard sets of its first and its last build week, and of the last build week before it; null without one. */
  firstSets: number;
  lastSets: number;
  setsBefore: number | null;
}

/** What a block before a show is called once the taper begins. */
export const TAPER_WORDS = {
  name: 'Taper',
  focus: 'Loads stay and sets drop: muscle stays, fatigue goes before the show.',
} as const;

export const RECOVERY_WORDS = {
  name: 'Recovery',
  focus:
    'Sets rebuild after the show, well short of failure, while you eat and rest back to normal.',
} as const;

/** The words of each block, true of what its weeks ask for. */
export function nameBlocks(
  shapes: readonly BlockShape[],
  factsOf: (place: number) => BlockFacts,
): PlanBlock[] {
  const named: PlanBlock[] = [];
  shapes.forEach((shape, place) => {
    named.push({ ...wordsOf(shape, place, { ...factsOf(place), named }), ...shape });
  });
  return named;
}

type Words = Pick<PlanBlock, 'name' | 'focus'>;
type Known = BlockFacts & { named: readonly PlanBlock[] };

function wordsOf(shape: BlockShape, place: number, known: Known): Words {
  if (shape.sets === 'rebuild') return RECOVERY_WORDS;
  if (known.isDeficit) return deficitWords(shape, known);
  if (known.isBeginner) return beginnerWords(place);
  if (shape.lowerReps) return strengthWords(known);
  return volumeWords(known);
}

function deficitWords({ sets }: BlockShape, { isPrep, setsBefore, lastSets }: Known): Words {
  const during = isPrep ? 'the prep' : 'the diet';
  if (sets === 'full') {
    const focus = 'The same sets every week: add load or reps wherever you can.';
    return { name: 'Build on what you have', focus };
  }
  const isFewer = setsBefore !== null && lastSets < setsBefore;
  const focus = isFewer
    ? `Sets drop a little before any load does: hold your loads for the rest of ${during}.`
    : `Hold your loads and sets for the rest of ${during}.`;
  return { name: 'Keep the load', focus };
}

function beginnerWords(place: number): Words {
  if (place === 0) {
    const focus = 'The same lifts and sets every week, so that you learn each movement.';
    return { name: 'Learn the lifts', focus };
  }
  const focus =
    'The same lifts and sets: add load whenever every set reaches the top of its range.';
  return { name: 'Add load', focus };
}

function strengthWords({ setsBefore, firstSets, lastSets }: Known): Words {
  const isFewer = setsBefore !== null && Math.max(firstSets, lastSets) < setsBefore;
  const sets = isFewer ? ', with fewer sets than before' : '';
  return { name: 'Strength', focus: `Fewer reps and more load on the big lifts${sets}.` };
}

function volumeWords({ firstSets, lastSets, named }: Known): Words {
  if (lastSets <= firstSets) {
    const focus = 'The same sets every week, each a little closer to failure.';
    return { name: 'Steady volume', focus };
  }
  if (named.some(({ lowerReps }) => lowerReps)) {
    const focus = 'Back to more reps with the loads you built, and sets grow from week to week.';
    return { name: 'Volume at new loads', focus };
  }
  return { name: 'Volume', focus: 'Sets grow from week to week, up to what fits your sessions.' };
}
