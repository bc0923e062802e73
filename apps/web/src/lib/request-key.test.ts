import { progressBodySchema } from '@posedown/contract';
import { expect, it } from 'vitest';
import { newRequestKey } from './request-key.ts';

it('creates unique keys that the contract accepts', () => {
  const keys = Array.from({ length: 200 }, newRequestKey);
  for (const key of keys) {
    expect(progressBodySchema.shape.requestKey.safeParse(key).success, key).toBe(true);
    expect(key).toMatch(/^.{14}4.{4}[89ab]/);
  }
  expect(new Set(keys).size).toBe(200);
});
