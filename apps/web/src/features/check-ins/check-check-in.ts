import { PROGRESS_LIMITS } from '@posedown/coaching';
import type { Units } from '@posedown/contract';
import { type FormErrors, validateBy } from '../../lib/contract-form.ts';
import { waterRangeMessage, weightRangeMessage } from '../../lib/range-message.ts';
import { inOwnWords } from '../../lib/typed-number.ts';

const loadSchema = () =>
  import('@posedown/contract').then(({ checkInBodySchema }) => checkInBodySchema);
const validate = validateBy(loadSchema);

/**
 * Checks a check-in by the contract; errors speak the athlete's own units.
 * @throws where the contract cannot be loaded: what the device may have to keep must be checked here
 */
export async function checkCheckIn(body: unknown, units: Units): Promise<FormErrors> {
  await loadSchema();
  return inUnits(await validate(body), units);
}

/** Errors as this form says them: sizes in the athlete's own units, and a slider is set. */
export function inUnits(fieldErrors: FormErrors, units: Units): FormErrors {
  const own: Record<string, string> = {
    energyLevel: 'Set your energy level',
    weight: weightRangeMessage(PROGRESS_LIMITS.weight, units),
    waterIntake: waterRangeMessage(PROGRESS_LIMITS.waterIntake, units),
  };
  return Object.fromEntries(
    Object.entries(fieldErrors).map(([field, message]) => [field, inOwnWords(message, own[field])]),
  );
}
