import {
  barKgOf,
  counted,
  type ExerciseHistory,
  type LoadedWith,
  loadKindOf,
  nextSetOf,
  platesFor,
  REST_PAUSE_SECONDS,
  SET_LIMITS,
} from '@posedown/coaching';
import type { ExerciseTarget, LoggedSet, SessionExercise, Units } from '@posedown/contract';
import { formatNumber } from '../../../lib/numbers.ts';
import { restText } from '../../../lib/rest-text.ts';
import { formatWeight, WEIGHT_UNIT, weightFromKg } from '../../../lib/units.ts';
import type { Superset } from './superset.ts';

const TECHNIQUE_NAMES = {
  straight_sets: 'Straight sets',
  drop_set: 'Drop set',
  mechanical_drop: 'Mechanical drop set',
  super_set: 'Superset',
  rest_pause: 'Rest-pause',
} as const satisfies Record<ExerciseTarget['technique'], string>;

export const techniqueName = (technique: ExerciseTarget['technique']) => TECHNIQUE_NAMES[technique];

/** Instructions for the technique with these numbers; null for straight sets and supersets. */
export function techniqueText(target: ExerciseTarget): string | null {
  const { min, max } = REST_PAUSE_SECONDS;
  switch (target.technique) {
    case 'drop_set':
      return `At the end of the last set take ${target.dropSetPercentage}% off and continue without rest. It counts as one set.`;
    case 'rest_pause':
      return `On the last set rest ${min} to ${max} s, then do ${target.restPauseReps} more with the same load, twice. It counts as one set.`;
    case 'mechanical_drop':
      return 'On the last set change to an easier variation with the same load and continue. It counts as one set.';
    default:
      return null;
  }
}

/** Describes the next step after a set in a superset. */
export const supersetText = ({ partner, isFirst }: Superset): string =>
  isFirst ? `Go straight on to ${partner}, then rest.` : `Rest, then go back to ${partner}.`;

/** The details of an exercise in a workout's outline. */
export function outlineText(
  { rpe, restTime, technique }: Pick<ExerciseTarget, 'rpe' | 'restTime' | 'technique'>,
  superset: Superset | undefined,
): string {
  const name = technique === 'super_set' || technique === 'straight_sets' ? '' : technique;
  return [
    `RPE ${rpe}`,
    superset?.isFirst ? 'no rest' : `rest ${restText(restTime)}`,
    superset && `superset with ${superset.partner}`,
    name && techniqueName(name).toLowerCase(),
  ]
    .filter(Boolean)
    .join(', ');
}

const LOAD_LABELS = { whole: 'Weight', added: 'Added weight', help: 'Counterweight' } as const;

/** The label of the load field. @param loading undefined while the exercise is unknown */
export function loadLabel(loading: string | undefined): string {
  return loading === undefined ? 'Weight' : LOAD_LABELS[loadKindOf(loading)];
}

/** Formats a set: '80 kg × 8', '45 s' or '12 reps'. */
export function setText(
  { weight, reps }: Pick<LoggedSet, 'weight' | 'reps'>,
  units: Units,
  isTimed: boolean,
): string {
  const amount = isTimed ? `${reps} s` : `${reps}`;
  if (weight === null || weight === 0) return isTimed ? amount : counted(reps, 'rep');
  // Loads can be quarters of a kilogram.
  return `${formatWeight(weight, units, units === 'metric' ? 2 : 1)} × ${amount}`;
}

/** The target of the next set with its reason; null if it simply continues as before. */
export function nextSetText(
  exercise: Pick<SessionExercise, 'sets' | 'target'>,
  context: ExerciseHistory | undefined,
  { units, isTimed }: { units: Units; isTimed: boolean },
): string | null {
  const { loadKg, reps, reason } = nextSetOf(exercise, context, units);
  if (reason === null || reps === null) return reason;
  return `Aim for ${setText({ weight: loadKg, reps }, units, isTimed)}. ${reason}`;
}

/** The pound plates of a typical gym. */
const POUND_PLATES = [45, 35, 25, 10, 5, 2.5];

/** The plates per side of a barbell: '20 + 2.5 kg a side'; null without a barbell or a plausible load. */
export function plateText(
  loadKg: number | undefined,
  loaded: LoadedWith | undefined,
  units: Units,
): string | null {
  const barKg = loaded ? barKgOf(loaded, units) : null;
  if (barKg === null || loadKg === undefined) return null;
  if (!(loadKg > 0 && loadKg <= SET_LIMITS.weight.max)) return null;
  const load = weightFromKg(loadKg, units);
  const bar = Math.round(weightFromKg(barKg, units));
  if (load < bar - 0.01) return null;
  const plates = units === 'metric' ? undefined : POUND_PLATES;
  // Converted pounds are slightly off a whole plate.
  const { perSideKg, missingKg } = platesFor(Math.round(load * 10) / 10, bar, plates);
  const unit = WEIGHT_UNIT[units];
  const side =
    perSideKg.length === 0 ? `empty ${bar} ${unit} bar` : `${perSideKg.join(' + ')} ${unit} a side`;
  return missingKg > 0.05 ? `${side}, ${formatNumber(missingKg, 2)} ${unit} short` : side;
}
