import type { CardioModality } from '@posedown/coaching';

export const MODALITY_LABELS: Record<CardioModality, string> = {
  'treadmill-incline-walk': 'Treadmill',
  'brisk-walk': 'Walk outdoors',
  'stationary-bike': 'Stationary bike',
  'spin-bike': 'Spin bike',
  elliptical: 'Elliptical',
  'stair-climber': 'Stairs',
  'rowing-machine': 'Rower',
  'jump-rope': 'Jump rope',
};

const MODALITIES = Object.keys(MODALITY_LABELS) as CardioModality[];
const FOR_INTERVALS: readonly CardioModality[] = [
  'stationary-bike',
  'spin-bike',
  'elliptical',
  'rowing-machine',
  'jump-rope',
];

const toChoice = (value: CardioModality) => ({ value, label: MODALITY_LABELS[value] });
export const STEADY_CHOICES = MODALITIES.map(toChoice);
export const INTERVAL_CHOICES = FOR_INTERVALS.map(toChoice);

/** The modality with this name, such as a plan's exercise; else the fallback. */
export function modalityOf(
  name: string | null | undefined,
  fallback: CardioModality,
): CardioModality {
  return MODALITIES.find((modality) => modality === name) ?? fallback;
}
