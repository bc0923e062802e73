import { expect, it } from 'vitest';
import { injuryText, readInjuries, readInjury } from './injury-text.ts';

it('comes back as it was written, also with the side still open', () => {
  for (const injury of [
    { region: 'knee', side: 'left', hurts: ['squat', 'lunge'] },
    { region: 'neck', side: 'none', hurts: [] },
    { region: 'hip', side: '', hurts: ['impact'] },
  ] as const) {
    expect(readInjury(injuryText(injury))).toEqual(injury);
  }
});

it('leaves out what the form does not offer', () => {
  const texts = ['tail/left/squat', 'knee/under/squat,levitation', '', 'constructor//'];
  expect(readInjuries(texts)).toEqual([{ region: 'knee', side: '', hurts: ['squat'] }]);
});
