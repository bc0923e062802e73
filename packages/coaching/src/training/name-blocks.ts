import type { BlockShape, PlanBlock } from './plan-blocks.ts';

/** Facts about a block's weeks that its text depends on. */
export interface BlockFacts {
  isBeginner: boolean;
  isPrep: boolean;
  isDeficit: boolean;
  /**
   * Hard sets of its first and last build week, and of the last build week before it; null if
   * there is none.
   */
  firstSets: number;
  lastSets: number;
  setsBefore: number | null;
}

/** Name and focus of the last block before a show once the taper begins. */
export const TAPER_TEXT = {
  name: 'Taper',
  focus: 'Loads stay and sets drop: muscle stays, fatigue goes before the show.',
} as const;

export const RECOVERY_TEXT = {
  name: 'Recovery',
  focus:
    'Sets rebuild after the show, well short of failure, while you eat and rest back to normal.',
} as const;

/** Adds a name and focus to each block, derived from its weeks. */
export function nameBlocks(
  shapes: readonly BlockShape[],
  factsOf: (index: number) => BlockFacts,
): PlanBlock[] {
  const blocks: PlanBlock[] = [];
  shapes.forEach((shape, index) => {
    blocks.push({ ...textOf(shape, index, { ...factsOf(index), blocks }), ...shape });
  });
  return blocks;
}

type BlockText = Pick<PlanBlock, 'name' | 'focus'>;
type BlockContext = BlockFacts & { blocks: readonly PlanBlock[] };

function textOf(shape: BlockShape, index: number, context: BlockContext): BlockText {
  if (shape.sets === 'rebuild') return RECOVERY_TEXT;
  if (context.isDeficit) return deficitText(shape, context);
  if (context.isBeginner) return beginnerText(index);
  if (shape.lowerReps) return strengthText(context);
  return volumeText(context);
}

function deficitText(
  { sets }: BlockShape,
  { isPrep, setsBefore, lastSets }: BlockContext,
): BlockText {
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

function beginnerText(index: number): BlockText {
  if (index === 0) {
    const focus = 'The same lifts and sets every week, so that you learn each movement.';
    return { name: 'Learn the lifts', focus };
  }
  const focus =
    'The same lifts and sets: add load whenever every set reaches the top of its range.';
  return { name: 'Add load', focus };
}

function strengthText({ setsBefore, firstSets, lastSets }: BlockContext): BlockText {
  const isFewer = setsBefore !== null && Math.max(firstSets, lastSets) < setsBefore;
  const sets = isFewer ? ', with fewer sets than before' : '';
  return { name: 'Strength', focus: `Fewer reps and more load on the big lifts${sets}.` };
}

function volumeText({ firstSets, lastSets, blocks }: BlockContext): BlockText {
  if (lastSets <= firstSets) {
    const focus = 'The same sets every week, each a little closer to failure.';
    return { name: 'Steady volume', focus };
  }
  if (blocks.some(({ lowerReps }) => lowerReps)) {
    const focus = 'Back to more reps with the loads you built, and sets grow from week to week.';
    return { name: 'Volume at new loads', focus };
  }
  return { name: 'Volume', focus: 'Sets grow from week to week, up to what fits your sessions.' };
}
