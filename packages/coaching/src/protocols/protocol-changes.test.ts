import { expect, it } from 'vitest';
import type { ProtocolPhase } from './protocol.ts';
import { protocolChanges } from './protocol-changes.ts';

const phase: ProtocolPhase = {
  name: 'Mid Prep',
  weeks: 6,
  calories: 2100,
  protein: 200,
  carbs: 180,
  fats: 64,
  cardioMinutes: 150,
  dailySteps: 10_000,
  trainingDays: 5,
  weeklySets: 110,
  refeedDays: 1,
  checkPoint: 'Trend weight near 80 kg',
};
const plan = (...phases: ProtocolPhase[]) => ({ bodyFatTarget: 8, phases });

it('name the phase, the field, and both values', () => {
  const after = { ...phase, calories: 2000, refeedDays: 2 };
  expect(protocolChanges(plan(phase), plan(after))).toEqual([
    'Phase 1, Mid Prep: calories 2,100 → 2,000 kcal',
    'Phase 1, Mid Prep: refeed days 1 → 2 a week',
  ]);
});

it('include added and removed phases, and the body fat target', () => {
  expect(protocolChanges(plan(phase), { bodyFatTarget: null, phases: [] })).toEqual([
    'Body fat target: 8% → none',
    'Phase 1, Mid Prep: removed',
  ]);
  expect(protocolChanges(plan(phase), plan(phase, { ...phase, name: 'Final Push' }))).toEqual([
    'Phase 2, Final Push: added, 6 weeks',
  ]);
});

it('are empty if nothing changed', () => {
  expect(protocolChanges(plan(phase), plan({ ...phase }))).toEqual([]);
});
