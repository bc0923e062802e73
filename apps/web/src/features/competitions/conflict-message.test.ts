import type { Competition } from '@posedown/contract';
import { expect, it } from 'vitest';
import { formOf } from './competition-form.ts';
import { conflictMessage, isStored, untouchedFields } from './conflict-message.ts';

const opened: Competition = {
  ...{ id: 'c', userId: 'ana', name: 'Harbour Open', date: '2027-01-16', category: 'Bikini' },
  ...{ location: null, notes: null, status: 'upcoming', weeksOut: 8, resultOpen: false },
  ...{ weightLimit: null, weightLimitSource: null, placing: null, version: 1 },
  createdAt: '2026-11-01T10:00:00.000Z',
};
const typed = { ...formOf(opened), location: 'Bristol', notes: 'Tall class' };

it('keeps typed values, and updates the others to what another device saved', () => {
  const stored = { ...opened, date: '2027-01-23', notes: 'Short class', version: 2 };
  expect({ ...typed, ...untouchedFields(typed, opened, stored) }).toEqual({
    ...typed,
    date: '2027-01-23',
  });
  expect(conflictMessage(opened, stored)).toMatch(
    /^Changed in the meantime on another device: date, notes\. What you typed is still here/,
  );
});

it('mentions coach-only changes that the form has no field for', () => {
  const stored = { ...opened, weightLimit: 80, weightLimitSource: 'IFBB', version: 2 };
  expect({ ...typed, ...untouchedFields(typed, opened, stored) }).toEqual(typed);
  expect(conflictMessage(opened, stored)).toContain(
    'Changed in the meantime on another device or by your coach: weight limit.',
  );
  const placed = { ...opened, status: 'completed' as const, placing: 2 };
  expect(conflictMessage(opened, placed)).toContain('by your coach: result.');
  expect(conflictMessage(opened, { ...opened, version: 3 })).toContain('by your coach: this show.');
});

it('recognizes its own first attempt if the response was lost', () => {
  expect(isStored(typed, { ...opened, location: 'Bristol', notes: 'Tall class' })).toBe(true);
  expect(isStored(typed, { ...opened, location: 'Bristol' })).toBe(false);
});
