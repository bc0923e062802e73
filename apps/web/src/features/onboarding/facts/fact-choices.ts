import {
  COMPETITION_CATEGORIES,
  type CompetitionCategory,
  CYCLES,
  INJURY_SIDES,
  NO_PERIOD_REASONS,
  SUBSTANCE_USES,
  type SubstanceUse,
} from '@posedown/coaching';
import { CYCLE_WORDS, NO_PERIOD_WORDS, SUBSTANCE_WORDS } from '../../../lib/fact-text.ts';
import type { Choice } from '../../../ui/form/choice-field.tsx';

export const DIVISION_CHOICES: readonly Choice<CompetitionCategory | ''>[] = [
  { value: '', label: 'No division' },
  ...COMPETITION_CATEGORIES.map((value) => ({ value, label: value })),
];

export const CYCLE_CHOICES = CYCLES.map((value) => ({ value, label: CYCLE_WORDS[value] }));

export const NO_PERIOD_CHOICES = NO_PERIOD_REASONS.map((value) => ({
  value,
  label: NO_PERIOD_WORDS[value],
}));

export const YES_OR_NO_CHOICES = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const;

export const SUBSTANCE_CHOICES: readonly Choice<SubstanceUse | ''>[] = [
  { value: '', label: 'Prefer not to say' },
  ...SUBSTANCE_USES.map((value) => ({ value, label: SUBSTANCE_WORDS[value] })),
];

const SIDE_WORDS = { left: 'Left', right: 'Right', both: 'Both' } as const;
export const SIDE_CHOICES = INJURY_SIDES.filter((side) => side !== 'none').map((value) => ({
  value,
  label: SIDE_WORDS[value],
}));
