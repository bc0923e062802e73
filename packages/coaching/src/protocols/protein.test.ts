import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyAthlete } from '../training/testing/athletes.ts';
import { protocolBasis } from './basis.ts';
import { generateProtocol } from './generate-protocol.ts';
import { draft, inputOf, NOTHING_LOGGED } from './testing/drafts.ts';

describe('the protein of a cut', () => {
  const decisionTexts = ({ decisions }: ReturnType<typeof draft>) =>
    decisions.find(({ topic }) => topic === 'Protein')?.text;

  it('is at least 2.3 g per kg of lean mass', () => {
    const input = inputOf({
      ...{ ageYears: 35, weightKg: 110, heightCm: 185, targetWeightKg: 99 },
      ...{ measuredKcal: 2400, bodyFatPercent: undefined, cardioPreference: 'none' },
    });
    const { leanMassKg } = protocolBasis(input).energy;
    const protocol = draft('cutting', input);
    const [first] = protocol.phases;
    expect(first?.protein).toBeGreaterThanOrEqual(2.3 * leanMassKg - 0.5);
    for (const { protein } of protocol.phases) {
      expect(protein).toBeGreaterThanOrEqual(2.3 * leanMassKg - 0.5);
    }
    expect(decisionTexts(protocol)).toContain('higher when the diet is harder');
  });

  it('is stated correctly if carbohydrate and fat leave less', () => {
    let low = 0;
    fc.assert(
      fc.property(anyAthlete(), (answers) => {
        const input = { ...NOTHING_LOGGED, answers: { ...answers, dietaryRestrictions: [] } };
        const protocol = generateProtocol('cutting', input);
        if (protocol.kind !== 'protocol') return;
        const { leanMassKg } = protocolBasis(input).energy;
        const minProtein = Math.min(...protocol.phases.map(({ protein }) => protein));
        const isLow = minProtein + 0.5 < 2.3 * leanMassKg;
        if (isLow) low += 1;
        const texts = decisionTexts(protocol);
        if (isLow)
          expect(texts).toContain(
            `the lowest protein has ${(minProtein / leanMassKg).toFixed(1)} g per kg`,
          );
        else expect(texts).toContain('higher when the diet is harder');
      }),
      { numRuns: 500, seed: 20261121 },
    );
    expect(low).toBeGreaterThan(0);
  });
});
