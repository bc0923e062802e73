import type { DietRules } from '@posedown/coaching';
import type { Person } from './queries.ts';

/** What an athlete does not eat, by their answers of today. */
export const dietOf = ({
  dietaryRestrictions,
  foodAllergies,
}: Pick<Person, 'dietaryRestrictions' | 'foodAllergies'>): DietRules => ({
  restrictions: dietaryRestrictions,
  allergies: foodAllergies,
});
