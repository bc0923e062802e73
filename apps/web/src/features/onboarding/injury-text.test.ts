import { expect, it } from 'vitest';
import { injuryText, readInjuries, readInjury } from './injury-text.ts';

it('round-trips, even without a side', () => {
  for (const injury of [
    { region: 'knee', side: 'left', hurts: ['squat', 'lunge'] },
    { region: 'neck', side: 'none', hurts: [] },
    { region: 'hip', side: '', hurts: ['impact'] },
  ] as const) {
    expect(readInjury(injuryText(injury))).toEqual(injury);
  }
});

it('drops unknown values', () => {
  const texts = ['tail/left/squat', 'knee/under/squat,levitation', '', 'constructor//'];
  expect(readInjuries(texts)).toEqual([{ region: 'knee', side: '', hurts: ['squat'] }]);
});
