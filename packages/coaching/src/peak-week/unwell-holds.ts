import type { HoldKind } from '../safety/hold-kinds.ts';
import type { PeakRedFlag } from './rules.ts';

const OF_THE_HEART: readonly PeakRedFlag[] = ['Palpitations', 'Fainting'];

/** Holds for feeling unwell in peak week, even without a named symptom. */
export const unwellHolds = (symptoms: readonly PeakRedFlag[]): HoldKind[] => [
  symptoms.some((symptom) => OF_THE_HEART.includes(symptom)) ? 'cardiac' : 'medical',
];
