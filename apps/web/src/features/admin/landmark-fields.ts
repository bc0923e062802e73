import {
  LANDMARKS,
  type LandmarkName,
  MUSCLES,
  type Muscle,
  type MuscleLandmarks,
} from '@posedown/coaching';
import { NOTHING_TYPED, typedNumber } from '../../lib/typed-number.ts';

/** The name of a landmark's field: its path in what is sent, by which a error finds it. */
export type LandmarkField = `volumeLandmarks.${Muscle}.${LandmarkName}`;

/** The landmarks of every muscle as they are typed. */
export type LandmarkValues = Record<LandmarkField, string>;

export const landmarkField = (muscle: Muscle, name: LandmarkName): LandmarkField =>
  `volumeLandmarks.${muscle}.${name}`;

/** Landmarks as the form shows them. */
export function toLandmarkValues(landmarks: MuscleLandmarks): LandmarkValues {
  const entries = MUSCLES.flatMap((muscle) =>
    LANDMARKS.map((name) => [landmarkField(muscle, name), String(landmarks[muscle][name])]),
  );
  return Object.fromEntries(entries) as LandmarkValues;
}

/** What was typed, as it is sent; what is no number is NaN, and refused. */
export function toLandmarks(values: LandmarkValues): MuscleLandmarks {
  const typed = (muscle: Muscle, name: LandmarkName) =>
    typedNumber(values[landmarkField(muscle, name)], { unit: 'sets' }) ?? NOTHING_TYPED;
  const entries = MUSCLES.map((muscle) => [
    muscle,
    Object.fromEntries(LANDMARKS.map((name) => [name, typed(muscle, name)])),
  ]);
  return Object.fromEntries(entries) as MuscleLandmarks;
}
