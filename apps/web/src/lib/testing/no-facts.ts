import type { Profile } from '@posedown/contract';

/** The facts of someone who answered no optional question. */
export const NO_FACTS = {
  division: null,
  trainingTime: null,
  injuries: [],
  focusMuscles: [],
  homeEquipment: [],
  cycle: null,
  noPeriodReason: null,
  exertionSymptoms: null,
  familySuddenDeath: null,
  substanceUse: null,
} satisfies Partial<Profile>;
