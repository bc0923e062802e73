import {
  LANDMARKS,
  type LandmarkName,
  MUSCLES,
  type Muscle,
  type MuscleLandmarks,
} from '@posedown/coaching';
import { EMPTY_REQUIRED, typedNumber } from '../../lib/typed-number.ts';

/** Field name of a landmark: its path in the request body, so that API errors match it. */
export type LandmarkField = `volumeLandmarks.${Muscle}.${LandmarkName}`;

/** The landmarks of all muscles as typed. */
export type LandmarkValues = Record<LandmarkField, string>;

export const landmarkField = (muscle: Muscle, name: LandmarkName): LandmarkField =>
  `volumeLandmarks.${muscle}.${name}`;

/** Converts landmarks to form values. */
export function toLandmarkValues(landmarks: MuscleLandmarks): LandmarkValues {
  const entries = MUSCLES.flatMap((muscle) =>
    LANDMARKS.map((name) => [landmarkField(muscle, name), String(landmarks[muscle][name])]),
  );
  return Object.fromEntries(entries) as LandmarkValues;
}

/** Parses the typed values. Unreadable numbers become NaN, which validation rejects. */
export function toLandmarks(values: LandmarkValues): MuscleLandmarks {
  const typed = (muscle: Muscle, name: LandmarkName) =>
    typedNumber(values[landmarkField(muscle, name)], { unit: 'sets' }) ?? EMPTY_REQUIRED;
  const entries = MUSCLES.map((muscle) => [
    muscle,
    Object.fromEntries(LANDMARKS.map((name) => [name, typed(muscle, name)])),
  ]);
  return Object.fromEntries(entries) as MuscleLandmarks;
}
