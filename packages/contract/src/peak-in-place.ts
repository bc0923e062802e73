import { z } from 'zod';

/** What an approved peak week asks for on a day, in the place of training and cardio. */
export const peakInPlaceSchema = z.object({ theme: z.string(), training: z.string() });

/** The same with what it has to be eaten, in the place of the meal plan; null where that is not known. */
export const peakDayOfFoodSchema = peakInPlaceSchema.extend({
  kcal: z.number().nullable(),
  carbsG: z.number().nullable(),
  fatG: z.number().nullable(),
  proteinG: z.number().nullable(),
});
