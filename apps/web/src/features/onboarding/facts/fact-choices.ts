import {
  COMPETITION_CATEGORIES,
  type CompetitionCategory,
  CYCLES,
  INJURY_SIDES,
  NO_PERIOD_REASONS,
  SUBSTANCE_USES,
  type SubstanceUse,
} from '@posedown/coaching';
import { CYCLE_LABELS, NO_PERIOD_LABELS, SUBSTANCE_LABELS } from '../../../lib/fact-text.ts';
import type { Choice } from '../../../ui/form/choice-field.tsx';

export const DIVISION_CHOICES: readonly Choice<CompetitionCategory | ''>[] = [
  { value: '', label: 'No division' },
  ...COMPETITION_CATEGORIES.map((value) => ({ value, label: value })),
];

export const CYCLE_CHOICES = CYCLES.map((value) => ({ value, label: CYCLE_LABELS[value] }));

export const NO_PERIOD_CHOICES = NO_PERIOD_REASONS.map((value) => ({
  value,
  label: NO_PERIOD_LABELS[value],
}));

export const YES_OR_NO_CHOICES = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const;

export const SUBSTANCE_CHOICES: readonly Choice<SubstanceUse | ''>[] = [
  { value: '', label: 'Prefer not to say' },
  ...SUBSTANCE_USES.map((value) => ({ value, label: SUBSTANCE_LABELS[value] })),
];

const SIDE_LABELS = { left: 'Left', right: 'Right', both: 'Both' } as const;
export const SIDE_CHOICES = INJURY_SIDES.filter((side) => side !== 'none').map((value) => ({
  value,
  label: SIDE_LABELS[value],
}));
