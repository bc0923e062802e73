import { expect, it } from 'vitest';
import { alertOfRequest } from './plan-request.ts';

it('lists the requested and the current targets', () => {
  const now = { calories: 2450, protein: 180, carbs: 238, fats: 86 };
  const requested = { calories: 2100, protein: 180, carbs: 170, fats: 77 };
  expect(alertOfRequest({ kind: 'targets', now, wanted: requested }, 'Ana', 'key')).toEqual({
    type: 'plan_request',
    severity: 'medium',
    message:
      'Ana asks for 2,100 kcal (180 g protein, 170 g carbs, 77 g fat) a day. ' +
      'Now: 2,450 kcal (180 g protein, 238 g carbs, 86 g fat).',
    basis: 'targets key',
    subject: 'targets',
  });
});

it('distinguishes program requests from cardio requests', () => {
  const [program, cardio] = (['program', 'cardio'] as const).map((kind) =>
    alertOfRequest({ kind }, 'Ana', 'key'),
  );
  expect(program).toMatchObject({ message: 'Ana asks for a new training program.' });
  expect(cardio).toMatchObject({ message: 'Ana asks for a new cardio plan.', subject: 'cardio' });
});
