import { foldText } from '@posedown/coaching';
import { z } from 'zod';
import { areUnique, choiceSchema, idSchema, textSchema } from './common.ts';
import { defineEndpoint } from './endpoint.ts';

export const TAG_MAX_LENGTH = 24;
export const TAGS_PER_ATHLETE = 12;
export const TAGS_PER_COACH = 60;

/** A coach's short word about an athlete. Two that differ only in case or accents are the same. */
export const tagSchema = textSchema(TAG_MAX_LENGTH, 'Write a tag')
  .overwrite((text) => text.replaceAll(/\s+/g, ' '))
  .refine((text) => foldText(text).trim() !== '', 'Use letters or numbers');

export const athleteTagsBodySchema = z.strictObject({
  tags: z
    .array(tagSchema)
    .max(TAGS_PER_ATHLETE, `Use at most ${TAGS_PER_ATHLETE} tags per athlete`)
    .refine((tags) => areUnique(tags.map(foldText)), 'List each tag once'),
});

export const TAG_ACTIONS = ['add', 'remove'] as const;

export const tagManyBodySchema = z.strictObject({
  action: choiceSchema(TAG_ACTIONS),
  tag: tagSchema,
  ids: z
    .array(idSchema)
    .min(1, 'Choose at least one athlete')
    .max(500, 'Choose at most 500 athletes')
    .refine(areUnique, 'List each athlete once'),
});
export type TagManyBody = z.output<typeof tagManyBodySchema>;

const athleteTagsSchema = z.object({ tags: z.array(z.string()) }).meta({ id: 'AthleteTags' });

const tag = 'Tags';
const ofAthlete = z.object({ userId: idSchema });

export const tagEndpoints = {
  tags: defineEndpoint({
    method: 'GET',
    path: '/api/tags',
    access: 'coach',
    tag,
    summary: 'The tags you gave your athletes, and how many athletes have each',
    status: 200,
    reply: z.object({
      tags: z.array(z.object({ tag: z.string(), athletes: z.number().int() })),
    }),
  }),
  tagMany: defineEndpoint({
    method: 'POST',
    path: '/api/tags/athletes',
    access: 'coach',
    tag,
    summary: 'Add a tag to some of your athletes or remove it, for all of them or none',
    body: tagManyBodySchema,
    status: 200,
    reply: z.object({
      /** As first written. */
      tag: z.string(),
      /** The athletes it was added to or removed from. The opposite action for these is the undo. */
      changed: z.array(idSchema),
    }),
  }),
  athleteTags: defineEndpoint({
    method: 'GET',
    path: '/api/users/:userId/tags',
    access: 'coach',
    tag,
    summary: 'The tags you gave one of your athletes',
    params: ofAthlete,
    status: 200,
    reply: athleteTagsSchema,
  }),
  setAthleteTags: defineEndpoint({
    method: 'PUT',
    path: '/api/users/:userId/tags',
    access: 'coach',
    tag,
    summary: 'Set the tags of one of your athletes',
    params: ofAthlete,
    body: athleteTagsBodySchema,
    status: 200,
    reply: athleteTagsSchema,
  }),
};
