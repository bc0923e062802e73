import type { MovementPattern } from '../exercises/exercise.ts';
import type { InjuryRegion, InjurySide, PainfulMovement } from './injury-options.ts';

/** The exercise library's movement patterns for each painful movement. */
export const PATTERNS_OF_MOVEMENT: Readonly<Record<PainfulMovement, readonly MovementPattern[]>> = {
  overhead_press: ['vertical_push'],
  horizontal_press: ['horizontal_push'],
  chest_fly: ['chest_fly'],
  row: ['horizontal_pull', 'rear_delt'],
  pull_up: ['vertical_pull', 'shoulder_extension'],
  shoulder_raise: ['lateral_raise', 'front_raise', 'shrug'],
  curl: ['elbow_flexion'],
  triceps_extension: ['elbow_extension'],
  squat: ['squat'],
  lunge: ['lunge'],
  hinge: ['hinge'],
  leg_extension: ['knee_extension'],
  leg_curl: ['knee_flexion'],
  hip_thrust: ['hip_extension', 'hip_abduction'],
  calf_raise: ['calf_raise'],
  sit_up: ['trunk_flexion', 'trunk_stability'],
  rotation: ['trunk_rotation'],
  impact: ['locomotion'],
};

/** A part of the body to train around. */
export interface Injury {
  region: InjuryRegion;
  side: InjurySide;
  /** Empty if it's unknown what hurts. */
  hurts: readonly PainfulMovement[];
}

/** Maximum injuries of an athlete. With more, a clinician is needed before a plan. [our choice] */
export const MAX_INJURIES = 6;
/** Maximum muscles an athlete can prioritize (`science.md`, section 4). */
export const MAX_FOCUS_MUSCLES = 3;

const MIDLINE: readonly InjuryRegion[] = ['neck', 'chest', 'upper_back', 'lower_back'];

/** Whether a region exists on both sides; otherwise the side is 'none'. */
export const hasSides = (region: InjuryRegion): boolean => !MIDLINE.includes(region);

/** Whether a side is possible for a region. */
export const isSideOf = ({ region, side }: Pick<Injury, 'region' | 'side'>): boolean =>
  hasSides(region) === (side !== 'none');

/** Whether two injuries overlap: 'both' covers each side. */
export const overlapsInjury = (
  one: Pick<Injury, 'region' | 'side'>,
  other: Pick<Injury, 'region' | 'side'>,
): boolean =>
  one.region === other.region &&
  (one.side === other.side || one.side === 'both' || other.side === 'both');

/** Movements that usually hurt with an injury of a region; forms offer these first. [our choice] */
export const USUAL_PAIN: Readonly<Record<InjuryRegion, readonly PainfulMovement[]>> = {
  neck: ['overhead_press', 'shoulder_raise', 'row', 'squat', 'sit_up'],
  shoulder: [
    ...(['overhead_press', 'horizontal_press', 'chest_fly', 'row'] as const),
    ...(['pull_up', 'shoulder_raise', 'triceps_extension'] as const),
  ],
  elbow: ['overhead_press', 'horizontal_press', 'row', 'pull_up', 'curl', 'triceps_extension'],
  wrist: ['overhead_press', 'horizontal_press', 'row', 'curl', 'triceps_extension'],
  chest: ['overhead_press', 'horizontal_press', 'chest_fly'],
  upper_back: ['overhead_press', 'row', 'pull_up', 'shoulder_raise', 'hinge', 'rotation'],
  lower_back: ['overhead_press', 'row', 'squat', 'lunge', 'hinge', 'sit_up', 'rotation', 'impact'],
  hip: ['squat', 'lunge', 'hinge', 'hip_thrust', 'sit_up', 'rotation', 'impact'],
  hamstring: ['squat', 'lunge', 'hinge', 'leg_curl', 'hip_thrust', 'impact'],
  knee: ['squat', 'lunge', 'hinge', 'leg_extension', 'leg_curl', 'impact'],
  ankle: ['squat', 'lunge', 'calf_raise', 'impact'],
};

const REGION_LABELS: Readonly<Record<InjuryRegion, string>> = {
  neck: 'neck',
  shoulder: 'shoulder',
  elbow: 'elbow',
  wrist: 'wrist',
  chest: 'chest',
  upper_back: 'upper back',
  lower_back: 'lower back',
  hip: 'hip',
  hamstring: 'hamstring',
  knee: 'knee',
  ankle: 'ankle',
};
/** The label of a region. */
export const regionLabel = (region: InjuryRegion) => REGION_LABELS[region];

export const MOVEMENT_LABELS: Readonly<Record<PainfulMovement, string>> = {
  overhead_press: 'overhead press',
  horizontal_press: 'bench press or push-up',
  chest_fly: 'chest fly',
  row: 'row',
  pull_up: 'pull-up or pulldown',
  shoulder_raise: 'shoulder raise or shrug',
  curl: 'curl',
  triceps_extension: 'triceps extension',
  squat: 'squat or leg press',
  lunge: 'lunge or split squat',
  hinge: 'deadlift or hinge',
  leg_extension: 'leg extension',
  leg_curl: 'leg curl',
  hip_thrust: 'hip thrust or abduction',
  calf_raise: 'calf raise',
  sit_up: 'sit-up or plank',
  rotation: 'rotation',
  impact: 'running or jumping',
};

/** An injury as one line: 'left shoulder: overhead press, chest fly'. */
export function injuryText({ region, side, hurts }: Injury): string {
  const place = REGION_LABELS[region];
  const where =
    side === 'none' ? place : side === 'both' ? `both ${pluralOf(place)}` : `${side} ${place}`;
  return hurts.length === 0
    ? where
    : `${where}: ${hurts.map((each) => MOVEMENT_LABELS[each]).join(', ')}`;
}

const pluralOf = (place: string) => `${place}s`;
