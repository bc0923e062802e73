import { type PlannedExercise, type SeededRandom, seededRandom } from '@posedown/coaching';
import { findExercise } from '../packages/coaching/src/exercises/library.ts';

const WARM_UP = [240, 360] as const;
const SET_UP = [60, 120] as const;
const RAMP_UP_SET = [45, 75] as const;
const CHANGEOVER = [10, 20] as const;
const CLUSTER = [45, 75] as const;
/** People start the next set a little early or late. */
const REST_ERROR = [0.92, 1.08] as const;

const secondsOfTempo = (tempo: string) =>
  tempo.split('-').reduce((sum, part) => sum + Number(part), 0);

/**
 * Minutes of a workout, set by set: random reps within the range at the planned tempo, both sides of unilateral
 * exercises, rests after each set except an exercise's last, supersets in rounds.
 */
export function simulateMinutes(exercises: readonly PlannedExercise[], seed: number): number {
  const random = seededRandom(seed);
  const draw: Draw = ([low, high]) => low + random.next() * (high - low);
  const warm = new Set<string>();
  return (
    groupsOf(exercises).reduce((seconds, group) => {
      const preparing = group.map((one) => draw(SET_UP) + rampUps(one, warm) * draw(RAMP_UP_SET));
      return preparing.reduce((sum, one) => sum + one, seconds) + roundSeconds(group, random, draw);
    }, draw(WARM_UP)) / 60
  );
}

/** Single exercises, or the two of a superset. */
function groupsOf(exercises: readonly PlannedExercise[]): PlannedExercise[][] {
  const groups: PlannedExercise[][] = [];
  for (const item of exercises) {
    if (groups.flat().includes(item)) continue;
    const partner = exercises.find(({ exerciseName }) => exerciseName === item.supersetWith);
    groups.push(partner ? [item, partner] : [item]);
  }
  return groups;
}

type Draw = (range: readonly [number, number]) => number;

function roundSeconds(group: readonly PlannedExercise[], random: SeededRandom, draw: Draw): number {
  const rounds = Math.max(...group.map(({ sets }) => sets));
  let seconds = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const due = group.filter(({ sets }) => sets >= round);
    for (const one of due) seconds += setSeconds(one, random);
    if (due.length > 1) seconds += draw(CHANGEOVER);
    if (round < rounds) seconds += (group.at(-1)?.restTime ?? 0) * draw(REST_ERROR);
  }
  const hasCluster = group.some(({ technique }) => /drop_set|rest_pause/.test(technique));
  return seconds + (hasCluster ? draw(CLUSTER) : 0);
}

function rampUps({ exerciseId }: PlannedExercise, warm: Set<string>): number {
  const exercise = findExercise(exerciseId);
  if (exercise?.exerciseType !== 'compound') return 0;
  const isCold = exercise.primaryMuscles.some((muscle) => !warm.has(muscle));
  for (const muscle of exercise.primaryMuscles) warm.add(muscle);
  return isCold ? (exercise.heavy ? 3 : 2) : 0;
}

function setSeconds({ exerciseId, reps, tempo }: PlannedExercise, random: SeededRandom): number {
  const [low = 10, high = low] = (reps.match(/\d+/g) ?? []).map(Number);
  const count = random.integer(low, high);
  const exercise = findExercise(exerciseId);
  const oneSide = exercise?.timed ? count : count * secondsOfTempo(tempo);
  return exercise?.unilateral ? 2 * oneSide : oneSide;
}
