import { expect, it } from 'vitest';
import { factLines } from './fact-text.ts';
import { NO_FACTS } from './testing/no-facts.ts';

it('describes every answer, in form order', () => {
  const lines = factLines({
    division: 'Wellness',
    trainingTime: '06:30',
    injuries: [
      { region: 'shoulder', side: 'left', hurts: ['overhead_press', 'chest_fly'] },
      { region: 'knee', side: 'both', hurts: [] },
      { region: 'lower_back', side: 'none', hurts: ['hinge'] },
    ],
    focusMuscles: ['side_rear_delts', 'glutes'],
    homeEquipment: ['Resistance band', 'Parallel bars'],
    cycle: 'none',
    noPeriodReason: 'contraception',
    exertionSymptoms: false,
    familySuddenDeath: true,
    substanceUse: 'enhancing',
  });
  expect(lines.map((line) => line.join(': '))).toEqual([
    'Division: Wellness',
    'Usual training time: 06:30',
    'Injuries or pain: Left shoulder: overhead press, chest fly; Both knees; Lower back: deadlift or hinge',
    'Muscles to bring up: Side and rear delts, glutes',
    'Equipment at home: Resistance bands, Dip bars',
    'Menstrual cycle: No period for 3 months or longer: contraception',
    'Chest pain or fainting during exercise: No',
    'Sudden death in the close family before 50: Yes',
    'Stimulants or performance-enhancing drugs: Performance-enhancing drugs',
  ]);
});

it('skips unanswered questions', () => {
  expect(factLines(NO_FACTS).every(([, words]) => words === null)).toBe(true);
});
