import { z } from 'zod';
import { areUnique, calendarDaySchema, idSchema } from './common.ts';
import { messagePhotoSchema } from './photo-marks.ts';
import { voiceNoteRefSchema } from './voice-notes.ts';

/** What a message can link to: a logged workout, a weekly check-in, or a food of the diary. */
export const MESSAGE_LINK_KINDS = ['workout', 'check_in', 'meal'] as const;
export type MessageLinkKind = (typeof MESSAGE_LINK_KINDS)[number];

export const MESSAGE_MAX_LINKS = 3;

const linkSchema = z.strictObject({ kind: z.enum(MESSAGE_LINK_KINDS), id: idSchema });
export type MessageLink = z.output<typeof linkSchema>;

export const messageLinksSchema = z
  .array(linkSchema)
  .max(MESSAGE_MAX_LINKS, `Link at most ${MESSAGE_MAX_LINKS} things`)
  .refine((links) => areUnique(links.map(({ id }) => id)), 'Link each thing only once');

export const shownLinkSchema = z
  .object({
    kind: z.enum(MESSAGE_LINK_KINDS),
    id: idSchema,
    /** Null once its target is deleted, as is the day. */
    title: z.string().nullable(),
    date: calendarDaySchema.nullable(),
  })
  .meta({ id: 'ShownLink' });
export type ShownLink = z.output<typeof shownLinkSchema>;

/** What a message shows besides its text. */
export const messageExtrasFields = {
  attachments: z.array(messagePhotoSchema),
  /** Its photos that were deleted since. */
  deletedPhotos: z.number().int(),
  links: z.array(shownLinkSchema),
  voiceNote: voiceNoteRefSchema.nullable(),
};
export type MessageExtras = z.output<z.ZodObject<typeof messageExtrasFields>>;
