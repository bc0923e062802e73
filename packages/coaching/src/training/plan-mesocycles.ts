import type { PlanAnswers } from '../athlete/answers.ts';
import { findExercise } from '../exercises/library.ts';
import { heavierReps } from './block-reps.ts';
import { type BlockFacts, nameBlocks } from './name-blocks.ts';
import { type BlockShape, type PlanBlock, planBlocks } from './plan-blocks.ts';
import type { PlanLength } from './plan-length.ts';
import { deloadWeeks, type PlanWeek } from './plan-weeks.ts';
import type { PlannedWorkout } from './planned-workout.ts';
import { type WeekLimits, weeklySetsRamp } from './prescribe-week.ts';
import { planWeeks } from './stored-week.ts';
import { isInDeficit } from './volume-targets.ts';

interface Frame {
  length: PlanLength;
  /** The base week's workouts. */
  workouts: readonly PlannedWorkout[];
  limits: WeekLimits;
}

interface Mesocycles {
  deloadWeeks: number[];
  blocks: PlanBlock[];
  weekPlan: PlanWeek[];
}

/** A plan's weeks in blocks, with texts derived from the weeks. */
export function planMesocycles(answers: PlanAnswers, frame: Frame): Mesocycles {
  const { length } = frame;
  const deloads = deloadWeeks(answers, length);
  const shapes = planBlocks(answers, { length, deloads, canLowerReps: canLowerReps(frame) });
  const unnamed = shapes.map((shape) => ({ ...shape, name: '', focus: '' }));
  const course = { deloadWeeks: deloads };
  const drafted = planWeeks(answers, length, { ...course, blocks: unnamed });
  const blocks = nameBlocks(shapes, factReader(answers, shapes, { ...frame, weeks: drafted }));
  return {
    deloadWeeks: deloads,
    blocks,
    weekPlan: planWeeks(answers, length, { ...course, blocks }),
  };
}

function factReader(
  answers: PlanAnswers,
  shapes: readonly BlockShape[],
  { weeks, workouts, limits }: Frame & { weeks: readonly PlanWeek[] },
): (index: number) => BlockFacts {
  const ramps = new Map<string, ReturnType<typeof weeklySetsRamp>>();
  const setsIn = (week: PlanWeek | undefined) => {
    if (!week) return 0;
    const key = `${week.addedSets} ${week.lowerReps}`;
    const ramp = ramps.get(key) ?? weeklySetsRamp(workouts, week, limits);
    ramps.set(key, ramp);
    return ramp(week.rampShare);
  };
  const buildsOf = (shape: BlockShape | undefined) =>
    weeks.filter(
      ({ week, kind }) =>
        kind === 'build' && shape && week >= shape.firstWeek && week <= shape.lastWeek,
    );
  return (place) => {
    const builds = buildsOf(shapes[place]);
    const before = buildsOf(shapes[place - 1]).at(-1);
    return {
      isBeginner: answers.experience === 'beginner',
      isPrep: answers.primaryGoal === 'competition_prep',
      isDeficit: isInDeficit(answers),
      firstSets: setsIn(builds[0]),
      lastSets: setsIn(builds.at(-1)),
      setsBefore: before ? setsIn(before) : null,
    };
  };
}

/** Whether any exercise can use fewer reps. */
const canLowerReps = ({ workouts }: Frame) =>
  workouts.some(({ exercises }) =>
    exercises.some(({ exerciseId, reps }) => heavierReps(reps, findExercise(exerciseId)) !== reps),
  );
