import { describe, expect, it } from 'vitest';
import { isDueOn, isListedOn } from './supplement.ts';
import { supplementSafety } from './supplement-safety.ts';
import { supplementAdherence, supplementWeek } from './supplement-week.ts';

const daily = {
  id: 'creatine',
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  startedOn: '2026-11-17',
  stoppedOn: null,
};
const onTrainingDays = { ...daily, id: 'caffeine', weekdays: [0, 2, 4], startedOn: '2026-11-01' };

describe('the days of a supplement', () => {
  it('are the chosen ones, from the first day until the day before it was stopped', () => {
    const stopped = { ...onTrainingDays, stoppedOn: '2026-11-20' };
    expect(isDueOn(stopped, '2026-11-18')).toBe(true);
    expect(isDueOn(stopped, '2026-11-19')).toBe(false);
    expect(isListedOn(stopped, '2026-11-19')).toBe(true);
    expect(isDueOn(stopped, '2026-11-20')).toBe(false);
    expect(isDueOn(daily, '2026-11-16')).toBe(false);
  });
});

describe('a week of adherence', () => {
  const ticks = [
    { supplementId: 'creatine', date: '2026-11-17' },
    { supplementId: 'creatine', date: '2026-11-18' },
    { supplementId: 'caffeine', date: '2026-11-18' },
    // Taken on a day when it wasn't due; a day never exceeds full adherence.
    { supplementId: 'caffeine', date: '2026-11-19' },
  ];
  const week = supplementWeek([daily, onTrainingDays], ticks, '2026-11-19');

  it('runs from Monday to Sunday, each day with due and taken doses', () => {
    expect(week.map(({ date, due, taken }) => [date.slice(8), due, taken])).toEqual([
      ['16', 1, 0],
      ['17', 1, 1],
      ['18', 2, 2],
      ['19', 1, 0],
      ['20', 2, 0],
      ['21', 1, 0],
      ['22', 1, 0],
    ]);
  });

  it('counts only taken doses today, and nothing for future days', () => {
    expect(supplementAdherence(week, '2026-11-19')).toEqual({ due: 4, taken: 3, percent: 75 });
    expect(supplementAdherence(week, '2026-11-20')).toEqual({ due: 5, taken: 3, percent: 60 });
    expect(supplementAdherence([], '2026-11-19')).toEqual({ due: 0, taken: 0, percent: null });
  });
});

describe('the note on a supplement', () => {
  it('is empty for an ordinary one', () => {
    const ordinary = `Creatine monohydrate|Whey protein|Casein|Omega-3 fish oil|Vitamin D3|Vitamin B12|Magnesium
      glycinate|Zinc|Beta-alanine|L-citrulline|L-carnitine|Multivitamin|Electrolytes|Ashwagandha|Collagen|Iron|
      Decaf green tea|BCAA|EAA|Melatonin|Turmeric|Clean mass gainer|Taurine|Glutamine|Psyllium husk|CoQ10|HMB`;
    for (const name of ordinary.split('|'))
      expect([name, supplementSafety(name, null)]).toEqual([name, null]);
  });

  it.each([
    ['Potassium citrate', /food/],
    ['Dandelion root', /Diuretics/],
    ['Water pills', /Diuretics/],
    ['Pre-workout', /after noon/],
    ['Caffeine', /at most 400 mg of caffeine a day.*flutters/],
    ['Clenbuterol', /medicine/],
    ['Testosterone', /medicine/],
    ['Insulin', /medicine/],
    ['Ostarine', /medicine/],
    ['Tamoxifen', /medicine/],
    ['Letrozole', /medicine/],
    ['Arimidex 1 mg', /medicine/],
    ['Mounjaro', /medicine/],
    ['Metformin', /medicine/],
    ['MK-677', /medicine/],
    ['Cardarine', /medicine/],
    ['Salbutamol', /medicine/],
    ['Test E 250', /medicine/],
    ['HCTZ', /Diuretics/],
    ['Lasix', /Diuretics/],
    ['Niacin', /liver/],
    ['Epsom salt', /Diuretics and laxatives/],
    ['Yohimbine', /stimulants/],
    ['Fat burner with clenbuterol', /medicine/],
    ['Pre-workout with ephedrine', /medicine/],
    ['Caffeine and DNP', /medicine/],
    ['Fat burner', /stimulants/],
  ])('warns about %s', (name, sentence) => {
    expect(supplementSafety(name, null)).toMatch(sentence);
  });

  it("is the red-flag advice if the athlete's own note contains one", () => {
    expect(supplementSafety('Zinc', 'since my heart is racing at rest')).toMatch(
      /doctor|emergency/i,
    );
    expect(supplementSafety('Zinc', 'with food')).toBeNull();
  });
});
