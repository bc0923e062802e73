import { expect, it } from 'vitest';
import { plannedText } from './planned-text.ts';

const planned = {
  appliesOn: '2026-12-07',
  checkInId: '01890000-0000-7000-8000-000000000001',
  targets: { calories: 2150, protein: 180, carbs: 210, fats: 60 },
  cardioMinutes: null,
  reason: null,
};

it('names the day and everything that changes', () => {
  expect(plannedText(planned)).toBe(
    'From Mon 7 Dec: 2,150 kcal, 180 g protein, 210 g carbs, 60 g fat',
  );
  expect(plannedText({ ...planned, targets: null, cardioMinutes: 90 })).toBe(
    'From Mon 7 Dec: 90 min steady cardio a week',
  );
});
