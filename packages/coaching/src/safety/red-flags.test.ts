import { describe, expect, it } from 'vitest';
import { spotRedFlag } from './red-flags.ts';
import { HARMLESS_BY_LANGUAGE } from './testing/harmless-by-language.data.ts';
import { HARMLESS as USUAL_HARMLESS, DETECTED as USUAL_HEARD } from './testing/phrases.data.ts';
import { DETECTED_BY_LANGUAGE } from './testing/phrases-by-language.data.ts';

const DETECTED = [...USUAL_HEARD, ...DETECTED_BY_LANGUAGE];
const HARMLESS = [...USUAL_HARMLESS, ...HARMLESS_BY_LANGUAGE];

const idOf = (text: string) => {
  const spotted = spotRedFlag(text);
  return spotted && !spotted.isHypothetical ? spotted.flag.id : null;
};

describe('red flags', () => {
  it.each(DETECTED)('are found in %j', (text, id) => {
    expect(idOf(text)).toBe(id);
  });

  it.each(HARMLESS)('are not found in %j', (text) => {
    expect(idOf(text)).toBeNull();
  });

  it('advise on a general question without assuming an illness', () => {
    for (const text of [
      'What if I faint?',
      'what happens if I faint',
      'if I have palpitations what do I do',
      'In case I get chest pain should I stop',
      'can dieting cause fainting',
      'what is amenorrhea',
    ]) {
      expect(spotRedFlag(text), text).toMatchObject({ isHypothetical: true });
    }
    expect(spotRedFlag('what if I kill myself')).toMatchObject({ isHypothetical: false });
  });

  it('report the most serious of several', () => {
    expect(idOf('I binged and now I have chest pain')).toBe('chest_pain');
  });

  /** A rotating sample of the harmless sentences. */
  const some = (index: number) =>
    Array.from(
      { length: 8 },
      (_, offset) => HARMLESS[(index * 8 + offset) % HARMLESS.length] ?? '',
    );

  it.each(DETECTED.map(([text, id], index) => ({ text, id, place: index })))(
    'are found in $text next to harmless sentences, even with denials',
    ({ text, id, place }) => {
      for (const harmless of some(place)) {
        for (const joined of [
          `${harmless}. ${text}`,
          `${text}. ${harmless}`,
          `${harmless}\n${text}`,
        ]) {
          expect([joined, idOf(joined)]).toEqual([joined, id]);
        }
      }
    },
  );

  const complaints = [
    'No energy',
    'Not feeling great',
    'No sleep',
    'I did not eat well',
    'No motivation',
  ];

  it.each(complaints)('are each found after “%s,” in one sentence', (complaint) => {
    for (const [text, id] of DETECTED) {
      const joined = `${complaint}, ${text}`;
      expect([joined, idOf(joined)]).toEqual([joined, id]);
    }
  });

  it.each(HARMLESS.map((text, index) => ({ text, place: index })))(
    'are not found in $text next to other harmless sentences',
    ({ text, place }) => {
      for (const harmless of some(place)) {
        const joined = `${text}. ${harmless}`;
        expect([joined, idOf(joined)]).toEqual([joined, null]);
      }
    },
  );
});
