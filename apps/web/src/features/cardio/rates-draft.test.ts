import { expect, it } from 'vitest';
import { fieldsOf } from './rates-draft.ts';

const stored = { measuredMaxHeartRate: 190, restingHeartRate: null, takesBetaBlockers: false };

it('shows what is stored where nothing was typed', () => {
  expect(fieldsOf(stored)).toEqual({
    measuredMaxHeartRate: '190',
    restingHeartRate: '',
    takesBetaBlockers: 'no',
  });
});

it('keeps what was typed, and says of beta-blockers what another device said meanwhile', () => {
  const elsewhere = { ...stored, measuredMaxHeartRate: 170, takesBetaBlockers: true };
  const typed = { measuredMaxHeartRate: '', restingHeartRate: '52' };
  expect(fieldsOf(elsewhere, typed)).toEqual({ ...typed, takesBetaBlockers: 'yes' });
});
