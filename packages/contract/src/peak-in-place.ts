import { z } from 'zod';

/** What an approved peak week asks for on a day, in the place of training and cardio. */
export const peakInPlaceSchema = z.object({ theme: z.string(), training: z.string() });
