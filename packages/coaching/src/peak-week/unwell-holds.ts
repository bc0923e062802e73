import type { HoldKind } from '../safety/hold-kinds.ts';
import type { PeakRedFlag } from './rules.ts';

const OF_THE_HEART: readonly PeakRedFlag[] = ['Palpitations', 'Fainting'];

/** What is put on hold when somebody feels unwell in peak week, also where they name no symptom. */
export const unwellHolds = (symptoms: readonly PeakRedFlag[]): HoldKind[] => [
  symptoms.some((symptom) => OF_THE_HEART.includes(symptom)) ? 'cardiac' : 'medical',
];
