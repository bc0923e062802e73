import { type FormErrors, validateBy } from '../../lib/contract-form.ts';

const loadSchema = () =>
  import('@posedown/contract').then(({ logMealBodySchema }) => logMealBodySchema);
const validate = validateBy(loadSchema);

/**
 * Checks a line for the diary by the contract, field by field.
 * @throws where the contract cannot be loaded: what the device may have to keep must be checked here
 */
export async function checkMeal(body: unknown): Promise<FormErrors> {
  await loadSchema();
  return validate(body);
}
