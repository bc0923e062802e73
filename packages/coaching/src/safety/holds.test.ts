import { describe, expect, it } from 'vitest';
import { finish } from '../result/steps.ts';
import { deficitBlocks } from './deficit-blocks.ts';
import { checkExclusions } from './exclusions.ts';
import { healthBlockReason, intervalBlockReason } from './health-blocks.ts';
import { HOLD_KINDS, type HoldKind } from './hold-kinds.ts';
import { HOLD_PROMISE, HOLD_RULES, withoutOnRecord } from './holds.ts';
import { readSigns } from './read-signs.ts';
import { RED_FLAGS } from './red-flags.data.ts';

const holdsIn = (text: string) => {
  const { holds, statedHolds } = finish(readSigns(text));
  return [...holds, ...statedHolds];
};

describe('hold rules', () => {
  it('rule out a deficit and a peak week for every kind', () => {
    for (const kind of HOLD_KINDS) {
      expect(HOLD_RULES[kind].bars, kind).toEqual(expect.arrayContaining(['deficit', 'peak']));
    }
  });

  it('require a clinician if the source does', () => {
    const withClinician = HOLD_KINDS.filter((kind) => HOLD_RULES[kind].needsClinician);
    expect(withClinician).toEqual([
      'crisis',
      'cardiac',
      'emergency',
      'eating_disorder',
      'pregnancy',
    ]);
  });

  it('include a hold for every red flag that advises against dieting', () => {
    const promising =
      /up to maintenance, and keep training easy\.|do not train or diet|at maintenance/i;
    for (const { id, advice, hold, isCommon } of RED_FLAGS) {
      if (promising.test(advice) && !isCommon) expect(hold, id).not.toBeNull();
    }
  });

  it("make promises only in the hold itself, not in the red flags' advice", () => {
    for (const { id, advice } of RED_FLAGS) expect(advice, id).not.toContain('diet pauses');
    expect(HOLD_PROMISE).toContain('diet pauses');
  });
});

describe('holds placed by a text', () => {
  const SAYINGS: readonly (readonly [string, readonly HoldKind[]])[] = [
    ['I have been purging after meals every day', ['eating_disorder']],
    ['I fainted after training today', ['cardiac']],
    ['my heart skips beats when I lie in bed and I feel palpitations', ['cardiac']],
    ['I have chest pain', ['cardiac']],
    ['I have not had my period for 4 months', ['low_energy']],
    ['I want to kill myself', ['crisis']],
    ['I had a heart attack last night', ['emergency', 'cardiac']],
    ["I'm pregnant, can I keep lifting?", ['pregnancy']],
    ['I have a heart condition', ['cardiac']],
    ['I purge after dinner and my period stopped', ['eating_disorder', 'low_energy']],
    ['I am dizzy when I stand up', []],
    ['I have diabetes', []],
    ['What if I faint?', []],
    ['My wife is pregnant', []],
    ['my sister is pregnant and I am helping her out', []],
    ['I look pregnant after that refeed', []],
    ['So bloated I feel six months pregnant', []],
    ['Pregnancy test came back negative', []],
    ['My dad had heart surgery, so I missed two sessions', []],
    ['My heart rate was high on the stairs', []],
    ['I put my heart into this prep', []],
    ['There is no eating disorder in my past', []],
    ['Is it bad for my heart?', []],
    ['I am breastfeeding my son', ['pregnancy']],
    ['I found out I am 8 weeks pregnant!', ['pregnancy']],
    ['I had anorexia as a teenager', ['eating_disorder']],
    ['Great session today, all sets done', []],
  ];

  it.each(SAYINGS)('finds the holds of %j', (text, kinds) => {
    expect(holdsIn(text).toSorted()).toEqual(kinds.toSorted());
  });

  it('skips a condition that is already on record', () => {
    const onRecord = ['Pregnancy or breastfeeding'] as const;
    expect(withoutOnRecord(['pregnancy', 'cardiac'], onRecord)).toEqual(['cardiac']);
  });
});

describe('an open hold', () => {
  const onHold = { holds: ['eating_disorder'], clinicianAgreed: true } as const;

  it('rules out a deficit by itself, whatever a clinician said about conditions', () => {
    const body = { ageYears: 30, heightCm: 170, weightKg: 75 } as const;
    expect(deficitBlocks(body)).toEqual([]);
    expect(deficitBlocks({ ...body, ...onHold })).toMatchObject([{ code: 'hold' }]);
    expect(healthBlockReason(onHold, 'peak')).toContain('No peak week while');
  });

  it('rules out intervals if the heart or a pregnancy is at risk', () => {
    expect(intervalBlockReason({ ...onHold, ageYears: 30 })).toBeNull();
    expect(intervalBlockReason({ holds: ['cardiac'], ageYears: 30 })).toContain(
      'No intervals while',
    );
  });

  it('blocks publishing by a coach', () => {
    const plan = {
      ageYears: 30,
      conditions: [],
      plan: 'deficit',
      clinicianApproved: true,
    } as const;
    expect(checkExclusions(plan).level).toBe('ok');
    expect(checkExclusions({ ...plan, ...onHold }).level).toBe('block');
  });
});
