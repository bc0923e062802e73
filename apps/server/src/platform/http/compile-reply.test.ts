import { type Endpoint, endpoints } from '@posedown/contract';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { replyCompiler } from './compile-reply.ts';

const route = (schema: z.ZodType) => ({ schema, method: 'GET', url: '/api/x', httpStatus: '200' });
const serialize = (schema: z.ZodType, value: unknown) => replyCompiler(route(schema))(value);

const setSchema = z.object({
  reps: z.int(),
  rpe: z.number().nullable(),
  note: z.string().optional(),
  effort: z.enum(['low', 'high']),
});
const stepSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('hold'), seconds: z.number() }),
  z.strictObject({ kind: z.literal(['lift', 'carry']), reps: z.int() }),
]);
const sessionSchema = z.object({
  kind: z.literal(['workout', 'cardio']),
  sets: z.array(setSchema),
  best: setSchema.nullable(),
  counts: z.record(z.string(), z.number()),
  size: z.union([z.string(), z.object({ kg: z.number() })]),
  steps: z.array(stepSchema),
});
const set = { reps: 8, rpe: null, effort: 'high' } as const;
const session = {
  kind: 'workout',
  sets: [set, { ...set, rpe: 8.5, note: 'Slow' }],
  best: set,
  counts: { chest: 3 },
  size: { kg: 4 },
  steps: [
    { kind: 'carry', reps: 3 },
    { kind: 'hold', seconds: 20 },
  ],
} as const;

describe('a compiled reply', () => {
  it('is the same JSON as Zod’s', () => {
    expect(serialize(sessionSchema, session)).toBe(
      serializerCompiler(route(sessionSchema))(session),
    );
  });

  it('contains only the contract’s properties at every level', () => {
    const secret = { passwordHash: 'x' };
    const json = serialize(sessionSchema, {
      ...session,
      ...secret,
      sets: [{ ...set, ...secret }],
      best: { ...set, ...secret },
      size: { kg: 4, ...secret },
      steps: session.steps.map((step) => ({ ...step, ...secret })),
    });
    expect(JSON.parse(json)).toEqual({ ...session, sets: [set] });
  });

  it.each([
    ['an object instead of a string', { ...session, sets: [{ ...set, note: { hash: 'x' } }] }],
    ['a string instead of a number', { ...session, sets: [{ ...set, reps: '8' }] }],
    ['not a number', { ...session, sets: [{ ...set, rpe: Number.NaN }] }],
    ['a missing property', { ...session, sets: undefined }],
    ['another literal', { ...session, kind: 'posing' }],
    ['an unknown option', { ...session, steps: [{ kind: 'sprint', reps: 3 }] }],
    ['another option’s property', { ...session, steps: [{ kind: 'hold', reps: 3 }] }],
    ['null', null],
  ])('is rejected for %s', (_, value) => {
    expect(() => serialize(sessionSchema, value)).toThrow("Response doesn't match the schema");
  });

  it('supports schemas that refer to themselves', () => {
    interface Folder {
      name: string;
      folders: Folder[];
    }
    const folderSchema: z.ZodType<Folder> = z.object({
      name: z.string(),
      get folders() {
        return z.array(folderSchema);
      },
    });
    const nested = { name: 'a', folders: [{ name: 'b', folders: [], size: 3 }] };
    expect(serialize(folderSchema, nested)).toBe(
      '{"name":"a","folders":[{"name":"b","folders":[]}]}',
    );
  });

  it('compiles for every endpoint', () => {
    const replies = Object.values<Endpoint>(endpoints).flatMap((endpoint) => endpoint.reply ?? []);
    expect(replies.length).toBeGreaterThan(100);
    for (const reply of replies) expect(typeof replyCompiler(route(reply))).toBe('function');
  });
});
