import { expect, it } from 'vitest';
import { fieldsOf } from './rates-draft.ts';

const stored = { measuredMaxHeartRate: 190, restingHeartRate: null, takesBetaBlockers: false };

it('shows stored values in unedited fields', () => {
  expect(fieldsOf(stored)).toEqual({
    measuredMaxHeartRate: '190',
    restingHeartRate: '',
    takesBetaBlockers: 'no',
  });
});

it("keeps edited fields and updates the others to another device's change", () => {
  const elsewhere = { ...stored, measuredMaxHeartRate: 170, takesBetaBlockers: true };
  const typed = { measuredMaxHeartRate: '', restingHeartRate: '52' };
  expect(fieldsOf(elsewhere, typed)).toEqual({ ...typed, takesBetaBlockers: 'yes' });
});
