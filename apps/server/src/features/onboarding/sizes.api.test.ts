import { expect } from 'vitest';
import { signUpForm } from '../../testing/answers.ts';
import { serverTest as it } from '../../testing/fixtures.ts';

const conflictAt = (path: string) => [
  400,
  [{ path, message: expect.stringMatching(/^This height and weight don’t match/) }],
];

it('rejects an implausible height and weight', async ({ server }) => {
  const form = signUpForm({ height: 120, weight: 180, targetWeight: 170 });
  const answers = { ...form, primaryGoal: 'weight_loss' };
  const reply = await server.browser().post('/api/users', answers);
  expect([reply.statusCode, reply.json().issues]).toEqual(conflictAt('weight'));
  const corrected = await server.browser().post('/api/users', { ...answers, height: 180 });
  expect(corrected.statusCode).toBe(201);
});

it('rejects them in the profile at the changed field', async ({ server }) => {
  const browser = server.browser();
  const form = signUpForm({ height: 190, weight: 180, targetWeight: 170 });
  const { user } = (
    await browser.post('/api/users', {
      ...{ ...form, email: 'sizes@test.example', primaryGoal: 'weight_loss' },
    })
  ).json();
  const url = `/api/users/${user.id}`;
  const { version } = (await browser.get(url)).json();
  for (const [path, value] of [
    ['height', 120],
    ['weight', 35],
  ] as const) {
    const reply = await browser.patch(url, { [path]: value, version });
    expect([reply.statusCode, reply.json().issues]).toEqual(conflictAt(path));
  }
  expect(await (await browser.get(url)).json()).toMatchObject({
    height: 190,
    weight: 180,
    version,
  });
});
