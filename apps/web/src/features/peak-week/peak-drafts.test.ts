import type { PeakWeekReply } from '@posedown/contract';
import { expect, it } from 'vitest';
import {
  NO_DRAFTS,
  pendingOf,
  readPeakDrafts,
  rebase,
  unsavedDays,
  withoutSent,
  withWater,
} from './peak-drafts.ts';
import type { Plan } from './peak-text.ts';

const figures = { waterMl: 3200, sodiumMg: 2500, carbsG: 200, fatG: 60, proteinG: 180 };
const plan = {
  version: 4,
  coachNotes: 'Sleep early.',
  days: [-3, -2, 0].map((offset) => ({ ...figures, offset })),
} as Plan;
const typed = { days: { [-3]: { carbsG: '205' }, 0: { fatG: '61' } }, notes: 'Rest.', version: 3 };

it('lists the days with edited values in plan order', () => {
  expect(unsavedDays(plan, typed, 'metric')).toEqual([-3, 0]);
});

it('drops restored and saved values, and the version with the last of them', () => {
  const some = {
    ...typed,
    days: { ...typed.days, [-3]: { carbsG: '200' } },
    notes: 'Sleep early.',
  };
  expect(pendingOf(plan, some, 'metric')).toEqual({ days: { 0: { fatG: '61' } }, version: 3 });
  expect(pendingOf(plan, { ...some, days: { [-3]: {} } }, 'metric')).toBe(NO_DRAFTS);
});

it('keeps values typed or restored during a save', () => {
  const [day] = plan.days;
  if (!day) throw new Error('no day');
  const figures = { carbsG: '205', fatG: '61' };
  const sent = {
    days: [day],
    figures: { [-3]: figures },
    notes: 'Rest.',
    notesBefore: 'Sleep early.',
    units: 'metric',
  } as const;
  const others = { 0: { fatG: '61' } };
  const drafts = { ...typed, days: { ...others, [-3]: figures } };
  const noChange = { ...drafts, days: { ...others, [-3]: {} }, notes: undefined };
  expect(withoutSent(drafts, sent)).toEqual(noChange);
  const more = { carbsG: '210', fatG: '61', proteinG: '175' };
  const afterTyping = { ...drafts, days: { ...others, [-3]: more }, notes: 'Rest. Call me.' };
  expect(withoutSent(afterTyping, sent)).toEqual({
    ...afterTyping,
    days: { ...others, [-3]: { carbsG: '210', proteinG: '175' } },
  });
  // A restored value counts as a change, because the save overwrites it.
  const restored = { ...drafts, days: { ...others, [-3]: { fatG: '61' } }, notes: undefined };
  expect(withoutSent(restored, sent)).toEqual({
    ...restored,
    days: { ...others, [-3]: { carbsG: '200' } },
    notes: 'Sleep early.',
  });
});

it('sets the same water on every day until the show, and keeps other input', () => {
  const after = { ...plan, days: [...plan.days, { ...figures, offset: 1 }] } as Plan;
  expect(withWater(after, typed, '3500').days).toEqual({
    [-3]: { carbsG: '205', waterMl: '3500' },
    [-2]: { waterMl: '3500' },
    0: { fatG: '61', waterMl: '3500' },
  });
});

it('rebases drafts onto the coach’s own save, but not onto an unseen version', () => {
  const reply = { plan } as PeakWeekReply;
  expect(rebase(typed, 3, reply).version).toBe(4);
  expect(rebase({ ...typed, version: 2 }, 3, reply).version).toBe(2);
});

it('restores stored drafts and nothing else', () => {
  const stored = { units: 'imperial', drafts: typed };
  expect(readPeakDrafts(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
  expect(readPeakDrafts({ units: 'stone', drafts: typed })).toBeUndefined();
  const strange = [undefined, null, 'x', { days: {} }, { ...typed, notes: 1 }];
  const days = [{ [-3]: null }, { [-3]: { carbsG: 205 } }, null];
  for (const stored of [...strange, ...days.map((other) => ({ ...typed, days: other }))]) {
    expect(readPeakDrafts({ units: 'imperial', drafts: stored })).toBeUndefined();
  }
});
