import { z } from 'zod';

/** A day of an approved peak week, which replaces training and cardio. */
export const peakDayOverrideSchema = z.object({ theme: z.string(), training: z.string() });

/** The same with its food, which replaces the meal plan; null if unknown. */
export const peakDayOfFoodSchema = peakDayOverrideSchema.extend({
  kcal: z.number().nullable(),
  carbsG: z.number().nullable(),
  fatG: z.number().nullable(),
  proteinG: z.number().nullable(),
});
