import { expect, it } from 'vitest';
import { answerOffline } from '../answer-question.ts';
import type { AthleteFacts } from '../facts.ts';
import { FACTS, PEAK_DAY } from '../testing/facts.ts';

const HAS =
  'Today’s food is in your peak-week plan: 3100 kcal, 560 g carbs, 140 g protein, 40 g fat.';
const LOGGED = 'Logged today so far: 900 kcal, 80 g protein, 90 g carbs, 20 g fat.';

const ask = (message: string, facts: Partial<AthleteFacts> = { peakDay: PEAK_DAY }) =>
  answerOffline({ message, history: [], facts: { ...FACTS, ...facts } }).response;

it('first says that food follows the peak week, and uses its numbers', () => {
  expect(ask('how many carbs today')).toBe(`${HAS} ${LOGGED}`);
  const remaining = `${HAS} You have 470 g of carbs left today, of 560 g.`;
  expect(ask('how many carbs left today')).toBe(remaining);
  for (const question of ['what should I eat now', 'how much protein do I eat per meal']) {
    expect(ask(question)).toMatch(new RegExp(`^${HAS} .*plan`));
  }
});

it('makes up no number the peak week lacks, and works without a meal plan', () => {
  const unknown = { ...PEAK_DAY, kcal: null, carbsG: null, fatG: null, proteinG: null };
  const reply = 'Today’s food is in your peak-week plan; its page says what.';
  expect(ask('how many calories left', { peakDay: unknown })).toBe(`${reply} ${LOGGED}`);
  expect(ask('what should I eat now', { peakDay: PEAK_DAY, meals: [], targets: null })).toBe(HAS);
});
