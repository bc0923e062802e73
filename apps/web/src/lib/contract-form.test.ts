import { loginBodySchema } from '@posedown/contract';
import { expect, it } from 'vitest';
import { validateBy } from './contract-form.ts';

const validate = validateBy(async () => loginBodySchema);

it('reports errors by field', async () => {
  expect(await validate({ email: 'nobody', password: '' })).toEqual({
    email: 'Invalid email address',
    password: 'Password is required',
  });
});

it('returns no errors for valid values', async () => {
  expect(await validate({ email: 'ada@example.org', password: 'x' })).toEqual({});
});

it('leaves validation to the server if the schema can’t be loaded', async () => {
  const blind = validateBy(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await blind({ email: 'nobody' })).toEqual({});
});
