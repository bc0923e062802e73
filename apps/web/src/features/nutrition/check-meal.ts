import { type FormErrors, validateBy } from '../../lib/contract-form.ts';

const loadSchema = () =>
  import('@posedown/contract').then(({ logMealBodySchema }) => logMealBodySchema);
const validate = validateBy(loadSchema);

/**
 * Validates a diary entry against the contract, field by field.
 * @throws if the contract can't be loaded, because queued entries must be validated before they
 * are stored
 */
export async function checkMeal(body: unknown): Promise<FormErrors> {
  await loadSchema();
  return validate(body);
}
