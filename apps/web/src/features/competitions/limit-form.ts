import { PROGRESS_LIMITS } from '@posedown/coaching';
import type { Units } from '@posedown/contract';
import { defineForm } from '../../lib/form/define-form.ts';
import { textField } from '../../lib/form/field.ts';
import { weightField } from '../../lib/form/number-field.ts';
import { WEIGHT_UNIT } from '../../lib/units.ts';

/** The weight limit of a class: 145 lb is 65.77 kg. No class uses more than tenths of a pound. */
export const limitForm = defineForm({
  weightLimit: weightField(PROGRESS_LIMITS.weight),
  weightLimitSource: textField(),
});

/** Formats a limit: `formatLimit(65.77, 'metric')` is '65.77 kg'. */
export const formatLimit = (limitKg: number, units: Units): string =>
  `${limitForm.fields.weightLimit.format(limitKg, units)} ${WEIGHT_UNIT[units]}`;
