import type { Units } from '@posedown/contract';
import { type FormErrors, validateBy } from '../../lib/contract-form.ts';
import { checkInForm } from './check-in-form.ts';

const loadSchema = () =>
  import('@posedown/contract').then(({ checkInBodySchema }) => checkInBodySchema);
const validate = validateBy(loadSchema);

/**
 * Checks a check-in by the contract; errors speak the athlete's own units.
 * @throws where the contract cannot be loaded: what the device may have to keep must be checked here
 */
export async function checkCheckIn(body: unknown, units: Units): Promise<FormErrors> {
  await loadSchema();
  return checkInForm.inOwnWords(await validate(body), units);
}
