import { expect, it } from 'vitest';
import { checkPlanText } from '../safety/check-plan-text.ts';
import { spotRedFlag, spotRedFlagSteps } from '../safety/red-flags.ts';
import { supplementSafety } from '../supplements/supplement-safety.ts';
import { SLOW } from '../testing/slow.ts';
import { answerOffline } from './answer-question.ts';
import { checkSentence } from './check-answer.ts';
import { findExclusion } from './find-exclusion.ts';
import { findOffLimits } from './off-limits.ts';
import { FACTS } from './testing/facts.ts';

const READERS: Record<string, (text: string) => unknown> = {
  'red flags': spotRedFlag,
  'subjects off limits': findOffLimits,
  exclusions: (text) => findExclusion(text, { own: null, before: [text] }),
  'words of plans': checkPlanText,
  supplements: (text) => supplementSafety('Zinc', text),
  answers: (message) => answerOffline({ message, history: [], facts: FACTS }),
  'sentences of a model': (text) => checkSentence(text, [1, 2, 3]),
};
/** Each of these once made a rule take quadratic time or worse. */
const UNITS = [
  ...['faint,', 'no faint or ', 'never had ', 'is it a ', 'clients ', '1,', '800 kcal '],
  ...['500 mg salt ', 'a', 'before and best lift ', 'limit, '],
];
const CASES = Object.keys(READERS).flatMap((reader) =>
  UNITS.map((unit) => [reader, unit] as const),
);

const repeated = (unit: string, length: number) =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

/** The fastest of several runs, in ms of CPU time, so that other load doesn't count. */
function fastestMs(read: (text: string) => unknown, text: string, runs: number): number {
  const times = Array.from({ length: runs }, () => {
    const before = process.cpuUsage();
    read(text);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

it.each(CASES)('%s take linear time in the length: %j', SLOW, (name, unit) => {
  const read = READERS[name] ?? spotRedFlag;
  // Four times the length takes four times as long in linear time, and sixteen times in quadratic time.
  const [some, more] = [5000, 20_000].map((length) => fastestMs(read, repeated(unit, length), 4));
  // Shorter times only measure clock noise.
  expect(more ?? 0).toBeLessThan(Math.max(10 * (some ?? 0), 40));
});

it('scans 5,000 characters of symptoms in under 500 ms', SLOW, () => {
  expect(fastestMs(spotRedFlag, repeated('faint,', 5000), 3)).toBeLessThan(500);
});

it('yields after each clause, and within a very long one', () => {
  const pauses = (text: string) => [...spotRedFlagSteps(text)].length;
  expect(pauses(repeated('faint,', 6000))).toBe(1000);
  const [some, more] = [6000, 12_000].map((length) => pauses(repeated('chest and pain ', length)));
  expect((more ?? 0) / (some ?? 1)).toBeCloseTo(2, 1);
});

it('finds a symptom at the end of a long text, and ignores distant denials', () => {
  const calm = 'the session went well and the weights moved fast ';
  expect(spotRedFlag(`${repeated(calm, 4900)}and i fainted`)?.flag.id).toBe('fainting');
  expect(spotRedFlag(`${repeated('I slept well, ', 4900)}no chest pain`)).toBeNull();
});
